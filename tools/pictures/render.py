"""Renders the shop's pictures. Run inside Blender: see README.md.

    blender -b --python tools/pictures/render.py -- market-tote [--size 1000] [--samples 64] [--out assets/pictures]
"""
import argparse
import os
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402

import bags  # noqa: E402
import stage  # noqa: E402
import studio  # noqa: E402
from catalogue import BAGS  # noqa: E402
from finish import finish  # noqa: E402


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
    tall = spec.get("stature") or max(spec["height"], 0.0)
    studio.backdrop(tall)
    studio.lights(tall)
    camera = studio.Camera(spec.get("azimuth", 27))
    camera.frame(size, size)
    shoot(size, size, samples, os.path.join(out, slug + ".jpg"))


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
        product(name, options.size, options.samples, options.out)


main()
