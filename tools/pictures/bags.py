"""How each kind of bag is built from its parameters."""
import numpy as np

import cloth
import marks
from palette import CLOTH
from shapes import Body, crease_sides, floor_panel, pull_at_straps, round_foot, settle, tube, with_hem, wrinkle
from sheets import Sheet, bezier, noise, resample, smooth, soften, spaced, unit
from stage import grid_faces, mesh_object, sheet_object
from trims import bottle, eyelet, hem_stitches, lathe, on_panel, seam_edges, stitches, strap, tube_along, zip_line


def fabric(spec, body=None, hole=None, thin=0.22):
    """The bag's cloth, printed where its `mark` says: (name, ink, height of its centre, size, distance to the right)."""
    colour = CLOTH[spec["colour"]]
    print_mask = ink = hole_mask = None
    if body is not None and spec.get("mark"):
        name, ink_name, middle, size, *aside = spec["mark"]
        aside = aside[0] if aside else 0
        print_mask = marks.mask(name, (0.5 + aside / body.square, middle / body.square), size / body.square)
        ink = CLOTH[ink_name]
    if body is not None and hole:
        middle, size = hole
        hole_mask = marks.mask("hole", (0.5, middle / body.square), size / body.square)
    return cloth.nonwoven("cloth " + spec["colour"], colour, print_mask, ink, hole_mask, thin=thin)


def trim_cloth(spec):
    return cloth.nonwoven("trim", CLOTH[spec.get("trim", spec["colour"])], thin=0.08)


def metal():
    return cloth.plain("metal", (0.62, 0.60, 0.56), 0.28, 0.5, metallic=1.0)


def holds_of(body, bottom=55.0, seams=0.0, sides=0.0, top=0.0):
    """How firmly each point stays while the cloth settles: the bottom firmly, less and less up to `bottom` mm; the
    upright seams, the side folds and the top edge as asked."""
    sheet, full, half = body.sheet, body.round, body.width / 2
    holds = np.zeros(sheet.points.shape[:2])
    holds += (1 - smooth(0, bottom, sheet.vs))[:, None] ** 2
    for places, firm in (((half, full / 2 - half, full / 2 + half, full - half), seams), ((full / 4, full * 3 / 4), sides)):
        for u in places:
            k = np.argmin(np.abs(sheet.us - u))
            holds[:, k] = np.maximum(holds[:, k], firm)
    holds[-1] = np.maximum(holds[-1], top)
    holds[0] = 1
    return holds


def hold_straps(holds, body, spread, firm=0.6):
    """Where straps are sewn, the cloth is stiffer and stays."""
    sheet, full = body.sheet, body.round
    for u in (full / 2 - spread, full / 2 + spread, spread, full - spread):
        near = np.abs(sheet.us - u) < 16
        holds[-3:, near] = np.maximum(holds[-3:, near], firm)
    return holds


def kick(body, amount, across=70.0, along=85.0):
    """Unevenness to start settling from."""
    u, v = np.meshgrid(body.sheet.us, body.sheet.vs)
    ring = np.sin(u / body.round * np.pi) ** 0.25  # quiet where the tube closes
    bumps = noise(u / across, v / along, body.seed) + 0.55 * noise(u / across * 1.9, v / along * 1.7, body.seed + 1)
    body.sheet.push(amount * bumps * ring * smooth(0, 40, v))


def dressed(spec, body, material, hem=26.0):
    """The hemmed wall and the bottom."""
    sheet_object("wall", with_hem(body, hem), material, panel=body.panel, subdivide=1)
    bottom(body, material)


def bottom(body, material):
    points, faces = floor_panel(body)
    mesh_object("bottom", points, faces, material, uvs=points[:, :2])


