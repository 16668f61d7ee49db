import type { ReactNode } from "react";

interface ProgressBarProps {
  label: ReactNode;
  /** 0 to 1; left out while the end is unknown. */
  value?: number | undefined;
  /** The same in words, such as "3.2 of 5 MB". */
  valueText?: string | undefined;
  className?: string | undefined;
}

/** How far something is that takes a while. */
export function ProgressBar({ label, value, valueText, className }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div className={className}>
      <label className="block">
        <span className="mb-1.5 flex justify-between gap-4 text-sm">
          <span className="font-semibold">{label}</span>
          <span className="tabular text-ink-2">{valueText}</span>
        </span>
        <progress className="sr-only" max={100} value={percent} aria-valuetext={valueText} />
      </label>
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full border border-edge bg-card">
        {percent === undefined ? (
          <div className="h-full w-2/5 animate-slide bg-leaf motion-reduce:w-full motion-reduce:opacity-40" />
        ) : (
          // An attribute, not a style: a strict policy lets it through in HTML from the server.
          <svg className="size-full" preserveAspectRatio="none" aria-hidden="true">
            <rect width={`${percent}%`} height="100%" className="fill-leaf" />
          </svg>
        )}
      </div>
    </div>
  );
}
