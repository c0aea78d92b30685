"""How Sphinx makes the site: `make docs`, without a network, every warning an error."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "tools"))

from pygments.lexers.special import TextLexer  # noqa: E402

import rnea  # noqa: E402

project = "rnea"
author = "the authors of rnea"
copyright = author
version = release = rnea.__version__

extensions = [
    "myst_parser",
    "sphinx_copybutton",
    # ours, in tools/
    "mathml",
    "live_robots",
    "root_pages",
    "api_pages",
    "command_pages",
    "catalogue_pages",
]
exclude_patterns = ["tools", "gallery/*.py"]

# ---- Markdown ------------------------------------------------------------------------------------
myst_enable_extensions = ["attrs_block", "colon_fence", "deflist", "dollarmath", "fieldlist"]
myst_heading_anchors = 4
# a link that leads nowhere is an error, to a page or to a heading
nitpicky = True
suppress_warnings = ["myst.strikethrough"]
highlight_language = "none"
# two hyphens are an option, and quotes are those of a program
smartquotes = False
# what is copied is what can be pasted: no prompt, no output
copybutton_prompt_text = "$ "
copybutton_only_copy_prompt_lines = True
copybutton_line_continuation_character = "\\"

# ---- pages ---------------------------------------------------------------------------------------
html_theme = "furo"
html_title = f"rnea {release}"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_math_renderer = "mathml"
html_copy_source = False
# modules have their places in the interface
html_domain_indices = False
html_show_sphinx = False
html_theme_options = {"navigation_with_keys": True}
# signatures show types by their last name
python_use_unqualified_type_names = True
toc_object_entries_show_parents = "hide"
# types of others, whose pages are elsewhere
nitpick_ignore = [
    ("py:class", name)
    for name in (
        "ArrayLike",
        "Figure",
        "Packages",
        "Path",
        "np.random.Generator",
    )
]


def setup(app):
    # tables of numbers have no colours, and no lexer
    app.add_lexer("csv", TextLexer)
