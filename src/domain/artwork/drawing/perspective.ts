import type { Corners, Point } from "../print-area.ts";

/** Takes a point of one plane to another, such as from millimetres on the cloth to pixels of a picture. */
export type Mapping = (x: number, y: number) => Point;

/** The nine factors of a projection, row by row. */
type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/**
 * The perspective of a print area: from millimetres on the cloth, counted from its middle, to pixels of its picture, and
 * back. After Heckbert, "Fundamentals of Texture Mapping and Image Warping" (1989), section 2.2.3.
 */
export function perspectiveOf(
  corners: Corners,
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
): { readonly toPicture: Mapping; readonly toCloth: Mapping } {
  const square = fromUnitSquare(corners);
  const inverse = inverted(square);
  return {
    toPicture: (x, y) => project(square, x / widthMm + 0.5, y / heightMm + 0.5),
    toCloth: (x, y) => {
      const [u, v] = project(inverse, x, y);
      return [(u - 0.5) * widthMm, (v - 0.5) * heightMm];
    },
  };
}

function project([a, b, c, d, e, f, g, h, i]: Matrix, x: number, y: number): Point {
  const w = g * x + h * y + i;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

function fromUnitSquare([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners): Matrix {
  const [sumX, sumY] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const [dx1, dx2, dy1, dy2] = [x1 - x2, x3 - x2, y1 - y2, y3 - y2];
  const area = dx1 * dy2 - dx2 * dy1;
  const g = (sumX * dy2 - dx2 * sumY) / area;
  const h = (dx1 * sumY - sumX * dy1) / area;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
}

/** The inverse but for a factor, which a projection does not see. */
function inverted([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}
