"""The bags' bodies: tubes of cloth round the bag, hemmed at the top, and left to settle as real cloth does.

A body's columns run round the bag from the middle of its back: back right half, right side... seen from above
counter-clockwise, so that the front panel (towards the camera, y negative) lies in the middle of the columns.
"""
import bpy
import numpy as np

from sheets import MM, Sheet, noise, smooth, soften, spaced, unit


class Body:
    """A tube of cloth with a front and a back. `front(x, z)` and `back(x, z)` find the cloth there."""

    def __init__(self, sheet, width, height, side, seed):
        self.sheet, self.width, self.height, self.side, self.seed = sheet, width, height, side, seed
        self.round = sheet.us[-1]

    def front(self, x, z):
        return self.sheet.at(self.round / 2 + np.asarray(x, float), z)

    def back(self, x, z):
        x = np.asarray(x, float)
        return self.sheet.at(np.where(x < 0, -x, self.round - x), z)

    def edge(self, which, z):
        """The four upright seams: 'fl', 'fr', 'bl', 'br'."""
        half, full = self.width / 2, self.round
        u = {"fl": full / 2 - half, "fr": full / 2 + half, "bl": half, "br": full - half}[which]
        return self.sheet.at(u, z)

    @property
    def square(self):
        """The side of the square, standing on the panel's bottom edge, in which marks and holes are placed."""
        return max(self.width, self.height)

    def panel(self, uu, vv):
        """Print coordinates: 0..1 over that square on the front, and mirrored on the back."""
        x = uu - self.round / 2
        x = np.where(np.abs(x) > self.round / 4, np.sign(x) * (self.round / 2 - np.abs(x)), x)
        return np.stack([x / self.square + 0.5, vv / self.square], -1)


def _walk(corners, counts):
    """Points along a closed polyline, so many a side, with the length walked."""
    points = []
    for k, count in enumerate(counts):
        a, b = np.array(corners[k], float), np.array(corners[(k + 1) % len(corners)], float)
        t = np.arange(count) / count
        points.append(a + (b - a) * t[:, None])
    points.append(np.array(corners[0], float)[None])
    return np.concatenate(points)


def tube(width, depth, height, tuck=lambda t: 0.0, spread=lambda t: 1.0, grow=lambda t: 1.0, step=6.0):
    """A box's or a flat bag's wall. By height (t from 0 to 1): `tuck` folds the sides in (radians), `spread` opens or
    closes the depth, `grow` widens the whole."""
    half = width / 2
    vs = spaced(height, step)
    nf, ns = max(4, int(width / 2 / step)), max(2, int(depth / 2 / step))
    counts = [nf, ns, ns, nf, nf, ns, ns, nf]
    us = [0.0]
    for length, count in zip([half, depth / 2, depth / 2, half] * 2, counts):
        us += list(us[-1] + length * np.arange(1, count + 1) / count)
    rows = []
    for z in vs:
        t = z / height
        angle, k, g = tuck(t), spread(t), grow(t)
        d, inset, w = depth / 2 * k * np.cos(angle), depth / 2 * k * np.sin(angle), half * g
        corners = [(0, d), (-w, d), (-w + inset, 0), (-w, -d), (0, -d), (w, -d), (w - inset, 0), (w, d)]
        xy = _walk(corners, counts)
        rows.append(np.concatenate([xy, np.full((len(xy), 1), z)], 1))
    return Sheet(us, vs, soften(np.array(rows), 1, closed=True), closed=True)


