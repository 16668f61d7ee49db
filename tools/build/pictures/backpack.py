"""The drawstring backpack."""
import numpy as np

import cloth
from palette import CLOTH
from shapes import Body, wrinkle
from sheets import Sheet, bezier, noise, resample, smooth, soften, spaced
from tailor import fabric, metal, dressed
from trims import eyelet, hem_stitches, lathe, tube_along


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
    waist = 0.36 * np.exp(-((v - neck) / 60.0) ** 2) + 0.10 * smooth(0.55, 0.95, t)
    narrow = 1 - waist - 0.10 * np.sin(np.pi * np.clip(t / 0.8, 0, 1)) ** 1.5
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
            path = bezier(
                start + [0, 2 * k, 0], start + [sign * (40 + out), back, -40 - 30 * k],
                [sign * (half + out * 1.4), hole[1] + 14 + back, h * 0.36], hole + hn * 3 + [0, 0, 2.0 - 4 * k], 60)
            tube_along(resample(path, 5), 2.9, cord)
        eyelet(hole + hn * 1.0, hn, metal(), radius=7.0, thick=1.7)
        knot = hole + hn * 6 + [0, 0, -2]
        lathe([(0.1, -6), (4.5, -4.6), (6.2, 0), (4.5, 4.6), (0.1, 6)], knot, cord, "knot", 24)
        for k in (0, 1):
            tail = bezier(
                knot, knot + hn * 4 + [0, 0, -6], knot + hn * 6 + [sign * (4 + 5 * k), 0, -12],
                knot + hn * 5 + [sign * (2 + 9 * k), 0, -17], 14)
            tube_along(tail, 2.6, cord)
    return body
