import type { ReactNode } from "react";

interface ProposalSectionProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A part of the proposal between full-width hairlines: its name on the left, what it says beside it. */
export function ProposalSection({ id, title, children }: ProposalSectionProps) {
  return (
    <section aria-labelledby={id} className="frame break-inside-avoid border-b border-line py-10 @xl:py-12">
      <div className="grid-12 gap-y-5">
        <h2 id={id} className="col-span-12 scroll-mt-24 text-2xl @5xl:col-span-4">
          {title}
        </h2>
        <div className="col-span-12 min-w-0 @5xl:col-span-8">{children}</div>
      </div>
    </section>
  );
}
