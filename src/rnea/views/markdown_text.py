"""Text in Markdown, where no name is markup."""

from __future__ import annotations

from html import escape


def markdown_text(text: str) -> str:
    r"""No element of HTML, no cell, code, formula, link or emphasis begins in it.

    >>> print(markdown_text("<b> a|b $x$ [here](there) **x** _y_"))
    &lt;b&gt; a\|b \$x\$ [here]\(there) \*\*x\*\* \_y\_
    >>> print(markdown_text(r"a\|b"))
    a\\\|b
    """
    # backslashes first: those that escape must not be escaped themselves
    for sign in "\\*_~|`$":
        text = text.replace(sign, f"\\{sign}")
    return escape(text, quote=False).replace("](", "]\\(")
