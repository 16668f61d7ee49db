"""Renders the shop's pictures. Run inside Blender: see README.md.

    blender -b --python tools/build/pictures/render.py -- market-tote [--size 1000] [--samples 64] [--out assets/pictures]
"""
import argparse
import json
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
from catalogue import BAGS, neutral  # noqa: E402
from finish import finish  # noqa: E402
from scenes import SCENES  # noqa: E402


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


def base(slug, options):
    """The bag in neutral cloth without a mark, for composing a logo on it."""
    stand(neutral(BAGS[slug]), options.size)
    shoot(options.size, options.size, options, os.path.join(options.out, "bases", slug + ".jpg"))


def scene(name, options):
    width, height, make = SCENES[name]
    share = options.size / 1000
    width, height = round(width * share), round(height * share)
    stage.clear()
    grade = make(width, height)
    shoot(width, height, options, os.path.join(options.out, name + ".jpg"), **grade)


def areas(options):
    """Where on each base a logo may be printed: the corners in pixels, from the upper left, clockwise."""
    found = {}
    for slug, spec in BAGS.items():
        camera, body = stand(neutral(spec), options.size)
        x0, z0, x1, z1 = spec["area"]
        corners = [body.front(x, z)[0] for x, z in ((x0, z1), (x1, z1), (x1, z0), (x0, z0))]
        found[slug] = {
            "picture": [options.size, options.size],
            "corners": [camera.pixel(p) for p in corners],
            "millimetres": [x1 - x0, z1 - z0],
        }
    target = os.path.join(options.out, "bases", "print-areas.json")
    os.makedirs(os.path.dirname(target), exist_ok=True)
    with open(target, "w") as out:
        out.write("{\n" + ",\n".join(f"  {json.dumps(k)}: {json.dumps(v)}" for k, v in found.items()) + "\n}\n")
    print(f"print areas of {len(found)} bags", flush=True)


def main():
    args = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    parser = argparse.ArgumentParser(prog="render.py")
    parser.add_argument("what", nargs="+", help="slugs, scenes, 'products', 'bases' or 'areas'")
    parser.add_argument("--size", type=int, default=1000, help="the width of a product's picture; scenes scale with it")
    parser.add_argument("--samples", type=int, default=64)
    parser.add_argument("--base", action="store_true", help="the neutral base instead of the product")
    parser.add_argument("--proof", action="store_true", help="also write a PNG beside each picture")
    parser.add_argument("--out", default=os.path.normpath(os.path.join(HERE, "../../../assets/pictures")))
    options = parser.parse_args(args)
    for name in options.what:
        if name == "areas":
            areas(options)
        elif name in SCENES:
            scene(name, options)
        else:
            for slug in BAGS if name in ("products", "bases") else [name]:
                (base if options.base or name == "bases" else product)(slug, options)


main()
