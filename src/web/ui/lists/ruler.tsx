import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface RulerStop {
  label: ReactNode;
  /** A date or a remark under the label. */
  note?: ReactNode;
  /** What a stop that is reached, but not done, waits for: stands above its label, which then is only its name. */
  waitsFor?: ReactNode;
}

interface RulerProps {
  /** What is being measured. */
  label: string;
  stops: readonly RulerStop[];
  /** Index of the stop that has been reached. */
  reached: number;
  className?: string | undefined;
}

const TICKS_PER_STOP = 8;

/**
 * Progress as a tape measure, in as many equal parts as there are stops: filled to the end of the part that has been
 * reached, whose label alone shows on a phone.
 */
export function Ruler({ label, stops, reached, className }: RulerProps) {
  const ticks = Array.from({ length: stops.length * TICKS_PER_STOP + 1 }, (_, tick) => tick);
  const at = (tick: number) => `${(tick / (stops.length * TICKS_PER_STOP)) * 100}%`;
  const filled = (reached + 1) * TICKS_PER_STOP;
  return (
    <div className={className}>
      <svg aria-hidden="true" className="h-6 w-full overflow-visible" preserveAspectRatio="none">
        <rect width="100%" height="6" className="fill-line" />
        <rect width={at(filled)} height="6" className="fill-leaf" />
        {ticks.map((tick) => {
          const isStop = tick % TICKS_PER_STOP === 0;
          const passed = tick <= filled;
          return (
            <line
              key={tick}
              x1={at(tick)}
              x2={at(tick)}
              y1="6"
              y2={isStop ? 22 : tick % (TICKS_PER_STOP / 2) === 0 ? 15 : 11}
              className={classNames(passed ? "stroke-leaf" : "stroke-edge", isStop && "stroke-2")}
            />
          );
        })}
      </svg>
      <ol aria-label={label} className="mt-1 flex justify-between gap-4 text-sm">
        {stops.map((stop, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: stops never change places.
            key={index}
            aria-current={index === reached ? "step" : undefined}
            className={classNames(
              "basis-0 sm:grow sm:text-right",
              index === reached ? "grow font-semibold" : "text-ink-2 max-sm:sr-only",
            )}
          >
            {stop.waitsFor && <span className="block">{stop.waitsFor}</span>}
            <span className={classNames("block", Boolean(stop.waitsFor) && "font-normal text-ink-2")}>
              {stop.label}
            </span>
            <span className="tabular block font-normal text-ink-2">{stop.note}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