def tote(spec):
    """Open bags with two straps: totes, shoppers, conference, gift and wine bags."""
    w, d, h, seed = spec["width"], spec["depth"], spec["height"], spec["seed"]
    fold, flare = spec.get("tuck", 0.36), spec.get("flare", 0.0)
    sheet = tube(w, d, h, tuck=lambda t: fold * smooth(0.02, 1.0, t) ** 1.2, grow=lambda t: 1 + flare * t, step=spec.get("step", 6.0))
    body = Body(sheet, w, h, d, seed)
    s, size = spec.get("strap"), min(1.0, h / 340)
    kick(body, 3.2 * size, 70 * size, 85 * size)
    holds = holds_of(body, seams=0.12, sides=0.22, top=0.0 if s else 0.9)
    if s:
        hold_straps(holds, body, s["spread"])
    settle(body, holds, **{**dict(frames=22, pressure=0.75, shrink=-0.010), **spec.get("settle", {})})
    crease_sides(body, spec.get("crease", min(16.0, d * 0.10)))
    wrinkle(body, spec.get("wrinkle", 1.2) * size, scale=h / 380)
    if s:
        pull_at_straps(body, s["spread"], h * 0.36, 2.4 * size)
    round_foot(body)
    material = fabric(spec, body)
    hem = spec.get("hem", 26.0)
    dressed(spec, body, material, hem)
    trim, thread = trim_cloth(spec), cloth.thread(CLOTH[spec.get("trim", spec["colour"])])
    hem_thread = cloth.thread(CLOTH[spec["colour"]])
    hem_stitches(body, hem_thread, hem - 4)
    if spec.get("seams", True):
        seam_edges(body, trim, thread if "trim" in spec else hem_thread, wide=4.5 * size)
    if s:
        strap(body, body.front, -1, material=trim, thread=thread, lean=14, **s)
        strap(body, body.back, 1, material=trim, thread=thread, lean=10, sway=4, **s)
    if spec.get("bottles"):
        glass = cloth.plain("glass", (0.012, 0.03, 0.014), 0.06, 0.5)
        foils = [cloth.plain("foil", (0.30, 0.03, 0.04), 0.38, 0.5), cloth.plain("foil", (0.30, 0.22, 0.09), 0.38, 0.5)]
        for k, (x, y) in enumerate(spec["bottles"]):
            bottle((x, y, 3), glass, foils[k % 2], height=h + 58)
        if len(spec["bottles"]) > 1:
            stitches([on_panel(body.front, (0, 12), (0, h - hem - 4))], hem_thread)
    if spec.get("zip"):
        zip_top(spec, body)
    if spec.get("pouch"):
        pouch(spec, material)
    return body


