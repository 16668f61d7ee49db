import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";

interface QuestionProps {
  /** Its place on the order form. */
  number: number;
  title: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** One part of the order form: a number and a heading on a hairline, then what is asked. */
export function Question({ number, title, hint, children, className }: QuestionProps) {
  const id = `question-${number}`;
  return (
    <section aria-labelledby={id} className={classNames("border-t border-ink pt-5 pb-12", className)}>
      <div className="mb-6 flex gap-4">
        <span aria-hidden="true" className="display tabular w-6 shrink-0 text-xl text-leaf">
          {number}
        </span>
        <div>
          <h3 id={id} className="text-xl">
            {title}
          </h3>
          {hint !== undefined && <p className="mt-1 max-w-prose text-ink-2">{hint}</p>}
        </div>
      </div>
      <div className="sm:pl-10">{children}</div>
    </section>
  );
}
