"""What is drawn of which statistic, in a report and in a notebook alike: a sentence, charts, how to
read them."""
