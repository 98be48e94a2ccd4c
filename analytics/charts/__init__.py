"""Charts of statistics: Vega-Lite from typed rows, drawn as SVG that takes its colours from the page."""
