"""Pictures that are not of one product: the hero's group, and the four close-ups of what the bags are made of."""
import math

import bpy
import numpy as np
from mathutils import Matrix

import bags
import cloth
import marks
import studio
from catalogue import BAGS, GROUPS
from palette import CLOTH, PAPER
from sheets import MM, Sheet, bezier, noise, resample, smooth, unit
from stage import grid_faces, mesh_object, sheet_object
from trims import stitches, tube_along

# The exposure the products come out with, for pictures in which no bare paper shows.
DAYLIGHT = (1.38, 1.372, 1.425)


def moved(make, x, y, turn, z=0.0):
    """Builds something and stands it elsewhere, turned by so many degrees."""
    before = set(bpy.context.scene.objects)
    made = make()
    place = Matrix.Translation((x * MM, y * MM, z * MM)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    for thing in set(bpy.context.scene.objects) - before:
        thing.matrix_world = place @ thing.matrix_world
    return made


def group(name, width, height):
    """Several bags standing together."""
    scene = GROUPS[name]
    for slug, x, y, turn in scene["bags"]:
        moved(lambda: bags.build(BAGS[slug]), x, y, turn)
    studio.backdrop(scene["stature"], wall=2.2)
    studio.lights(scene["stature"])
    camera = studio.Camera(scene["azimuth"], scene["elevation"])
    camera.frame(width, height, tall=scene["tall"], wide=scene["wide"], middle=scene["middle"])
    return {}


def premium(width, height):
    """How a strap is sewn: the stitched X, the hem, the weave."""
    body = bags.build(dict(BAGS["market-tote"], colour="clay", trim="natural", mark=None))
    studio.lights(380)
    s = BAGS["market-tote"]["strap"]
    at, normal = body.front(np.array(s["spread"] - 6.0), np.array(body.height - 44.0))
    camera = studio.Camera(lens=100.0)
    camera.look(at + normal * 300 + [150, 0, 30], at, width, height, blur=0.9)
    return dict(exposure=DAYLIGHT)


def _drop(x, y, z, radius, tall, seed):
    """A bead of water: an uneven ball, its foot under the cloth, so that nothing but water lies between."""
    rings, around = 22, 36
    points = []
    for i in range(rings + 1):
        a = math.pi * i / rings
        for k in range(around):
            b = 2 * math.pi * k / around
            wobble = 1 + 0.05 * math.sin(2 * b + seed) + 0.03 * math.sin(3 * b + 2 * seed)
            h = -math.cos(a)
            points.append((x + radius * wobble * math.sin(a) * math.cos(b), y + radius * wobble * math.sin(a) * math.sin(b),
                           z + (h + 0.45) * radius * tall))
    faces = [(i * around + k, i * around + (k + 1) % around, (i + 1) * around + (k + 1) % around, (i + 1) * around + k)
             for i in range(rings) for k in range(around)]
    return points, faces


def water(width, height):
    """Drops that stay on the weave instead of going through."""
    rng = np.random.default_rng(7)
    a, b = np.meshgrid(np.linspace(-190, 190, 150), np.linspace(-110, 260, 150))
    z = 5.0 * noise(a / 120, b / 100, 3) + 1.2 * noise(a / 40, b / 50, 4) + 5.0 * np.exp(-np.abs(b - 118 + a * 0.22) / 14)
    sheet = Sheet(a[0], b[:, 0], np.stack([a, b, z], -1))
    sheet_object("cloth", sheet, cloth.nonwoven("cloth", CLOTH["forest"], thin=0.0), subdivide=1)
    wet = cloth.water()
    placed = []
    for radius_from, radius_to, count in ((7.5, 10.5, 5), (4.0, 6.5, 14), (1.8, 3.4, 42), (0.6, 1.3, 130)):
        tries = 0
        while count and tries < 4000:
            tries += 1
            x, y, r = rng.uniform(-85, 85), rng.uniform(-55, 130), rng.uniform(radius_from, radius_to)
            if all((x - p) ** 2 + (y - q) ** 2 > (r + s + 1.2) ** 2 for p, q, s in placed):
                placed.append((x, y, r))
                count -= 1
    for k, (x, y, r) in enumerate(placed):
        (at, _) = sheet.at(np.array(x), np.array(y))
        points, faces = _drop(x, y, at[2] - 0.05, r, 0.92 if r < 4 else 0.74, k)
        mesh_object("drop", points, faces, wet)
    studio.lights(300)
    camera = studio.Camera(lens=85.0)
    camera.look((46, -250, 205), (2, 20, 0), width, height, blur=0.9)
    return dict(exposure=DAYLIGHT)


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
    points = root + along * (t * length)[..., None] + side * (s * shape)[..., None] + lift * (bend + fold * shape * np.abs(s) ** 1.3)[..., None]
    sheet_object("leaf", Sheet(s[0], t[:, 0], points), material, subdivide=1)


def sprout(width, height):
    """A seedling in a small bag of earth."""
    spec = dict(kind="tote", width=150, depth=110, height=125, colour="natural", tuck=0.08, crease=5, step=4, hem=16, mark=None,
                strap=None, seed=5, settle=dict(pressure=1.4))
    body = bags.build(spec)
    ring = body.sheet.at(body.sheet.us, np.full_like(body.sheet.us, 104.0))[0]
    centre = ring[:-1].mean(0)
    shares = np.linspace(1.0, 0, 46) ** 0.8
    soil = centre + (ring - centre) * (shares * 0.985)[:, None, None]
    x, y = soil[..., 0], soil[..., 1]
    soil[..., 2] = 102 + 7 * (1 - shares[:, None] ** 2) + 2.2 * noise(x / 13, y / 13, 1) + 1.6 * noise(x / 5, y / 5, 2) + 0.9 * noise(x / 2.4, y / 2.4, 3)
    mesh_object("earth", soil, grid_faces(*soil.shape[:2])[:, ::-1], cloth.plain("earth", (0.045, 0.028, 0.018), 0.95, 0.1))
    rng = np.random.default_rng(3)
    crumb = cloth.plain("crumb", (0.06, 0.038, 0.024), 0.95, 0.1)
    for _ in range(150):
        a, r = rng.uniform(0, 6.28), rng.uniform(0, 1) ** 0.5 * 0.9
        size = rng.uniform(0.9, 2.8)
        px, py = centre[0] + 72 * r * math.cos(a) * 0.95, centre[1] + 52 * r * math.sin(a) * 0.95
        points, faces = _drop(px, py, 106 + 4 * (1 - r * r), size, 0.9, rng.uniform(0, 6))
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


def _folded(material, long, wide, level, layers, gap, seed, reach=0.0):
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
            profile += [(end + sign * gap * 0.75 * math.sin(a), z + gap / 2 - gap / 2 * math.cos(a)) for a in np.linspace(0.3, math.pi - 0.3, 7)]
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
            _folded(cloth.nonwoven(name, CLOTH[name], thin=0.05), long - 3 * (k % 3), wide - 2 * (k % 2), level, layers, gap, 20 + 7 * k)
        moved(one, (-3, 4, -2, 3, -4, 1)[k], (2, -3, 1, 3, -2, 0)[k], (-0.8, 1.0, -0.5, 0.7, -1.1, 0.4)[k])
        level += layers * gap + 1.6
    # The band: paper round the stack, its mark on top.
    height_all = level + 0.6
    half = wide / 2 + 8
    outline = [(half, 1.0), (half, height_all - 6)] + [(half - 6 + 6 * math.cos(a), height_all - 6 + 6 * math.sin(a)) for a in np.linspace(0.2, math.pi / 2, 6)]
    outline += [(-y, z) for y, z in reversed(outline)]
    line = resample(np.array(outline), 3)
    xs = np.linspace(-32, 32, 20)
    x, y, z = np.broadcast_arrays(xs[None], line[:, :1], line[:, 1:])
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    band = Sheet(xs, along, np.stack([x, y, z + 0.3 * noise(x / 40, y / 50, 3)], -1))
    print_mask = marks.mask("leaf", (0.5, 0.5), 0.62)
    paper = cloth.nonwoven("band", tuple(min(1, c * 1.02) for c in PAPER), print_mask, CLOTH["forest"], thin=0.0, depth=0.0)
    middle, square = along[-1] / 2, 96.0
    sheet_object("band", band, paper, panel=lambda uu, vv: np.stack([-uu / square + 0.5, -(vv - middle) / square + 0.5], -1) * [-1, 1] + [1, 0], thickness=0.4)
    studio.backdrop(230)
    studio.lights(230)
    camera = studio.Camera(30, 24)
    camera.frame(width, height, tall=0.66, wide=0.74)
    return {}


SCENES = {
    "hero": (1600, 1400, lambda w, h: group("hero", w, h)),
    "eco-premium-quality": (1000, 750, premium),
    "eco-biodegradable": (1000, 750, sprout),
    "eco-water-resistant": (1000, 750, water),
    "eco-carbon-neutral": (1000, 750, stack),
}
