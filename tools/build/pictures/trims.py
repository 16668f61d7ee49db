"""What is sewn or threaded on a bag: straps, stitches, seam edges, cords, zips, and a bottle to carry."""
import numpy as np

from sheets import Sheet, bezier, resample, smooth, spaced, unit
from stage import grid_faces, mesh_object, sheet_object

_BALL = None


def _bead():
    """A low, long bead: one stitch, along x, lying on z = 0."""
    global _BALL
    if _BALL is None:
        rings, around = 6, 6
        points = []
        for i in range(rings + 1):
            a = np.pi * i / rings
            for k in range(around):
                b = 2 * np.pi * k / around
                points.append((-np.cos(a), np.sin(a) * np.cos(b), np.sin(a) * np.sin(b)))
        _BALL = (np.array(points) * 0.5, [
            (i * around + k, i * around + (k + 1) % around, (i + 1) * around + (k + 1) % around, (i + 1) * around + k)
            for i in range(rings) for k in range(around)
        ])
    return _BALL


def stitches(lines, material, pitch=3.7, length=2.9, thick=0.75):
    """Dashes of thread along lines, each a list of (point, outward normal) arrays."""
    bead, faces = _bead()
    points, polys = [], []
    for path, normals in lines:
        path, normals = np.asarray(path, float), np.asarray(normals, float)
        along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
        places = np.arange(pitch / 2, along[-1] - pitch / 3, pitch)
        for s in places:
            def at(grid, where):
                return np.array([np.interp(where, along, grid[:, k]) for k in range(3)])
            middle, normal = at(path, s), unit(at(normals, s))
            x = unit(at(path, s + 0.5) - at(path, s - 0.5))
            y = unit(np.cross(normal, x))
            z = np.cross(x, y)
            shape = bead * [length, thick, thick]
            base = len(points) * len(bead)
            points.append(middle + shape[:, :1] * x + shape[:, 1:2] * y + shape[:, 2:] * z)
            polys += [tuple(base + i for i in f) for f in faces]
    if points:
        mesh_object("stitches", np.concatenate(points), polys, material)


def on_panel(find, a, b, step=3.0, lift=0.25):
    """A straight line on a panel from (x, z) to (x, z), lifted by a hair."""
    count = max(2, int(np.hypot(b[0] - a[0], b[1] - a[1]) / step))
    points, normals = find(np.linspace(a[0], b[0], count), np.linspace(a[1], b[1], count))
    return points + normals * lift, normals


