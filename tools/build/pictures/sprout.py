"""A seedling in a small bag of earth."""
import math

import numpy as np

import bags
import cloth
import studio
from sheets import Sheet, bezier, noise, unit
from stage import grid_faces, mesh_object, sheet_object
from trims import tube_along
from water import drop


def _leaf(root, tip, up, wide, material, seed, fold=0.22):
    """A seedling's leaf: an oval from root to tip, folded along its middle."""
    s, t = np.meshgrid(np.linspace(-1, 1, 17), np.linspace(0, 1, 26))
    root, tip = np.asarray(root, float), np.asarray(tip, float)
    along = unit(tip - root)
    side = unit(np.cross(along, up))
    lift = np.cross(side, along)
    length = np.linalg.norm(tip - root)
    shape = wide / 2 * np.sin(np.pi * t ** 0.78) ** 0.8
    bend = -0.22 * length * (t - 0.45) ** 2 + 0.02 * length * np.sin(8 * t + seed) * np.abs(s)
    rise = bend + fold * shape * np.abs(s) ** 1.3
    points = root + along * (t * length)[..., None] + side * (s * shape)[..., None] + lift * rise[..., None]
    sheet_object("leaf", Sheet(s[0], t[:, 0], points), material, subdivide=1)


def sprout(width, height):
    """A seedling in a small bag of earth."""
    spec = dict(
        kind="tote", width=150, depth=110, height=125, colour="natural", tuck=0.08, crease=5, step=4, hem=16, mark=None,
        strap=None, seed=5, settle=dict(pressure=1.4))
    body = bags.build(spec)
    ring = body.sheet.at(body.sheet.us, np.full_like(body.sheet.us, 104.0))[0]
    centre = ring[:-1].mean(0)
    shares = np.linspace(1.0, 0, 46) ** 0.8
    soil = centre + (ring - centre) * (shares * 0.985)[:, None, None]
    x, y = soil[..., 0], soil[..., 1]
    clods = 2.2 * noise(x / 13, y / 13, 1) + 1.6 * noise(x / 5, y / 5, 2) + 0.9 * noise(x / 2.4, y / 2.4, 3)
    soil[..., 2] = 102 + 7 * (1 - shares[:, None] ** 2) + clods
    earth = cloth.plain("earth", (0.045, 0.028, 0.018), 0.95, 0.1)
    mesh_object("earth", soil, grid_faces(*soil.shape[:2])[:, ::-1], earth)
    rng = np.random.default_rng(3)
    crumb = cloth.plain("crumb", (0.06, 0.038, 0.024), 0.95, 0.1)
    for _ in range(150):
        a, r = rng.uniform(0, 6.28), rng.uniform(0, 1) ** 0.5 * 0.9
        size = rng.uniform(0.9, 2.8)
        px, py = centre[0] + 72 * r * math.cos(a) * 0.95, centre[1] + 52 * r * math.sin(a) * 0.95
        points, faces = drop(px, py, 106 + 4 * (1 - r * r), size, 0.9, rng.uniform(0, 6))
        points = [tuple(np.array(p) + rng.normal(0, size * 0.06, 3)) for p in points]
        mesh_object("crumb", points, faces, crumb)
    green = cloth.leaf((0.10, 0.26, 0.045))
    stalk = cloth.leaf((0.20, 0.34, 0.10))
    foot = np.array([-4, 4, 106.0])
    path = bezier(foot, foot + [6, 0, 40], foot + [-10, 2, 70], foot + [2, 0, 104], 40)
    tube_along(path, np.linspace(2.6, 1.7, 40), stalk, name="stem")
    top = path[-1]
    _leaf(top + [0, 0, -1], top + [54, -16, 26], (0, 0, 1), 34, green, 1)
    _leaf(top + [0, 0, -1], top + [-50, -6, 30], (0, 0, 1), 33, green, 2)
    _leaf(top, top + [8, -18, 30], (0, -0.4, 1), 14, green, 3, fold=0.5)
    _leaf(top, top + [-7, 8, 33], (0, 0.6, 1), 13, green, 4, fold=0.5)
    low = path[22]
    _leaf(low, low + [26, 12, 14], (0, 0, 1), 15, green, 5)
    for shift, lean in (((40, 20), 10), ((-46, -14), -8)):
        f = np.array([shift[0], shift[1], 106.0])
        p = bezier(f, f + [0, 0, 16], f + [lean * 0.4, 0, 24], f + [lean * 0.7, 0, 34], 16)
        tube_along(p, np.linspace(1.5, 1.1, 16), stalk, name="stem")
        _leaf(p[-1], p[-1] + [16, -5, 9], (0, 0, 1), 11, green, 7)
        _leaf(p[-1], p[-1] + [-15, 2, 10], (0, 0, 1), 11, green, 8)
    studio.backdrop(260)
    studio.lights(260)
    camera = studio.Camera(22, 20)
    camera.frame(width, height, tall=0.80, wide=0.8)
    return {}
