import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type PointerEvent, useMemo } from "react";
import type { Raster } from "#domain/artwork/drawing/raster.ts";
import type { Corners, Point, PrintArea } from "#domain/artwork/print-area.ts";
import { widestMm } from "#domain/artwork/sketch.ts";
import { BagCanvas } from "../../../parts/sketch/bag-canvas.tsx";
import { useBagPicture } from "../../../parts/sketch/use-sketched-bag.ts";

interface MarkedPictureProps {
  readonly area: PrintArea;
  readonly onChange: (corners: Corners) => void;
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A picture of the product with a test logo as large as the area, and its four corners to be dragged or moved by keys. */
export function MarkedPicture({ area, onChange }: MarkedPictureProps) {
  const { t } = useLingui();
  const bag = useBagPicture(area.picture);
  const logos = useMemo(() => {
    const place = {
      area: area.id,
      file: "logo",
      widthMm: widestMm(area, testLogo),
      xMm: 0,
      yMm: 0,
      inks: [],
    };
    return [{ area, logo: testLogo, place }];
  }, [area]);
  const names = [t`upper left`, t`upper right`, t`lower right`, t`lower left`];
  if (bag === null)
    return (
      <p className="text-sm text-ink-2">
        <Trans>This picture cannot be shown.</Trans>
      </p>
    );
  if (!bag) return <div className="aspect-square rounded-lg bg-paper-2" />;
  const { width, height } = bag.raster;
  const move = (index: number, [x, y]: Point) => {
    const inside = (at: number, most: number) => Math.round(Math.min(most, Math.max(0, at)) * 10) / 10;
    const to: Point = [inside(x, width), inside(y, height)];
    const [a, b, c, d] = area.corners;
    onChange([index === 0 ? to : a, index === 1 ? to : b, index === 2 ? to : c, index === 3 ? to : d]);
  };
  return (
    <div className="relative">
      <BagCanvas
        bag={bag.raster}
        dye="#FFFFFF"
        logos={logos}
        moved={undefined}
        onMove={() => undefined}
        label={t`A test logo on the print area`}
      />
      <svg viewBox={`0 0 ${width} ${height}`} className="absolute inset-0 size-full touch-none">
        <title>{t`Corners of the print area`}</title>
        <polygon
          points={area.corners.map((corner) => corner.join(",")).join(" ")}
          className="fill-none stroke-ink"
          strokeWidth={width / 400}
        />
        {area.corners.map(([x, y], index) => (
          // biome-ignore lint/a11y/useSemanticElements: a corner inside a drawing
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a corner is the n-th one, wherever it is.
            key={index}
            role="button"
            tabIndex={0}
            aria-label={t`Corner ${names[index] ?? ""}`}
            cx={x}
            cy={y}
            r={width / 45}
            className="cursor-move fill-card stroke-ink outline-offset-2"
            strokeWidth={width / 250}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId)) move(index, pointOf(event, width));
            }}
            onKeyDown={(event: KeyboardEvent) => {
              const arrow = arrows[event.key];
              if (!arrow) return;
              event.preventDefault();
              const step = event.shiftKey ? 10 : 1;
              move(index, [x + arrow[0] * step, y + arrow[1] * step]);
            }}
          />
        ))}
      </svg>
    </div>
  );
}

/** Where a pointer is in the picture, in its pixels. */
function pointOf(event: PointerEvent<SVGElement>, pictureWidth: number): Point {
  const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
  if (!box) return [0, 0];
  const scale = pictureWidth / box.width;
  return [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale];
}

/** A frame with its diagonals, which shows how an area is seen. */
const testLogo: Raster = drawTestLogo(240);

function drawTestLogo(side: number): Raster {
  const data = new Uint8ClampedArray(side * side * 4);
  const stroke = side / 30;
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const fromEdge = Math.min(x, y, side - 1 - x, side - 1 - y);
      const fromDiagonal = Math.min(Math.abs(x - y), Math.abs(x + y - side + 1)) / Math.SQRT2;
      if (fromEdge < stroke || fromDiagonal < stroke / 2) data.set([43, 91, 62, 255], (y * side + x) * 4);
    }
  }
  return { width: side, height: side, data };
}
