"""Renders the shop's pictures. Run inside Blender: see README.md.

    blender -b --python tools/pictures/render.py -- market-tote [--size 1000] [--samples 64] [--out assets/pictures]
"""
import argparse
import math
import os
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402
from mathutils import Matrix  # noqa: E402

import bags  # noqa: E402
import stage  # noqa: E402
import studio  # noqa: E402
from catalogue import BAGS, SCENES  # noqa: E402
from finish import finish  # noqa: E402
from sheets import MM  # noqa: E402


PROOF = False


def shoot(width, height, samples, target, **grade):
    """Renders what stands in the studio and finishes it."""
    with tempfile.TemporaryDirectory() as folder:
        studio.settings(width, height, samples, folder)
        began = time.time()
        bpy.ops.render.render()
        result = finish(folder, target, proof=PROOF, **grade)
        print(f"{os.path.basename(target)}: {time.time() - began:.0f} s, gain and quality {result}", flush=True)


def product(slug, size, samples, out):
    spec = BAGS[slug]
    stage.clear()
    began = time.time()
    bags.build(spec)
    print(f"{slug}: built in {time.time() - began:.0f} s", flush=True)
    tall = spec["height"]
    studio.backdrop(tall)
    studio.lights(tall)
    camera = studio.Camera(spec.get("azimuth", 27))
    camera.frame(size, size, tall=spec.get("tall", 0.77))
    shoot(size, size, samples, os.path.join(out, slug + ".jpg"))


def group(name, size, samples, out):
    """A scene of several bags: each stands at (x, y) millimetres, turned by so many degrees."""
    scene = SCENES[name]
    stage.clear()
    for slug, x, y, turn in scene["bags"]:
        before = set(bpy.context.scene.objects)
        bags.build(BAGS[slug])
        for thing in set(bpy.context.scene.objects) - before:
            thing.matrix_world = (
                Matrix.Translation((x * MM, y * MM, 0)) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ thing.matrix_world)
    studio.backdrop(scene["stature"], wall=2.2)
    studio.lights(scene["stature"])
    width, height = scene["width"], scene["height"]
    k = size / 1000
    width, height = int(width * k), int(height * k)
    camera = studio.Camera(scene.get("azimuth", 20), scene.get("elevation", 12))
    camera.frame(width, height, tall=scene["tall"], wide=scene["wide"], middle=scene.get("middle", 0.5))
    shoot(width, height, samples, os.path.join(out, name + ".jpg"))


def main():
    args = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    parser = argparse.ArgumentParser(prog="render.py")
    parser.add_argument("what", nargs="+")
    parser.add_argument("--size", type=int, default=1000)
    parser.add_argument("--samples", type=int, default=64)
    parser.add_argument("--out", default=os.path.normpath(os.path.join(HERE, "../../assets/pictures")))
    parser.add_argument("--proof", action="store_true", help="also write a PNG beside each picture")
    options = parser.parse_args(args)
    global PROOF
    PROOF = options.proof
    names = list(BAGS) if options.what == ["products"] else options.what
    for name in names:
        make = group if name in SCENES else product
        make(name, options.size, options.samples, options.out)


main()
