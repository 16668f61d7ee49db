"""The garment cover on its rail."""
import numpy as np

import cloth
from palette import CLOTH
from shapes import Body, tube, wrinkle
from sheets import Sheet, bezier, noise, resample, smooth
from stage import sheet_object
from tailor import fabric, trim_cloth, metal
from trims import tube_along, zip_line


def garment(spec):
    """A long cover for a suit, hanging from a rail by its hanger's hook, with a zip down its front."""
    w, h, seed, lift = spec["width"], spec["height"], spec["seed"], spec["lift"]
    sheet = tube(w, 96, h, tuck=lambda t: 1.15, spread=lambda t: 1.0 - 0.3 * smooth(0.72, 1.0, t), step=8.0)
    body = Body(sheet, w, h, 90, seed)
    u, v = np.meshgrid(sheet.us, sheet.vs)
    p = sheet.points
    # Shoulders: the top falls away from the neck to the sides.
    share = np.clip(np.abs(p[..., 0]) / (w / 2), 0, 1)
    fall = 150 * np.clip((share - 0.12) / 0.88, 0, 1) ** 1.35
    p[..., 2] = v * (1 - fall / h * smooth(0.45, 1.0, v / h))
    p[..., 1] *= 1 - 0.5 * smooth(0.8, 1.0, v / h) * share
    # It hangs: long folds from the shoulders that deepen downwards.
    flow = noise(u / 62, v / 900, seed) + 0.6 * noise(u / 33, v / 700, seed + 4)
    sheet.measure()
    sheet.push(19.0 * flow * smooth(1.02, 0.45, v / h) * np.clip(1 - (np.abs(u - body.round / 2) < 14) * 0.7, 0, 1))
    wrinkle(body, 0.9, scale=1.6)
    sheet.points[..., 2] += lift
    sheet.measure()
    material = fabric(spec, body)
    sheet_object("wall", body.sheet, material, panel=body.panel, subdivide=1)
    trim = trim_cloth(spec)
    tube_along(body.sheet.points[0], 2.6, trim, name="binding")
    top = body.sheet.points[-1]
    middle = (top + top[::-1]) / 2
    for ring in (top,):
        tube_along(ring, 2.6, trim, name="binding")
    # Close the shoulders between front and back.
    n = len(body.sheet.us)
    front = np.arange(n // 4, n - n // 4)
    xs = np.linspace(-w / 2 + 4, w / 2 - 4, 60)
    f, _ = body.front(xs, h - 1)
    b, _ = body.back(xs, h - 1)
    sheet_object("shoulders", Sheet(xs, np.array([0, 10.0, 20.0]), np.stack([f, (f + b) / 2 + [0, 0, 2], b])), material)
    zs = np.linspace(h - 8, 26, 120)
    p, nn = body.front(np.zeros_like(zs), zs)
    tape = cloth.nonwoven("tape", CLOTH["charcoal"], thin=0)
    chain = cloth.plain("chain", (0.5, 0.48, 0.44), 0.35, 0.5, metallic=0.9)
    zip_line(p, nn, tape, chain, metal(), wide=26, puller=0.06, chunky=1.7)
    hook(top[:-1].mean(0) * [0, 1, 0] + [0, 0, lift + h], spec)
    return body


def hook(at, spec):
    """The hanger's wire hook over a rail that runs out of the picture."""
    steel = cloth.plain("steel", (0.55, 0.54, 0.52), 0.3, 0.5, metallic=1.0)
    wood = cloth.plain("rail", (0.50, 0.33, 0.19), 0.45, 0.4)
    x, y, z = at
    a = np.linspace(-0.35 * np.pi, 1.08 * np.pi, 40)
    loop = np.stack([np.full_like(a, x), y + 19 * np.cos(a), z + 66 + 19 * np.sin(a)], -1)
    stem = bezier((x, y, z - 20), (x, y, z + 30), (x, y + 8, z + 36), loop[0], 20)
    tube_along(resample(np.concatenate([stem[:-1], loop]), 2.5), 2.4, steel, name="hook")
    rail = np.stack([np.linspace(-3000, 3000, 60), np.full(60, y), np.full(60, z + 66 + 19 - 2.4 - 13)], -1)
    thing = tube_along(rail, 13.0, wood, around=28, name="rail")
    thing["loose"] = True
