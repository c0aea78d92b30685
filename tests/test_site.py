"""The site is built without a warning, has no link that leads nowhere, and robots that move."""

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import pytest

from support.browser import needs_browser
from support.tiers import full_only

pytest.importorskip("sphinx", reason="the site was not built: there is no sphinx")

ROOT = Path(__file__).parent.parent
# .ci/run builds the site by `make docs`; here its pages are read
pytestmark = full_only


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "sphinx", "--fail-on-warning", "--keep-going", "--quiet"]
    done = subprocess.run(
        [*command, ROOT / "docs", folder], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return folder


class Links(HTMLParser):
    """The addresses and the anchors of a page."""

    def __init__(self, text):
        super().__init__()
        self.links, self.anchors = set(), set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        self.anchors |= {given[name] for name in ("id", "name") if given.get(name)}
        self.links |= {given[name] for name in ("href", "src") if given.get(name)}


def test_no_link_leads_nowhere(site):
    pages = {page: Links(page.read_text("utf-8")) for page in site.rglob("*.html")}
    lost = []
    for page, found in pages.items():
        if "live" in page.parts:
            continue
        for link in found.links:
            if re.match(r"(https?|mailto|data):|//", link):
                continue
            path, _, anchor = unquote(link).partition("#")
            target = (page.parent / path.partition("?")[0]).resolve() if path else page
            if not target.is_file():
                lost.append(f"{page.relative_to(site)}: {link}")
            elif anchor and target.suffix == ".html" and "live" not in target.parts:
                lost += [f"{page.relative_to(site)}: {link}"] * (
                    anchor not in pages[target].anchors
                )
    assert not lost


def test_every_page_is_reached_from_the_first(site):
    reached, waiting = set(), [site / "index.html"]
    while waiting:
        page = waiting.pop()
        if page in reached:
            continue
        reached.add(page)
        links = Links(page.read_text("utf-8")).links
        targets = ((page.parent / link.partition("#")[0]).resolve() for link in links)
        waiting += [x for x in targets if x.suffix == ".html" and x.is_file() and site in x.parents]
    assert {*site.rglob("*.html")} <= reached


def test_nothing_is_fetched_from_elsewhere(site):
    """Scripts, styles, fonts and pictures lie beside the pages."""
    for page in site.rglob("*.html"):
        text = page.read_text("utf-8")
        assert not re.search(r"<(?:script|img|iframe)[^>]*\ssrc=\"(?:https?:)?//", text), page
        assert not re.search(r"<link[^>]*rel=\"stylesheet\"[^>]*href=\"(?:https?:)?//", text), page


@needs_browser[0]
def test_robots_move_within_the_pages(site, chromium):
    """Marks in its pages become frames; what is framed opens with the state of its mark."""
    frames = {}
    for page in site.rglob("*.html"):
        for source in re.findall(r'<iframe src="([^"]+)"', page.read_text("utf-8")):
            file, mark, state = source.partition("#")
            frames[(page.parent / file).resolve(), mark + state] = page
    assert len(frames) >= 2
    for file, _ in frames:
        assert file.stat().st_size < 0.45e6
    (shown,) = (x for x in frames if x[1] == "#q=0.5,-1.1,1.2,-0.4,0.6,0")
    opened = chromium.open(*shown)
    assert opened.state()["q"] == [0.5, -1.1, 1.2, -0.4, 0.6, 0]
    opened.tab("Recursion")
    assert not opened.problems
    opened.close()


@needs_browser[0]
@pytest.mark.parametrize("width", [390, 1280])
def test_no_page_is_wider_than_its_window(site, chromium, width):
    """On a phone nothing pushes a page sideways; what is wide scrolls within itself."""
    page = chromium.plain(site / "index.html", {"width": width, "height": 800})
    wide = {}
    for file in sorted(site.rglob("*.html")):
        if "live" not in file.parts:
            page.goto(file.as_uri(), wait_until="domcontentloaded")
            wide[file.stem] = page.evaluate("document.documentElement.scrollWidth")
    page.close()
    assert not {name: found for name, found in wide.items() if found > width}


@needs_browser[0]
@pytest.mark.parametrize("question", ["wrong torques", "gravity compensation", "motor"])
def test_search_finds_what_people_ask(site, chromium, question):
    """By the page's own search, as a reader types it."""
    page = chromium.plain(site / "index.html", {"width": 1280, "height": 800})
    page.get_by_placeholder("Search").first.fill(question)
    page.keyboard.press("Enter")
    found = page.locator("#search-results ul.search li a")
    found.first.wait_for(timeout=20_000)
    assert found.count() >= 1
    page.close()
