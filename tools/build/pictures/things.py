"""Things whose size everybody knows, to stand beside a bag: a bottle of wine, a paperback, a tin loaf."""
import numpy as np

import cloth
from palette import CLOTH, oklch
from sheets import noise, smooth
from stage import grid_faces, mesh_object
from trims import bottle, lathe


def wine():
    """A bottle of 75 cl, 310 mm high."""
    glass = cloth.plain("glass", (0.012, 0.03, 0.014), 0.06, 0.5)
    bottle((0, 0, 0), glass, cloth.plain("foil", (0.30, 0.03, 0.04), 0.38, 0.5))
    label = [(37.25, 62), (37.3, 62.2), (37.3, 147.8), (37.25, 148)]
    lathe(label, (0, 0, 0), cloth.plain("label", CLOTH["natural"], 0.75, 0.1), "label")


def _block(name, size, at, material):
    x, y, z = np.array(size) / 2
    corners = np.array([(a * x, b * y, c * z) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]) + at
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    mesh_object(name, corners, faces, material, smooth=False)


def book():
    """A paperback of 130 × 200 mm, standing, its cover towards the camera."""
    wide, thick, high = 130.0, 24.0, 200.0
    cover = cloth.plain("cover", CLOTH["clay"], 0.5, 0.3)
    _block("pages", (wide - 2, thick - 2, high - 1), (0, 0, high / 2), cloth.plain("pages", oklch(0.93, 0.02, 88), 0.9, 0.0))
    for side in (-1, 1):
        _block("cover", (wide, 0.9, high), (0, side * (thick / 2 - 0.4), high / 2), cover)
    _block("spine", (0.9, thick, high), (-wide / 2 + 0.4, 0, high / 2), cover)
    paper = cloth.plain("title", CLOTH["natural"], 0.7, 0.1)
    for top, width, deep in ((158, 78, 9), (142, 54, 5), (40, 34, 5)):
        _block("title", (width, 0.3, deep), (0, -thick / 2 - 0.2, top), paper)


def loaf():
    """A tin loaf of 240 × 110 mm."""
    long, wide, high = 240.0, 110.0, 118.0
    t, a = np.meshgrid(np.linspace(-1, 1, 90), np.linspace(0, 2 * np.pi, 97), indexing="ij")
    round_ = np.clip(1 - np.abs(t) ** 7, 0, 1) ** 0.4
    y = np.sign(np.cos(a)) * np.abs(np.cos(a)) ** 0.55
    z = np.sign(np.sin(a)) * np.abs(np.sin(a)) ** np.where(np.sin(a) > 0, 0.85, 0.45)
    swell = 1 + 0.10 * smooth(0.0, 0.8, z)
    crust = 1.6 * noise(t * 7, a * 3, 3) + 0.7 * noise(t * 22, a * 9, 4)
    cut = 5.0 * np.exp(-((y + 0.1 * noise(t * 4, 0 * t, 6)) / 0.10) ** 2) * (z > 0.2) * smooth(0.9, 0.7, np.abs(t))
    points = np.stack([
        t * long / 2 + crust * 0.3, (y * swell * wide / 2 + crust * 0.5 * y) * round_,
        high / 2 + (z * high / 2 - cut + crust * (z > 0)) * round_], -1)
    points[..., 2] = np.maximum(points[..., 2] * 0.96, 0)
    mesh_object("loaf", points, grid_faces(*t.shape), cloth.plain("crust", oklch(0.60, 0.105, 62), 0.62, 0.25), subdivide=1)


THINGS = {"wine": wine, "book": book, "loaf": loaf}
