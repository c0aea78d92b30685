"""Text in Markdown, where no name is markup."""

from __future__ import annotations

from html import escape


def markdown_text(text: str) -> str:
    r"""No element of HTML, no cell, code, formula or link begins in it.

    >>> print(markdown_text("<b> a|b $x$ [here](there)"))
    &lt;b&gt; a\|b \$x\$ [here]\(there)
    """
    text = escape(text, quote=False).replace("](", "]\\(")
    for sign in "|`$":
        text = text.replace(sign, f"\\{sign}")
    return text
