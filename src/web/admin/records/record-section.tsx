import type { ReactNode } from "react";

interface RecordSectionProps {
  readonly id: string;
  readonly title: ReactNode;
  /** Beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a record's page, under its heading. */
export function RecordSection({ id, title, action, children }: RecordSectionProps) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h3 id={id} className="text-base">
          {title}
        </h3>
        {action}
      </div>
      {children}
    </section>
  );
}
