"""Problem sheets as Markdown, LaTeX and HTML.

Rule: writers show a `Problem` and compute nothing.
"""
