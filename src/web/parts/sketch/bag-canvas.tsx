import { type PointerEvent, type RefObject, useEffect, useMemo, useRef } from "react";
import { dyed, fullLight, layLogo, takesDye } from "#domain/artwork/drawing/draw-sketch.ts";
import { perspectiveOf } from "#domain/artwork/drawing/perspective.ts";
import type { Raster } from "#domain/artwork/drawing/raster.ts";
import type { Point, PrintArea } from "#domain/artwork/print-area.ts";
import { keptInside, type SketchPlace } from "#domain/artwork/sketch.ts";

/** A logo in its inks, and where it lies. */
export interface LaidLogo {
  readonly area: PrintArea;
  readonly logo: Raster;
  readonly place: SketchPlace;
}

interface BagCanvasProps {
  readonly bag: Raster;
  readonly dye: string;
  readonly logos: readonly LaidLogo[];
  /** The logo that is moved, by its area. */
  readonly moved: PrintArea | undefined;
  readonly onMove: (place: SketchPlace) => void;
  readonly label: string;
  /** The canvas itself, for what takes the picture elsewhere. */
  readonly drawn?: RefObject<HTMLCanvasElement | null> | undefined;
}

const stepMm = 2;
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The bag with its logos: one is moved by dragging it, or by the arrow keys, with Shift in larger steps. */
export function BagCanvas({ bag, dye, logos, moved, onMove, label, drawn }: BagCanvasProps) {
  const own = useRef<HTMLCanvasElement>(null);
  const canvas = drawn ?? own;
  const cloth = useMemo(() => (takesDye(bag) ? dyed(bag, dye) : bag), [bag, dye]);
  const laid = logos.find(({ area }) => area === moved);
  useEffect(() => {
    const picture = { ...cloth, data: new Uint8ClampedArray(cloth.data) };
    for (const { area, logo, place } of logos)
      layLogo(
        picture,
        bag,
        logo,
        { ...place, corners: area.corners, areaMm: area },
        fullLight(bag, area.corners),
      );
    canvas.current?.getContext("2d")?.putImageData(new ImageData(picture.data, bag.width, bag.height), 0, 0);
  }, [canvas, cloth, bag, logos]);

  const moveTo = ({ area, logo, place }: LaidLogo, xMm: number, yMm: number) =>
    onMove(keptInside({ ...place, xMm, yMm }, area, logo));
  /** Where the logo was taken hold of, from its centre, in millimetres of the cloth. */
  const held = useRef<Point | null>(null);
  const release = () => {
    held.current = null;
  };
  return (
    <div className="relative">
      <canvas
        ref={canvas}
        width={bag.width}
        height={bag.height}
        role="img"
        aria-label={label}
        tabIndex={laid ? 0 : undefined}
        className={`block w-full rounded-lg bg-paper-2 ${laid ? "cursor-move touch-none" : ""}`}
        onKeyDown={(event) => {
          const arrow = arrows[event.key];
          if (!laid || !arrow) return;
          event.preventDefault();
          const step = event.shiftKey ? 5 * stepMm : stepMm;
          moveTo(laid, laid.place.xMm + arrow[0] * step, laid.place.yMm + arrow[1] * step);
        }}
        onPointerDown={(event) => {
          if (!laid) return;
          const [x, y] = clothAt(event, laid.area);
          held.current = [x - laid.place.xMm, y - laid.place.yMm];
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          if (!laid || !held.current) return;
          const [x, y] = clothAt(event, laid.area);
          moveTo(laid, x - held.current[0], y - held.current[1]);
        }}
        onPointerUp={release}
        onPointerCancel={release}
      />
      {moved && <AreaFrame bag={bag} area={moved} />}
    </div>
  );
}

/** Where a pointer is on the cloth, in millimetres from the middle of an area. */
function clothAt(event: PointerEvent<HTMLCanvasElement>, area: PrintArea): Point {
  const { width, height, left, top } = event.currentTarget.getBoundingClientRect();
  const x = ((event.clientX - left) / width) * event.currentTarget.width;
  const y = ((event.clientY - top) / height) * event.currentTarget.height;
  return perspectiveOf(area.corners, area).toCloth(x, y);
}

/** The edge of what can be printed. */
function AreaFrame({ bag, area }: { bag: Raster; area: PrintArea }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${bag.width} ${bag.height}`}
      className="pointer-events-none absolute inset-0 size-full"
    >
      <polygon
        points={area.corners.map(([x, y]) => `${x},${y}`).join(" ")}
        className="fill-none stroke-ink"
        strokeWidth={1.5}
        strokeOpacity={0.4}
        strokeDasharray="8 6"
      />
    </svg>
  );
}