def strap(body, find, outward, spread, rise, width, material, thread,
          sewn=70.0, lean=0.0, sway=0.0, turn=1.25, run=0.0, top=None):
    """A flat strap sewn twice on a panel and standing in an arch above it.

    `find` is the panel's finder, `outward` -1 for the front, 1 for the back; `spread` half the distance between the two
    ends, `rise` the arch's height, `turn` how far the strip twists on its way up (radians), `run` how much farther down
    the panel the strap is sewn (to the bottom on heavy-duty bags)."""
    top = body.height if top is None else top
    across = np.linspace(-width / 2, width / 2, 9)
    lift = 1.1

    def sewn_part(x):
        zs = spaced(sewn + run, 5)[::1] + top - sewn - run
        xx, zz = np.meshgrid(x + across * (1 if outward < 0 else -1), zs)
        points, normals = find(xx, zz)
        return points + normals * lift

    left, right = sewn_part(-spread if outward < 0 else spread), sewn_part(spread if outward < 0 else -spread)
    # The free arch, from one top edge to the other.
    a, b = left[-1, 4], right[-1, 4]
    up_a, up_b = unit(left[-1, 4] - left[-3, 4]), unit(right[-1, 4] - right[-3, 4])
    peak = (a + b) / 2 + np.array([sway, outward * lean, rise])
    flat = unit(b - a)
    half = np.linalg.norm(b - a) / 2
    rise_left = bezier(a, a + up_a * rise * 0.62, peak - flat * half * 0.72, peak)
    fall_right = bezier(peak, peak + flat * half * 0.72, b + up_b * rise * 0.62, b)
    centre = resample(np.concatenate([rise_left, fall_right[1:]]), 7)
    tangents = unit(np.gradient(centre, axis=0))
    count = len(centre)
    s = np.linspace(-1, 1, count)
    # The strip starts flat on the panel and turns its edge as it arches over.
    angle = turn * (1 - smooth(0.12, 0.98, np.abs(s)))
    face = np.array([0, float(outward), 0])
    within = unit(np.cross(tangents, face))
    within *= np.sign((within[:1] * (left[-1, -1] - left[-1, 0])).sum())
    side = unit(within * np.cos(angle)[:, None] + face * np.sin(angle)[:, None] * 1.0)
    side = unit(side - tangents * (side * tangents).sum(-1, keepdims=True))
    # Meet the sewn ends exactly.
    for end, k0, row in ((left, 0, left[-1]), (right[:, ::-1], count - 1, right[-1, ::-1])):
        want = unit(row[-1] - row[0])
        for k in range(count):
            near = max(0.0, 1 - abs(k - k0) / 5)
            side[k] = unit(side[k] * (1 - near) + want * near)
    bow = np.cross(tangents, side)
    cup = 0.02 * width * (1 - (2 * across / width) ** 2)
    arch = centre[:, None] + side[:, None] * across[None, :, None] + bow[:, None] * cup[None, :, None]
    points = np.concatenate([left[:-1], arch, right[::-1, ::-1][1:]])
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points[:, 4], axis=0), axis=1))])
    sheet = Sheet(across + width / 2, along, points)
    if (sheet.normals[2, 4] * find(np.array(spread), np.array(top - sewn / 2))[1]).sum() < 0:
        sheet.normals *= -1
    sheet_object("strap", sheet, material, thickness=1.5, subdivide=1)
    if thread is None:
        return
    lines = []
    for edge in (3.0, width - 3.0):
        free = np.linspace(sewn + run + 6, along[-1] - sewn - run - 6, 160)
        for sign in (1, -1):
            p, n = sheet.at(np.full_like(free, edge), free)
            lines.append((p + sign * n * 0.85, sign * n))
    inset = 3.2
    for x in (-spread, spread):
        low, high = top - sewn + inset, top - sewn + width - inset + 8
        rim = width / 2 - inset
        box = [(x - rim, low), (x + rim, low), (x + rim, high), (x - rim, high)]
        for p, q in ((0, 1), (1, 2), (2, 3), (3, 0), (0, 2), (1, 3)):
            lines.append(on_panel(find, box[p], box[q], lift=lift + 0.9))
        for e in (-1, 1):
            lines.append(on_panel(find, (x + e * rim, high + 3), (x + e * rim, top - 2), lift=lift + 0.9))
            if run:
                lines.append(on_panel(find, (x + e * rim, top - sewn - run + 4), (x + e * rim, low), lift=lift + 0.9))
    stitches(lines, thread)


def seam_edges(body, material, thread, wide=4.5, edges=("fl", "fr", "bl", "br"), top=None):
    """The sewn ridges that stand out along a box bag's upright edges."""
    outward = {"fl": (-1, -0.55), "fr": (1, -0.55), "bl": (-1, 0.55), "br": (1, 0.55)}
    zs = spaced((body.height if top is None else top) - 1, 6)
    lines = []
    for which in edges:
        points, _ = body.edge(which, zs)
        away = unit(np.array([*outward[which], 0.0]))
        under = 8.0 if which[0] == "f" else 3.0  # how far the ridge reaches under the cloth; unseen in front only
        across = np.linspace(-under, wide, 7)
        wave = 0.5 * np.sin(zs / 23.0 + body.seed)[:, None, None]
        side = np.array([-away[1], away[0], 0])
        waved = side * wave * (np.maximum(across, 0) / wide)[None, :, None]
        grid = points[:, None] + away * across[None, :, None] + waved
        sheet = Sheet(across + under, zs, grid)
        sheet_object("seam", sheet, material, thickness=1.5, subdivide=1)
        if thread is not None:
            p, n = sheet.at(np.full_like(zs, under + wide * 0.45), zs)
            for sign in (1, -1):
                lines.append((p + sign * n * 0.85, sign * n))
    if lines:
        stitches(lines, thread)


def hem_stitches(body, thread, deep=22.0, lift=0.3):
    sheet = body.sheet
    us = np.linspace(sheet.us[0], sheet.us[-1], 260)
    p, n = sheet.at(us, np.full_like(us, body.height - deep))
    stitches([(p + n * lift, n)], thread)


def tube_along(curve, radius, material, around=10, name="cord", twist=0.0):
    """A round cord along a polyline."""
    curve = np.asarray(curve, float)
    tangents = unit(np.gradient(curve, axis=0))
    side = unit(np.cross(tangents, [0.13, 0.27, 0.95]))
    for k in range(1, len(curve)):  # carry the frame along so that the cord does not flip
        side[k] = unit(side[k - 1] - tangents[k] * (side[k - 1] * tangents[k]).sum())
    other = np.cross(tangents, side)
    angles = np.linspace(0, 2 * np.pi, around + 1)
    radius = np.broadcast_to(np.asarray(radius, float), (len(curve),))
    points = curve[:, None] + radius[:, None, None] * (
        np.cos(angles)[None, :, None] * side[:, None] + np.sin(angles)[None, :, None] * other[:, None])
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(curve, axis=0), axis=1))])
    sheet = Sheet(angles * radius.mean(), along, points)
    return sheet_object(name, sheet, material)


