"""What is shown: tables, plots, scenes, films, worksheets."""

from rnea.report.public import *