def settle(body, holds, frames=26, pressure=1.2, gravity=1.0, stiff=18.0, shrink=0.0, bend=6.0, floor=True):
    """Lets Blender's cloth find its folds. `holds` says, for each point of the grid, how firmly it stays (0..1)."""
    sheet = body.sheet
    rows, columns = sheet.points.shape[0], sheet.points.shape[1] - 1
    points = sheet.points[:, :-1].reshape(-1, 3)
    index = np.arange(rows * columns).reshape(rows, columns)
    right = np.roll(index, -1, 1)
    faces = np.stack([index[:-1], right[:-1], right[1:], index[1:]], -1).reshape(-1, 4)
    mesh = bpy.data.meshes.new("settling")
    mesh.from_pydata((points * MM).tolist(), [], faces.tolist())
    thing = bpy.data.objects.new("settling", mesh)
    scene = bpy.context.scene
    scene.collection.objects.link(thing)
    group = thing.vertex_groups.new(name="held")
    for k, weight in enumerate(holds[:, :-1].reshape(-1)):
        if weight > 0:
            group.add([k], float(weight), "REPLACE")
    modifier = thing.modifiers.new("cloth", "CLOTH")
    s = modifier.settings
    s.quality, s.mass, s.air_damping = 7, 0.25, 4.0
    s.bending_model = "ANGULAR"
    s.tension_stiffness = s.compression_stiffness = stiff
    s.shear_stiffness, s.bending_stiffness = stiff * 0.7, bend
    s.tension_damping = s.compression_damping = s.shear_damping = 12
    s.bending_damping = 2.0
    s.vertex_group_mass, s.pin_stiffness = "held", 4.0
    s.shrink_min = shrink
    s.effector_weights.gravity = gravity
    if pressure:
        s.use_pressure, s.uniform_pressure_force = True, pressure
    modifier.collision_settings.use_collision = False
    modifier.point_cache.frame_start, modifier.point_cache.frame_end = 1, frames + 1
    scene.frame_start, scene.frame_end = 1, frames + 1
    for frame in range(1, frames + 2):
        scene.frame_set(frame)
    mesh_now = thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    flat = np.empty(len(mesh_now.vertices) * 3)
    mesh_now.vertices.foreach_get("co", flat)
    moved = flat.reshape(rows, columns, 3) / MM
    scene.frame_set(1)
    bpy.data.objects.remove(thing)
    moved = np.concatenate([moved, moved[:, :1]], 1)
    if floor:
        moved[..., 2] = np.maximum(moved[..., 2], 0.4)
    sheet.points = moved
    sheet.measure()


def wrinkle(body, amount=1.0, scale=1.0, packed=True):
    """Small unevenness on top of the big folds, and the faint marks of having been folded flat in a carton."""
    sheet, seed = body.sheet, body.seed
    u, v = np.meshgrid(sheet.us, sheet.vs)
    full = sheet.us[-1]
    ang = u / full * 2 * np.pi
    # Noise over a cylinder so that the seam at the back meets.
    cx, cy = np.cos(ang) * full / 6.283, np.sin(ang) * full / 6.283
    low = noise((cx + 0.5 * v) / (90 * scale), (v - 0.4 * cx + cy) / (70 * scale), seed)
    fine = noise((cx + cy) / (34 * scale), (v + 0.6 * cx - cy) / (46 * scale), seed + 7)
    away = smooth(0, 30, v)
    push = amount * (2.2 * low + 0.9 * fine) * away
    # Soft ridges, as cloth buckles: noise folded at its zero line, stretched along two slants.
    for slant, reach, deep, salt in ((0.55, 62, 2.6, 11), (-0.8, 54, 2.0, 12)):
        along = (v + slant * u) / (reach * 2.6 * scale)
        across = (u - slant * v) / (reach * scale)
        ridge = np.exp(-np.abs(noise(across, along, seed + salt)) / 0.11)
        patch = smooth(0.0, 0.5, noise(u / (150 * scale), v / (130 * scale), seed + salt + 5))
        push += amount * deep * ridge * patch * away * np.sin(u / full * np.pi) ** 0.3
    if packed:
        h = body.height
        for at, deep in ((h * 0.5, 2.4), (h * 0.25, -1.2), (h * 0.75, -1.0)):
            wander = at + 1.2 * noise(u / 60, 0, seed + 3)
            push += deep * amount * np.exp(-np.abs(v - wander) / 7.0) * (0.65 + 0.5 * noise(u / 120, at, seed + 4))
        x = u - full / 2
        push += 1.6 * amount * np.exp(-np.abs(x) / 7.0) * (np.abs(x) < body.width / 2)
    sheet.push(push)


