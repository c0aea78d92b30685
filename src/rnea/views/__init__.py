"""What is shown: tables, plots, scenes, films, worksheets. No physics."""

from rnea.views.style import Look, needed
