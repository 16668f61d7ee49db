"""Renders the shop's pictures. Run inside Blender: see README.md.

    blender -b --python tools/build/pictures/render.py -- market-tote [--size 1000] [--samples 64] [--out assets/pictures]
"""
import argparse
import os
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402
import numpy as np  # noqa: E402

import bags  # noqa: E402
import stage  # noqa: E402
import studio  # noqa: E402
from catalogue import BAGS, neutral  # noqa: E402
from finish import cut_out, finish  # noqa: E402
from scenes import SCENES  # noqa: E402
from views import VIEWS  # noqa: E402


def shoot(width, height, options, target, **grade):
    """Renders what stands in the studio and finishes it."""
    with tempfile.TemporaryDirectory() as folder:
        studio.settings(width, height, options.samples, folder)
        began = time.time()
        bpy.ops.render.render()
        result = finish(folder, target, proof=options.proof, **grade)
        print(f"{os.path.basename(target)}: {time.time() - began:.0f} s, gain and quality {result}", flush=True)


def stand(spec, size):
    """A bag in the studio, framed. Returns the camera and the bag's body."""
    stage.clear()
    body = bags.build(spec)
    studio.backdrop(spec["height"])
    studio.lights(spec["height"])
    camera = studio.Camera(spec.get("azimuth", 27))
    camera.frame(size, size, tall=spec.get("tall", 0.77))
    return camera, body


def product(slug, options):
    stand(BAGS[slug], options.size)
    shoot(options.size, options.size, options, os.path.join(options.out, slug + ".jpg"))


def tint(slug, options):
    """The bag in neutral cloth without a mark, cut out with its shadow: pages dye it in any colour. Prints where a logo
    may go on it: four corners in pixels, from the upper left clockwise, and millimetres, for assets/demo/catalogue.json."""
    camera, body = stand(neutral(BAGS[slug]), options.size)
    left, lower, right, upper = BAGS[slug]["area"]
    places = ((left, upper), (right, upper), (right, lower), (left, lower))
    corners = [camera.pixel(_front(body, x, z)) for x, z in places]
    print(f"{slug}: corners {corners}, {right - left} x {upper - lower} mm", flush=True)
    studio.transparent()
    target = os.path.join(options.out, slug + "-tint.webp")
    with tempfile.TemporaryDirectory() as folder:
        studio.settings(options.size, options.size, options.samples, folder)
        bpy.ops.render.render()
        cut_out(folder, target)
    print(os.path.basename(target), flush=True)


def _front(body, x, z):
    """A point of the bag's front, in millimetres."""
    points, _ = body.front(np.array([float(x)]), np.array([float(z)]))
    return points[0]


def view(name, options):
    """A further picture of a product: open, or beside a thing of known size."""
    make, slug = VIEWS[name]
    stage.clear()
    make(slug, options.size)
    shoot(options.size, options.size, options, os.path.join(options.out, name + ".jpg"))


def scene(name, options):
    width, height, make = SCENES[name]
    share = options.size / 1000
    width, height = round(width * share), round(height * share)
    stage.clear()
    grade = make(width, height)
    shoot(width, height, options, os.path.join(options.out, name + ".jpg"), **grade)


def main():
    args = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    parser = argparse.ArgumentParser(prog="render.py")
    parser.add_argument("what", nargs="+", help="slugs, views, tints, scenes or 'products'")
    parser.add_argument("--size", type=int, default=1000, help="the width of a product's picture; scenes scale with it")
    parser.add_argument("--samples", type=int, default=64)
    parser.add_argument("--proof", action="store_true", help="also write a PNG beside each picture")
    parser.add_argument("--out", default=os.path.normpath(os.path.join(HERE, "../../../assets/pictures")))
    options = parser.parse_args(args)
    for name in options.what:
        if name in SCENES:
            scene(name, options)
        elif name in VIEWS:
            view(name, options)
        elif name.endswith("-tint"):
            tint(name.removesuffix("-tint"), options)
        else:
            for slug in BAGS if name == "products" else [name]:
                product(slug, options)


main()