def pull_at_straps(body, spread, reach=120.0, deep=2.6):
    """Slack folds that fan out below each sewn strap, and the top edge sinking a little between the straps."""
    sheet, full, h = body.sheet, body.round, body.height
    u, v = np.meshgrid(sheet.us, sheet.vs)
    push = np.zeros_like(u)
    for place in (full / 2 - spread, full / 2 + spread):
        x, down = u - place, h - 66 - v
        for lean, share in ((-0.62, 1.0), (-0.12, 0.6), (0.5, 0.9)):
            off = np.abs(x - lean * down) / np.sqrt(1 + lean * lean)
            fan = np.exp(-off / (5 + 0.06 * np.abs(down)))
            push += deep * share * fan * smooth(-6, 18, down) * smooth(reach, reach * 0.2, down)
    sheet.push(push)
    x = np.abs(np.abs(u - full / 2) - full / 2 * (np.abs(u - full / 2) > full / 4))
    sheet.points[..., 2] -= 4.0 * np.exp(-((x / spread) ** 2)) * smooth(h - 90, h, v)
    sheet.measure()


def round_foot(body, by=3.5):
    """Draws the lowest edge in, so that the bag stands on a rounded seam."""
    p = body.sheet.points
    inward = unit((p[0, :-1].mean(0) - p[0]) * [1, 1, 0])
    p[0] += inward * by
    p[1, :, 2] = np.maximum(p[1, :, 2], 3.0)
    body.sheet.measure()


def crease_sides(body, deep=9.0, pleats=True):
    """The pressed fold down the middle of each side, and the slanting folds where it meets the bottom."""
    sheet, full, d = body.sheet, body.round, body.side
    u, v = np.meshgrid(sheet.us, sheet.vs)
    push = np.zeros_like(u)
    for middle in (full / 4, full * 3 / 4):
        x = np.abs(u - middle)
        inside = smooth(d / 2 + 2, d / 2 - 8, x)
        rise = smooth(d * 0.30, d * 0.75, v)
        push -= deep * rise * np.exp(-x / (d * 0.16)) * inside
        if pleats:
            # Two folds from the bottom corners to the crease's foot.
            away = np.abs((v - (d / 2 - x) * 1.05)) / 1.45
            push += 0.24 * deep * np.exp(-away / 5.0) * inside * smooth(4, 18, v) * smooth(d * 0.62, d * 0.5, v)
    sheet.push(push)


def with_hem(body, deep=26.0, thick=1.5):
    """The wall with its top edge folded inward, as one sheet: up, over the fold, and down inside."""
    sheet = body.sheet
    wall = sheet.points.copy()
    v = sheet.vs
    # A faint step where the folded layer ends behind the cloth.
    step = 0.45 * smooth(body.height - deep - 3, body.height - deep + 2, v) * (v < 1e9)
    wall = wall + sheet.normals * step[:, None, None]
    top, normal = wall[-1], sheet.normals[-1]
    rise = unit(wall[-1] - wall[-3])
    fold = [top + rise * thick * 0.5 * np.sin(a) - normal * thick * 0.5 * (1 - np.cos(a))
            for a in np.linspace(0, np.pi, 6)[1:]]
    down = []
    for d in np.linspace(3, deep, 6):
        points, n = sheet.at(sheet.us, np.full_like(sheet.us, body.height - d))
        down.append(points - n * thick)
    points = np.concatenate([wall, np.array(fold), np.array(down)])
    vs = np.concatenate([v, body.height + np.linspace(0.3, 2, 5), body.height + 2 + np.linspace(3, deep, 6)])
    return Sheet(sheet.us, vs, points, closed=True)


def floor_panel(body):
    """The bag's bottom, a little above the table."""
    ring = body.sheet.points[0, :-1].copy()
    ring[:, 2] += 0.5
    centre = ring.mean(0)
    points = np.concatenate([ring, centre[None]])
    count = len(ring)
    faces = [(k, (k + 1) % count, count) for k in range(count)]
    return points, faces
