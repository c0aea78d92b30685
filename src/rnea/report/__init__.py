"""What is shown: tables, plots, scenes, films, worksheets."""
