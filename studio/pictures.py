"""Renews docs/studio: python studio/pictures.py DATA, where DATA is the folder of
example-robot-data, whose URDF files and meshes some of the pictures show.

Needs Node and Chromium (see screenshots.mjs) and Pillow, which makes the files small.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image

import rnea
from rnea.studio import studio_page

HERE = Path(__file__).parent
ROBOTS = {
    "ur5": "ur5",
    "puma560": "puma560",
    "two_arms": "two_arms",
    "panda": "robots/panda_description/urdf/panda.urdf",
    "ur5_meshes": "robots/ur_description/urdf/ur5_robot.urdf",
    "talos": "robots/talos_data/robots/talos_full_v2.urdf",
}


def main(data: Path) -> None:
    packages = {"example-robot-data": data}
    with tempfile.TemporaryDirectory() as folder:
        for name, robot in ROBOTS.items():
            of_a_file = robot.endswith(".urdf")
            arm = rnea.load(data / robot, packages=packages) if of_a_file else rnea.load(robot)
            page = studio_page(arm, packages=packages)
            Path(folder, f"{name}.html").write_text(page, encoding="utf-8")
        subprocess.run(["node", str(HERE / "screenshots.mjs"), folder], check=True)
    for picture in sorted((HERE.parent / "docs" / "studio").glob("*.png")):
        # the mean of what a colour stands for: flat grounds keep their own
        few = Image.open(picture).convert("RGB").quantize(256, Image.Quantize.MEDIANCUT, kmeans=1)
        few.save(picture, optimize=True)
        print(f"{picture.name} {picture.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
