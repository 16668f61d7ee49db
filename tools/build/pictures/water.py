"""Drops of water on the weave."""
import math

import numpy as np

import cloth
import studio
from palette import CLOTH
from sheets import Sheet, noise
from stage import mesh_object, sheet_object


def drop(x, y, z, radius, tall, seed):
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
    rng = np.random.default_rng(11)
    a, b = np.meshgrid(np.linspace(-150, 150, 150), np.linspace(-110, 260, 150))
    z = 4.0 * noise(a / 90, b / 80, 3) + 1.0 * noise(a / 40, b / 50, 4)
    sheet = Sheet(a[0], b[:, 0], np.stack([a, b, z], -1))
    sheet_object("cloth", sheet, cloth.nonwoven("cloth", CLOTH["navy"], thin=0.0), subdivide=1)
    wet = cloth.water()
    placed = []
    for radius_from, radius_to, count in ((6.5, 8.5, 3), (3.6, 5.4, 9), (1.7, 3.0, 26), (0.6, 1.2, 80)):
        tries = 0
        while count and tries < 4000:
            tries += 1
            x, y, r = rng.uniform(-44, 44), rng.uniform(-34, 70), rng.uniform(radius_from, radius_to)
            if all((x - p) ** 2 + (y - q) ** 2 > (r + s + 1.0) ** 2 for p, q, s in placed):
                placed.append((x, y, r))
                count -= 1
    for k, (x, y, r) in enumerate(placed):
        (at, _) = sheet.at(np.array(x), np.array(y))
        points, faces = drop(x, y, at[2] - 0.05, r, 0.92 if r < 3 else 0.76, k)
        mesh_object("drop", points, faces, wet, subdivide=1)
    studio.area("window", 300, (-2.0, 2.6, 2.2), (0, 0, 0), 210, 1.0, 1.0, (1.0, 0.98, 0.95))
    studio.area("fill", 300, (2.6, -2.4, 2.4), (0, 0, 0), 70, 2.0, 2.0)
    studio.sky(0.35)
    camera = studio.Camera(lens=85.0)
    camera.look((34, -172, 104), (1, 6, 0), width, height, blur=2.2)
    return dict(exposure=[0.84 * g for g in studio.DAYLIGHT])
