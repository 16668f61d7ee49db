import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";

export interface ListedError {
  /** The id given to the field; without one the text leads nowhere. */
  fieldId: string | undefined;
  text: ReactNode;
}

interface ErrorSummaryProps {
  title: ReactNode;
  errors: readonly ListedError[];
  /** Raise it with every refused submit: the summary then takes the focus and is read out. */
  attempt?: number | undefined;
  className?: string | undefined;
}

/** All that is wrong with a form, each leading to its field. Shows nothing while nothing is wrong. */
export function ErrorSummary({ title, errors, attempt = 0, className }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  const goTo = (event: MouseEvent, fieldId: string) => {
    const field = document.getElementById(fieldId);
    if (!field) return;
    event.preventDefault();
    field.focus();
  };
  return (
    <div ref={box} tabIndex={-1} role="alert" className={className}>
      <div className="rounded-md border border-danger bg-card px-4 py-3.5">
        <p className="font-semibold text-danger">{title}</p>
        <ul className="mt-1.5 grid gap-0.5">
          {errors.map(({ fieldId, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a field may have several, and all come anew together.
            <li key={index}>
              {fieldId === undefined ? (
                text
              ) : (
                <a
                  href={`#${fieldId}`}
                  onClick={(event) => goTo(event, fieldId)}
                  className="link inline-block py-0.5"
                >
                  {text}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
