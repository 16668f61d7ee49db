import type { ReactNode } from "react";

/** Facts of a record, in two columns where there is room. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <dl className="grid gap-x-8 gap-y-3 @md:grid-cols-2">{children}</dl>
    </div>
  );
}

interface FactProps {
  readonly label: ReactNode;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A fact with its label; one that is blank is not shown. */
export function Fact({ label, wide = false, children }: FactProps) {
  if (children === null || children === "") return null;
  return (
    <div className={wide ? "@md:col-span-2" : undefined}>
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="break-words whitespace-pre-line">{children}</dd>
    </div>
  );
}
