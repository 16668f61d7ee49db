import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";

export interface Bar {
  /** What it stands for, such as a day. */
  readonly label: string;
  /** From the bottom up; one colour each. */
  readonly parts: readonly number[];
  /** The same in words. */
  readonly text: string;
}

interface BarChartProps {
  readonly title: string;
  /** The figure that sums the chart up. */
  readonly summary: ReactNode;
  readonly bars: readonly Bar[];
  /** Fill of each part, as a class. */
  readonly fills: readonly string[];
  readonly legend?: readonly ReactNode[];
  /** A line across, at this value. */
  readonly mark?: { readonly value: number; readonly label: ReactNode };
}

const [width, height] = [600, 140];

/** Bars over time, our own SVG in ink and leaf; the same figures stand in a table that opens. */
export function BarChart({ title, summary, bars, fills, legend, mark }: BarChartProps) {
  const totals = bars.map(({ parts }) => parts.reduce((sum, part) => sum + part, 0));
  const most = Math.max(1, mark?.value ?? 0, ...totals);
  const step = width / Math.max(1, bars.length);
  const toHeight = (value: number) => (value / most) * (height - 8);
  return (
    <figure className="min-w-0 rounded-lg border border-line bg-card p-4">
      <figcaption className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-base">{title}</h3>
        <span className="tabular text-sm text-ink-2">{summary}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-36 w-full overflow-visible"
        aria-hidden="true"
      >
        <line
          x1="0"
          x2={width}
          y1={height}
          y2={height}
          className="stroke-edge"
          vectorEffect="non-scaling-stroke"
        />
        {bars.map(({ label, parts, text }, index) => (
          <g key={label}>
            <title>{text}</title>
            <rect x={index * step} y="0" width={step} height={height} fill="transparent" />
            {parts.map((part, at) => {
              const below = parts.slice(0, at).reduce((sum, other) => sum + other, 0);
              return (
                <rect
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a bar keep their order.
                  key={at}
                  x={index * step + step * 0.15}
                  width={step * 0.7}
                  y={height - toHeight(below + part)}
                  height={toHeight(part)}
                  className={fills[at]}
                />
              );
            })}
          </g>
        ))}
        {mark && (
          <line
            x1="0"
            x2={width}
            y1={height - toHeight(mark.value)}
            y2={height - toHeight(mark.value)}
            strokeDasharray="6 4"
            className="stroke-clay"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      <div className="mt-1 flex justify-between text-[0.8125rem] text-ink-2">
        <span className="tabular">{bars[0]?.label}</span>
        {mark && <span>{mark.label}</span>}
        <span className="tabular">{bars.at(-1)?.label}</span>
      </div>
      {legend && (
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {legend.map((word, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the words of a legend keep their order.
            <li key={index} className="flex items-center gap-1.5">
              <svg viewBox="0 0 10 10" className="size-2.5" aria-hidden="true">
                <rect width="10" height="10" className={fills[index]} />
              </svg>
              {word}
            </li>
          ))}
        </ul>
      )}
      <details className="mt-2 text-sm">
        <summary className={classNames("cursor-pointer py-1 text-ink-2 hover:text-ink")}>
          <Trans>As a list</Trans>
        </summary>
        <ul className="tabular max-h-48 overflow-y-auto">
          {bars.map(({ label, text }) => (
            <li key={label}>{text}</li>
          ))}
        </ul>
      </details>
    </figure>
  );
}