def zip_top(spec, body):
    """A panel across the opening with a zip down its middle, and the zip's end hanging out on the right."""
    w, h = body.width, body.height
    xs = spaced(w - 16, 6) - (w - 16) / 2
    front, n1 = body.front(xs, h - 20)
    back, n2 = body.back(xs, h - 20)
    front, back = front - n1 * 2, back - n2 * 2
    t = np.linspace(0, 1, 15)[:, None, None]
    grid = front[None] * (1 - t) + back[None] * t
    grid[..., 2] += (10 * np.sin(np.pi * t[..., 0]) ** 1.0 + 3 * noise(xs[None] / 60, t[..., 0] * 2, body.seed)) * np.sin(np.pi * t[..., 0])
    sheet = Sheet(xs, np.linspace(0, np.linalg.norm(back[len(xs) // 2] - front[len(xs) // 2]), 15), grid)
    material = cloth.nonwoven("zip panel", CLOTH[spec["colour"]])
    sheet_object("zip panel", sheet, material, subdivide=1)
    path, normals = grid[7], sheet.normals[7]
    normals = normals * np.sign(normals[:, 2:])
    tape = cloth.nonwoven("tape", CLOTH["charcoal"], thin=0)
    chain = cloth.plain("chain", (0.55, 0.52, 0.46), 0.35, 0.5, metallic=0.9)
    zip_line(path, normals, tape, chain, metal(), wide=24, puller=0.80)


def pouch(spec, material):
    """The little pouch the bag folds into, lying beside it, with its flap and snap."""
    long, wide, high = 150.0, 112.0, 30.0
    cx, cy, turn = 118.0, -spec["depth"] / 2 - 118.0, np.radians(-14)
    a, b = np.meshgrid(np.linspace(-1, 1, 61), np.linspace(-1, 1, 47))
    pad = np.clip((1 - np.abs(a) ** 3.2) * (1 - np.abs(b) ** 3.2), 0, 1) ** 0.5
    puff = pad * (1 + 0.14 * noise(a * 2.3, b * 2.0, 5) + 0.05 * noise(a * 6, b * 5, 6))

    def place(x, y, z):
        return np.stack([cx + x * np.cos(turn) - y * np.sin(turn), cy + x * np.sin(turn) + y * np.cos(turn), z], -1)

    sx = long / 2 * a * (1 - 0.03 * np.abs(b) ** 2)
    sy = wide / 2 * b * (1 - 0.03 * np.abs(a) ** 2)
    upper = Sheet(np.linspace(0, long, 61), np.linspace(0, wide, 47), place(sx, sy, 7 + (high - 7) * puff))
    lower = Sheet(upper.us, upper.vs, place(sx, sy, 7 - 6.5 * pad))
    plain = cloth.nonwoven("pouch", CLOTH[spec["colour"]], thin=0.05)
    sheet_object("pouch", upper, plain, subdivide=1)
    sheet_object("pouch", lower, plain)
    # The flap: the upper half once more, a little higher, its edge rounded.
    keep = np.linspace(0, long, 61)
    low = 26 + 16 * np.abs((keep - long / 2) / (long / 2)) ** 2.4
    rows = np.linspace(0, 1, 30)[:, None]
    vv = low[None] * (1 - rows) + wide * rows
    points, normals = upper.at(np.broadcast_to(keep, vv.shape), vv)
    flap = Sheet(keep, np.linspace(0, wide - 26, 30), points + normals * 1.8)
    sheet_object("flap", flap, plain, thickness=1.4)
    thread = cloth.thread(CLOTH[spec["colour"]])
    edge, n = upper.at(keep[2:-2], low[2:-2] + 5)
    stitches([(edge + n * 2.8, n)], thread)
    flat = place(sx, sy, np.full_like(a, 7.0))
    rim = np.concatenate([flat[0], flat[1:, -1], flat[-1, ::-1][1:], flat[::-1, 0][1:]])
    tube_along(rim, 1.9, plain, name="rim")
    at, n = upper.at(np.array(long / 2), np.array(42.0))
    snap = at + n * 2.4
    lathe([(6.6, 0), (6.6, 0.8), (5.6, 2.0), (3.0, 2.2), (2.6, 1.6), (0.1, 1.6)], snap, metal(), "snap", 40)


def dcut(spec):
    """A flat-topped bag with a hand hole cut through both panels."""
    w, d, h, seed = spec["width"], spec["depth"], spec["height"], spec["seed"]
    sheet = tube(w, d, h, tuck=lambda t: 1.50 * smooth(0.0, 0.76, t) ** 0.85, step=5.0)
    body = Body(sheet, w, h, d, seed)
    kick(body, 2.4)
    holds = holds_of(body, seams=0.12, top=0.6)
    holds = np.maximum(holds, (0.55 * smooth(h - 120, h - 70, sheet.vs))[:, None])
    settle(body, holds, frames=20, pressure=0.65, shrink=-0.008)
    wrinkle(body, 0.8)
    material = fabric(spec, body, spec["hole"])
    dressed(spec, body, material, 30.0)
    thread = cloth.thread(CLOTH[spec["colour"]])
    hem_stitches(body, thread, 26)
    # The pressed line round the hole.
    middle, size = spec["hole"]
    a = np.linspace(0, 2 * np.pi, 90)
    x = (np.clip(np.cos(a) * 3, -1, 1) * 0.62 + np.cos(a) * 0.40) * size / 2
    z = middle + (np.sin(a) * 0.42 - 0.10 * (x / size * 2) ** 2) * size / 2
    p, n = body.front(x, z)
    stitches([(p + n * 0.3, n)], thread, pitch=3.4)
    return body


def cooler(spec):
    """A padded box with a zipped lid, a pocket and two short straps."""
    w, d, h, seed = spec["width"], spec["depth"], spec["height"], spec["seed"]
    seam = h - spec["lid"]
    sheet = tube(w, d, h, step=5.0)
    sheet.points = soften(sheet.points, 14, closed=True)
    sheet.measure()
    body = Body(sheet, w, h, d, seed)
    kick(body, 1.2)
    u, v = np.meshgrid(sheet.us, sheet.vs)
    # Padding: soft cushions between the seams.
    sheet.push(5.0 * np.sin(np.pi * np.clip(v / seam, 0, 1)) ** 0.7 * (v < seam) + 2.0 * np.sin(np.pi * np.clip((v - seam) / (h - seam), 0, 1)) * (v >= seam))
    wrinkle(body, 0.7, scale=0.8, packed=False)
    material, trim = fabric(spec, body, thin=0.0), trim_cloth(spec)
    thread = cloth.thread(CLOTH[spec["colour"]])
    sheet_object("wall", body.sheet, material, subdivide=1)
    bottom(body, material)
    # The lid: rings towards the middle, slightly domed, with piping round its edge.
    ring = body.sheet.points[-1]
    centre = ring[:-1].mean(0)
    shares = np.array([1.0, 0.985, 0.96, 0.9, 0.8, 0.65, 0.5, 0.35, 0.2, 0.08, 0.0])
    lid = centre + (ring - centre) * shares[:, None, None]
    lid[..., 2] = h + 11 * (1 - shares[:, None] ** 2.6) + 1.6 * noise(lid[..., 0] / 60, lid[..., 1] / 60, seed) * (shares[:, None] < 0.97)
    mesh_object("lid", lid, grid_faces(*lid.shape[:2]), material, uvs=lid[..., :2], subdivide=1)
    for row, radius in ((-1, 2.6), (0, 2.6)):
        edge = body.sheet.points[row].copy()
        edge[:, 2] += 0.6 if row else 2.4
        tube_along(edge, radius, trim, name="piping")
    us = np.linspace(body.round * 0.10, body.round * 0.90, 220)
    p, n = body.sheet.at(us, np.full_like(us, seam))
    tape = cloth.nonwoven("tape", CLOTH[spec.get("zip", "charcoal")], thin=0)
    chain = cloth.plain("chain", (0.10, 0.10, 0.10), 0.4, 0.5)
    zip_line(p, n, tape, chain, metal(), wide=16, puller=0.66)
    # The pocket on the front.
    x0, z0, z1 = w / 2 - 36, 22.0, seam - 46
    us, vs = spaced(2 * x0, 5) - x0, spaced(z1 - z0, 5) + z0
    xx, zz = np.meshgrid(us, vs)
    p, n = body.front(xx, zz)
    puff = 1.2 + 5.0 * (np.clip(1 - (xx / x0) ** 4, 0, 1) * np.clip((zz - z0) / (z1 - z0), 0, 1) ** 0.6)
    pocket = Sheet(us + body.round / 2, vs, p + n * puff[..., None])
    sheet_object("pocket", pocket, material, panel=body.panel, thickness=1.4, subdivide=1)
    edge, n = pocket.at(us + body.round / 2, np.full_like(us, z1 - 1))
    tube_along(edge, 2.2, trim, name="binding")
    lines = []
    for x in (-x0 + 4, x0 - 4):
        q, m = pocket.at(np.full_like(vs, x + body.round / 2), vs)
        lines.append((q + m * 1.0, m))
    q, m = pocket.at(us + body.round / 2, np.full_like(us, z0 + 4))
    lines.append((q + m, m))
    stitches(lines, thread)
    s = spec["strap"]
    strap(body, body.front, -1, material=trim, thread=cloth.thread(CLOTH[spec.get("trim", spec["colour"])]), top=seam - 12, lean=-26, **s)
    strap(body, body.back, 1, material=trim, thread=None, top=seam - 12, lean=-20, sway=5, **s)
    return body


def backpack(spec):
    """A flat bag gathered at the top by cords that run down to eyelets at its lower corners."""
    w, h, seed = spec["width"], spec["height"], spec["seed"]
    half, neck = w / 2, h - 46
    step = 4.0
    us = spaced(2 * w, step)
    us = np.linspace(0, 2 * w, (len(us) // 4) * 4 + 1)
    vs = spaced(h, step)
    u, v = np.meshgrid(us, vs)
    t = v / h
    front = (u >= w / 2) & (u <= 3 * w / 2)
    x = np.where(front, u - w, np.where(u < w / 2, -u, 2 * w - u)) / half  # -1..1
    narrow = 1 - 0.36 * np.exp(-((v - neck) / 60.0) ** 2) - 0.10 * smooth(0.55, 0.95, t) - 0.10 * np.sin(np.pi * np.clip(t / 0.8, 0, 1)) ** 1.5
    narrow = np.where(v > neck, np.maximum(narrow, 0.55 + 0.17 * smooth(neck, h, v)), narrow)
    belly = 16 + 58 * np.sin(np.pi * np.clip(t * 0.98 + 0.05, 0, 1)) ** 0.7 * (1 - 0.35 * smooth(0.4, 0.9, t))
    belly = np.where(v > neck - 30, belly * (1 - 0.45 * np.exp(-((v - neck) / 26.0) ** 2)), belly)
    y = -belly * np.clip(1 - np.abs(x) ** 2.3, 0, 1) ** 0.72
    # Gathers: deep at the cord, running out downwards.
    gather = 8.5 * np.exp(-np.clip(neck - v, 0, None) / 55.0) * (1 + 0.25 * smooth(neck, h, v))
    wave = np.sin(x * 21 + 1.6 * noise(x * 3, v / 200, seed) + np.where(front, 0.0, 1.3))
    wave += 0.5 * np.sin(x * 33 + 2.2 * noise(x * 4, v / 160, seed + 2))
    edge = np.clip(1 - np.abs(x) ** 6, 0, 1)
    y = y + gather * wave * edge
    x = x * half * narrow + 0.25 * gather * np.cos(np.clip(x, -1, 1) * 23)
    points = np.stack([x, np.where(front, y, -y * 0.9), v + 3 * np.sin(u / 31) * smooth(neck, h, v)], -1)
    points[:, -1] = points[:, 0]
    body = Body(Sheet(us, vs, points, closed=True), w, h, 0.0, seed)
    wrinkle(body, 1.0, packed=True)
    material = fabric(spec, body)
    dressed(spec, body, material, 24.0)
    thread = cloth.thread(CLOTH[spec["colour"]])
    hem_stitches(body, thread, h - neck + 12)
    cord = cloth.nonwoven("cord", CLOTH[spec.get("trim", "natural")], thin=0)
    # The gathering cord round the neck, half sunk in its channel.
    ring, n = body.sheet.at(us, np.full_like(us, neck))
    tube_along(resample(soften((ring + n * 0.8)[None], 4, closed=True)[0], 5), 2.4, cord)
    for sign in (-1, 1):
        start = body.front(np.array(sign * (half - 1)), np.array(neck))[0]
        hole, hn = body.front(np.array(sign * (half - 24)), np.array(24.0))
        for k, (out, back) in enumerate(((34, 6), (52, 26))):
            path = bezier(start + [0, 2 * k, 0], start + [sign * (40 + out), back, -40 - 30 * k],
                          [sign * (half + out * 1.4), hole[1] + 14 + back, h * 0.36], hole + hn * 3 + [0, 0, 2.0 - 4 * k], 60)
            tube_along(resample(path, 5), 2.9, cord)
        eyelet(hole + hn * 1.0, hn, metal(), radius=7.0, thick=1.7)
        knot = hole + hn * 6 + [0, 0, -2]
        lathe([(0.1, -6), (4.5, -4.6), (6.2, 0), (4.5, 4.6), (0.1, 6)], knot, cord, "knot", 24)
        for k in (0, 1):
            tail = bezier(knot, knot + hn * 4 + [0, 0, -6], knot + hn * 6 + [sign * (4 + 5 * k), 0, -12], knot + hn * 5 + [sign * (2 + 9 * k), 0, -17], 14)
            tube_along(tail, 2.6, cord)
    return body


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
    steel, wood = cloth.plain("steel", (0.55, 0.54, 0.52), 0.3, 0.5, metallic=1.0), cloth.plain("rail", (0.50, 0.33, 0.19), 0.45, 0.4)
    x, y, z = at
    a = np.linspace(-0.35 * np.pi, 1.08 * np.pi, 40)
    loop = np.stack([np.full_like(a, x), y + 19 * np.cos(a), z + 66 + 19 * np.sin(a)], -1)
    stem = bezier((x, y, z - 20), (x, y, z + 30), (x, y + 8, z + 36), loop[0], 20)
    tube_along(resample(np.concatenate([stem[:-1], loop]), 2.5), 2.4, steel, name="hook")
    rail = np.stack([np.linspace(-3000, 3000, 60), np.full(60, y), np.full(60, z + 66 + 19 - 2.4 - 13)], -1)
    thing = tube_along(rail, 13.0, wood, around=28, name="rail")
    thing["loose"] = True


BUILDERS = {f.__name__: f for f in (tote, dcut, cooler, backpack, garment)}


def build(spec):
    return BUILDERS[spec["kind"]](spec)
