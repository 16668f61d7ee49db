"""Folded bags in one small parcel."""
import math

import numpy as np

import cloth
import marks
import studio
from palette import CLOTH, PAPER
from sheets import Sheet, noise, resample, smooth
from stage import moved, sheet_object


def _folded(material, long, wide, level, layers, gap, seed):
    """A bag folded to a rectangle: one sheet led to and fro, its folds round at front and back."""
    profile = []
    for k in range(layers):
        z = level + k * gap
        forth = k % 2 == 0
        near, far = -wide / 2 + 0.6 * noise(k * 1.7, seed, 1), wide / 2 + 1.5 * noise(k * 2.3, seed, 2)
        ys = np.linspace(far, near, 30) if forth else np.linspace(near, far, 30)
        profile += [(y, z) for y in ys]
        if k < layers - 1:
            end, sign = ys[-1], -1 if forth else 1
            profile += [(end + sign * gap * 0.75 * math.sin(a), z + gap / 2 - gap / 2 * math.cos(a))
                        for a in np.linspace(0.3, math.pi - 0.3, 7)]
    profile = np.array(profile)
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(profile, axis=0), axis=1))])
    xs = np.linspace(-long / 2, long / 2, 70)
    x, y, z = np.broadcast_arrays(xs[None], profile[:, :1], profile[:, 1:])
    lift = 0.30 * gap * noise(x / 55, y / 45 + seed, seed) * smooth(0, 1, (z - level) / gap)
    edge = 1.0 * noise(y / 30, z / 2.0, seed + 9)
    points = np.stack([x + edge * np.sign(x) * (np.abs(x) > long / 2 - 1), y, z + lift], -1)
    sheet_object("folded", Sheet(xs, along, points), material, thickness=1.0)


def stack(width, height):
    """Bags folded and stacked for one small parcel, held by a paper band with our leaf."""
    long, wide, gap, layers = 230.0, 170.0, 3.4, 6
    names = ["navy", "kraft", "clay", "natural", "forest", "mustard"]
    level = 2.0
    for k, name in enumerate(names):
        def one(name=name, k=k, level=level):
            material = cloth.nonwoven(name, CLOTH[name], thin=0.05)
            _folded(material, long - 3 * (k % 3), wide - 2 * (k % 2), level, layers, gap, 20 + 7 * k)
        moved(one, (-3, 4, -2, 3, -4, 1)[k], (2, -3, 1, 3, -2, 0)[k], (-0.8, 1.0, -0.5, 0.7, -1.1, 0.4)[k])
        level += layers * gap + 1.6
    # The band: paper round the stack, its mark on top.
    height_all = level + 0.6
    half = wide / 2 + 8
    outline = [(half, 1.0), (half, height_all - 6)]
    outline += [(half - 6 + 6 * math.cos(a), height_all - 6 + 6 * math.sin(a)) for a in np.linspace(0.2, math.pi / 2, 6)]
    outline += [(-y, z) for y, z in reversed(outline)]
    line = resample(np.array(outline), 3)
    xs = np.linspace(-32, 32, 20)
    x, y, z = np.broadcast_arrays(xs[None], line[:, :1], line[:, 1:])
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    band = Sheet(xs, along, np.stack([x, y, z + 0.3 * noise(x / 40, y / 50, 3)], -1))
    print_mask = marks.mask("leaf", (0.5, 0.5), 0.62)
    white = tuple(min(1, c * 1.02) for c in PAPER)
    paper = cloth.nonwoven("band", white, print_mask, CLOTH["forest"], thin=0.0, depth=0.0)
    middle, square = along[-1] / 2, 96.0

    def panel(uu, vv):
        return np.stack([uu / square + 0.5, (middle - vv) / square + 0.5], -1)

    sheet_object("band", band, paper, panel=panel, thickness=0.4)
    studio.backdrop(230)
    studio.lights(230)
    camera = studio.Camera(30, 24)
    camera.frame(width, height, tall=0.66, wide=0.74)
    return {}
