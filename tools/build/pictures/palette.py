"""The colours of the look, as linear light for the renderer."""
import math


def oklch(lightness, chroma, hue):
    """An OKLCH colour as linear sRGB, clipped to what a screen can show."""
    a = chroma * math.cos(math.radians(hue))
    b = chroma * math.sin(math.radians(hue))
    l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    s = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    rgb = (
        4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
        -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
        -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s,
    )
    return tuple(min(1.0, max(0.0, c)) for c in rgb)


PAPER = oklch(0.93, 0.02, 82)

CLOTH = {
    "forest": oklch(0.43, 0.072, 155),
    "kraft": oklch(0.74, 0.060, 72),
    "natural": oklch(0.89, 0.035, 86),
    "navy": oklch(0.345, 0.055, 262),
    "clay": oklch(0.585, 0.108, 42),
    "mustard": oklch(0.755, 0.122, 84),
    "charcoal": oklch(0.365, 0.006, 90),
    "white": oklch(0.965, 0.006, 90),
    "neutral": oklch(0.95, 0.004, 90),
}