def lathe(profile, at, material, name="turned", around=48):
    """A turned shape from (radius, height) pairs."""
    profile = np.asarray(profile, float)
    angles = np.linspace(0, 2 * np.pi, around + 1)
    points = np.stack([
        profile[:, :1] * np.cos(angles) + at[0], profile[:, :1] * np.sin(angles) + at[1],
        np.repeat(profile[:, 1:] + at[2], around + 1, 1)], -1)
    return mesh_object(name, points, grid_faces(len(profile), around + 1), material)


def bottle(at, glass, foil, height=310.0, radius=37.0):
    body = [(0.1, 0), (radius, 2), (radius, height * 0.60)]
    shoulder = bezier(
        (radius, height * 0.60, 0), (radius, height * 0.72, 0), (14.5, height * 0.70, 0), (14, height * 0.80, 0), 16)
    lathe(body + [(p[0], p[1]) for p in shoulder] + [(13.8, height * 0.84)], at, glass, "bottle")
    capsule = [(14.2, 0.80), (14.6, 0.805), (14.4, 0.94), (15.2, 0.945), (15.2, 0.975), (14.2, 0.98), (14.0, 0.995),
               (12.5, 1.0), (0.1, 1.0)]
    lathe([(r, share * height) for r, share in capsule], at, foil, "capsule")


def zip_line(path, normals, tape, teeth, metal, wide=15.0, puller=None, chunky=1.0):
    """A zip along a line of (point, normal): its tape, its chain, and a puller hanging at a share of its length."""
    path, normals = np.asarray(path, float), unit(np.asarray(normals, float))
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    tangents = unit(np.gradient(path, axis=0))
    side = np.cross(normals, tangents)
    across = np.linspace(-wide / 2, wide / 2, 5)
    grid = path[:, None] + side[:, None] * across[None, :, None] + normals[:, None] * 0.9
    sheet_object("tape", Sheet(across + wide / 2, along, grid), tape, thickness=0.8)
    for shift in (-0.9, 0.9):
        row = [(path + normals * 1.7 + side * shift * chunky, normals)]
        stitches(row, teeth, pitch=2.4 * chunky, length=1.5 * chunky, thick=2.5 * chunky)
    stitches([(path + normals * 1.2 + side * (k * (wide / 2 - 1.6)), normals) for k in (-1, 1)], tape)
    if puller is not None:
        k = int(puller * (len(path) - 1))
        p, n, t, w = path[k] + normals[k] * 3.2, normals[k], tangents[k], side[k]
        down = unit(np.array([0, 0, -1.0]) - n * (-n[2]))
        if abs(n[2]) > 0.8:
            down = t
        over = np.cross(n, down)
        _plate(p, t, w, n, 11, 7, 4.2, metal)
        _plate(p + down * 15 + n * 1.4, down, over, unit(n), 20, 6.5, 1.8, metal)


def _plate(centre, x, y, z, long, wide, thick, material):
    """A small rounded plate."""
    rows = []
    for k, (s, lift) in enumerate(((0.82, -0.5), (1, -0.35), (1, 0.35), (0.82, 0.5))):
        for a in np.linspace(0, 2 * np.pi, 25)[:-1]:
            cx = np.sign(np.cos(a)) * abs(np.cos(a)) ** 0.55 * long / 2 * s
            cy = np.sign(np.sin(a)) * abs(np.sin(a)) ** 0.55 * wide / 2 * s
            rows.append(centre + x * cx + y * cy + z * lift * thick)
    faces = [(r * 24 + k, r * 24 + (k + 1) % 24, (r + 1) * 24 + (k + 1) % 24, (r + 1) * 24 + k)
             for r in range(3) for k in range(24)]
    mesh_object("plate", rows, faces, material)
    cap = [centre + z * 0.5 * thick] + rows[72:]
    mesh_object("plate cap", cap, [(0, 1 + k, 1 + (k + 1) % 24) for k in range(24)], material)


def eyelet(at, normal, material, radius=6.5, thick=1.9):
    """A metal ring lying on the cloth."""
    normal = unit(np.asarray(normal, float))
    x = unit(np.cross(normal, [0, 0, 1.0]))
    y = np.cross(normal, x)
    a = np.linspace(0, 2 * np.pi, 41)[:, None]
    tube_along(np.asarray(at) + radius * (np.cos(a) * x + np.sin(a) * y), thick, material, name="eyelet")
