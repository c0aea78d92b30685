"""A real browser for pages of Studio: Chromium, without a window and without a network.

Machines without it skip these tests and say so in one line; CI (CI=true) does not skip but fails.
Pictures are drawn by the processor, so that every machine sees the same.
"""

import base64
import importlib.util
import os

import numpy as np
import pytest

from support.tools import found, why_none

_NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
_ARGUMENTS = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
_NO_PICTURES = ["--no-sandbox", "--disable-gpu", "--disable-3d-apis"]
SIZE = {"width": 1280, "height": 720}
# pixels of the screen for each of the page: the processor draws every one of them
_COARSE = 0.5


def executable():
    """Where Chromium is."""
    return found(*_NAMES)


def why_not():
    """Why there is no browser to test with, in words; empty where there is one."""
    if importlib.util.find_spec("playwright") is None:
        return "the package playwright is missing (pip install 'rnea[test]')"
    why = why_none(*_NAMES)
    return f"{why} (apt-get install chromium)" if why else ""


# module by module, so that no event loop is left running under other tests
needs_browser = [
    pytest.mark.skipif(
        bool(why_not()) and os.environ.get("CI") != "true",
        reason=f"Studio was not opened in a browser: {why_not()}",
    )
]


class Chromium:
    """One browser; `open` gives pages."""

    def __init__(self):
        from playwright.sync_api import sync_playwright

        assert not why_not(), why_not()
        self._driver = sync_playwright().start()
        self._browsers = {}

    def open(self, file, fragment="", pictures=True, **how):
        """A page of its own, opened from a file; pictures: with WebGL; how: of its context.

        Its layout is that of SIZE; it is drawn coarsely, `Opened.pixels` excepted.
        """
        context = self._browser(pictures).new_context(
            **{"viewport": SIZE, "device_scale_factor": _COARSE, **how}
        )
        return Opened(context, file, fragment, pictures)

    def plain(self, file, size):
        """A page that is no Studio, in a window of a size."""
        page = self._browser(pictures=False).new_context(viewport=size).new_page()
        page.goto(file.resolve().as_uri())
        return page

    def _browser(self, pictures):
        if pictures not in self._browsers:
            arguments = _ARGUMENTS if pictures else _NO_PICTURES
            self._browsers[pictures] = self._driver.chromium.launch(
                executable_path=executable(), args=arguments
            )
        return self._browsers[pictures]

    def close(self):
        for browser in self._browsers.values():
            browser.close()
        self._driver.stop()


class Opened:
    """A page, what it complained about, and what it asked the world for."""

    def __init__(self, context, file, fragment, pictures):
        self._context, self.pictures = context, pictures
        self.problems, self.requests = [], []
        self.page = context.new_page()
        self.page.set_default_timeout(20_000)
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda problem: self.problems.append(str(problem)))
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.url = file.resolve().as_uri()
        self.page.goto(self.url + fragment)
        self.page.wait_for_selector("html[data-ready]", state="attached")

    def _heard(self, message):
        if message.type in ("error", "warning"):
            self.problems.append(message.text)

    def tab(self, name):
        self.page.get_by_role("tab", name=name, exact=True).click()
        self.settle()

    def settle(self):
        """Two frames: what was changed has been told and drawn."""
        self.page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )

    def state(self):
        return self.page.evaluate("() => JSON.parse(JSON.stringify(studio.store.state))")

    def change(self, **by):
        """Change the page's state as its panels do."""
        self.page.evaluate("by => studio.store.change(by)", by)
        self.settle()

    def rows(self, kernel, rows, **given):
        """What a kernel of the page gives for arrays (rows, n) or (n,), as (rows, size)."""
        texts = {name: _text(array) for name, array in given.items()}
        found = self.page.evaluate(_ROWS, [kernel, texts, rows])
        return np.frombuffer(base64.b64decode(found)).reshape(rows, -1)

    def pixels(self):
        """The picture of the robot as (height, width, 3) numbers."""
        import io

        from PIL import Image

        self.settle()
        picture = self.page.evaluate("() => studio.view.picture(1)")
        data = base64.b64decode(picture.partition(",")[2])
        return np.asarray(Image.open(io.BytesIO(data)).convert("RGB")).astype(int)

    def close(self):
        self._context.close()


def _text(array):
    return base64.b64encode(np.ascontiguousarray(array, "<f8").tobytes()).decode()


_ROWS = """
([kernel, texts, rows]) => {
  const given = {};
  for (const [name, text] of Object.entries(texts)) {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    given[name] = new Float64Array(bytes.buffer);
  }
  const bytes = new Uint8Array(studio.kernels.rows(kernel, given, rows).buffer);
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
"""
