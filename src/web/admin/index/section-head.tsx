import type { ReactNode } from "react";

interface SectionHeadProps {
  readonly title: ReactNode;
  readonly lang?: "fr" | undefined;
  /** Buttons, the main one last. */
  readonly children?: ReactNode;
}

/** The top of a section or of a record's page: what it is, and what can be done to the whole of it. */
export function SectionHead({ title, lang, children }: SectionHeadProps) {
  return (
    <div data-above-toasts="" className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <h1 className="min-w-0 text-xl break-words" lang={lang}>
        {title}
      </h1>
      <div className="no-print flex flex-wrap items-center gap-2">{children}</div>
    </div>
  );
}
