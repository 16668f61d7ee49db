"""From the renderer's light to a finished JPEG: quiet paper, even exposure, a soft shoulder."""
import os

import bpy
import numpy as np

from palette import PAPER


def _load(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    flat = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    return flat.reshape(height, width, 4)


def _blur(grid, sigma):
    """A Gaussian, edges repeated."""
    reach = int(3 * sigma + 0.5)
    weights = np.exp(-0.5 * (np.arange(-reach, reach + 1) / sigma) ** 2)
    weights /= weights.sum()
    for axis in (0, 1):
        pad = [(0, 0)] * grid.ndim
        pad[axis] = (reach, reach)
        padded = np.pad(grid, pad, mode="edge")
        span = grid.shape[axis]
        grid = sum(w * np.take(padded, range(k, k + span), axis=axis) for k, w in enumerate(weights))
    return grid


def _quiet(light, mask):
    """Smooths the bare paper only: strongly where it is even, barely beside the bag and in its contact shadow."""
    paper = (1 - np.clip(_blur(mask, 1.2) * 5, 0, 1))[..., None]

    def over_paper(sigma):
        return _blur(light * paper, sigma) / np.maximum(_blur(paper, sigma), 1e-4)

    fine, middle, coarse = over_paper(1.6), over_paper(5.0), over_paper(13.0)

    def pick(sharp, smooth, limit):
        gap = np.abs(sharp - smooth).mean(-1, keepdims=True) / np.maximum(smooth.mean(-1, keepdims=True), 1e-4)
        keep = np.clip(_blur(gap, 2.0) / limit - 0.6, 0, 1)
        return smooth * (1 - keep) + sharp * keep

    calm = pick(fine, pick(middle, coarse, 0.02), 0.035)
    return light * (1 - paper) + calm * paper


def _even_out(picture, range_sigma=0.045):
    """A light clean-up of the grain a few samples leave: each point leans on its like-coloured neighbours."""
    total, weight = np.zeros_like(picture), np.zeros(picture.shape[:2] + (1,))
    padded = np.pad(picture, ((1, 1), (1, 1), (0, 0)), mode="edge")
    height, width = picture.shape[:2]
    for dy in range(3):
        for dx in range(3):
            near = padded[dy:dy + height, dx:dx + width]
            gap = ((near - picture) ** 2).mean(-1, keepdims=True)
            w = np.exp(-gap / (2 * range_sigma ** 2)) * (1.0, 0.55, 0.3)[abs(dy - 1) + abs(dx - 1)]
            total += near * w
            weight += w
    return total / weight


def _encode(x):
    """A soft shoulder above 0.75, then the screen's curve."""
    high = 0.75
    x = np.where(x > high, high + (1 - high) * (1 - np.exp(-(x - high) / (1 - high))), x)
    return np.where(x <= 0.0031308, 12.92 * x, 1.055 * np.power(np.maximum(x, 1e-6), 1 / 2.4) - 0.055)


def _before_shoulder(x):
    x = np.asarray(x, float)
    return np.where(x > 0.75, 0.75 - 0.25 * np.log(1 - (x - 0.75) / 0.25), x)


def finish(folder, target, quality=88, exposure=None, proof=False):
    """Balances on the paper at the picture's upper half, unless an exposure is given. A proof is a PNG beside it."""
    light = _load(os.path.join(folder, "light0001.exr"))[..., :3].astype(np.float64)
    mask = np.clip(_load(os.path.join(folder, "index0001.exr"))[..., 0].astype(np.float64), 0, 1)
    light = _quiet(light, mask)
    height, width = mask.shape
    if exposure is None:
        strip = np.zeros_like(mask, bool)
        strip[int(height * 0.55):, :] = True
        bare = strip & (_blur(mask, 3.0) < 0.01)
        level = np.median(light[bare], axis=0)
        gain = _before_shoulder(PAPER) / level
    else:
        gain = np.asarray(exposure)
    picture = np.clip(_even_out(_encode(light * gain)), 0, 1)
    image = bpy.data.images.new("finished", width, height)
    image.colorspace_settings.name = "sRGB"
    rgba = np.ones((height, width, 4), np.float32)
    rgba[..., :3] = picture
    image.pixels.foreach_set(rgba.reshape(-1))
    image.file_format = "JPEG"
    os.makedirs(os.path.dirname(target), exist_ok=True)
    while True:
        image.save(filepath=target, quality=quality)
        if os.path.getsize(target) <= 300_000 or quality <= 60:
            break
        quality -= 4
    if proof:
        image.file_format = "PNG"
        image.save(filepath=os.path.splitext(target)[0] + ".png")
    return gain, quality


def cut_out(folder, target, quality=82):
    """The bag in greys, white where the light is fullest, on nothing but its shadow: what is dyed by multiplying."""
    rendered = _load(os.path.join(folder, "light0001.exr")).astype(np.float64)
    mask = np.clip(_load(os.path.join(folder, "index0001.exr"))[..., 0].astype(np.float64), 0, 1)
    alpha = np.clip(rendered[..., 3], 0, 1)
    grey = rendered[..., :3].mean(-1) / np.maximum(alpha, 1e-4)
    grey = np.clip(grey / np.percentile(grey[mask > 0.5], 90), 0, 1.25)
    # The bag's edge is as bright as the cloth beside it: divided by a small alpha it would be a bright line.
    solid = (mask > 0.97).astype(np.float64)
    inner = _blur(grey * solid, 1.5) / np.maximum(_blur(solid, 1.5), 1e-4)
    grey = np.where(solid > 0, grey, np.minimum(grey, inner))
    # The shadow is taken from beside the bag, and lies below its edge: blurred with the bag it would be a dark line.
    bare = (_blur(mask, 1.5) < 0.01).astype(np.float64)
    shadow = _blur(alpha * bare, 3.0) / np.maximum(_blur(bare, 3.0), 1e-4)
    alpha = 1 - (1 - mask) * (1 - shadow)
    shade = np.clip(_even_out(_encode(grey * 0.9)[..., None], range_sigma=0.09)[..., 0], 0, 1)
    shade = shade * mask / np.maximum(alpha, 1e-4)
    height, width = mask.shape
    image = bpy.data.images.new("cut out", width, height, alpha=True)
    image.alpha_mode = "STRAIGHT"
    image.colorspace_settings.name = "sRGB"
    image.pixels.foreach_set(np.stack([shade, shade, shade, alpha], -1).astype(np.float32).reshape(-1))
    image.file_format = "WEBP"
    image.save(filepath=target, quality=quality)
