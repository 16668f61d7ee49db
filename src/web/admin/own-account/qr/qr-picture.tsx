import { useMemo } from "react";
import { qrMatrix } from "./qr-matrix.ts";

/** The quiet border that readers need, in cells. */
const quiet = 4;

/** A text as a picture that phones read; always dark on light, whatever the theme. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const matrix = useMemo(() => qrMatrix(text), [text]);
  const width = matrix.length + 2 * quiet;
  const path = matrix
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${width}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-md border border-line"
    >
      <rect width="100%" height="100%" fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
