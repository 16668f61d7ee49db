import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";

interface StepperProps {
  /** What the steps lead to. */
  label: string;
  steps: readonly { key: string; label: ReactNode }[];
  /** Index of the step one is at. */
  current: number;
  /** Read after the label of a step that is done. */
  doneLabel: string;
  className?: string | undefined;
}

/** The steps of a longer task. On a phone only the current one has room for its words. */
export function Stepper({ label, steps, current, doneLabel, className }: StepperProps) {
  return (
    <ol aria-label={label} className={classNames("flex items-center gap-3", className)}>
      {steps.map((step, index) => (
        <li
          key={step.key}
          aria-current={index === current ? "step" : undefined}
          className="flex items-center gap-3 before:h-px before:w-4 before:bg-edge first:before:hidden sm:before:w-8"
        >
          <span className={classNames("flex items-center gap-2", index > current && "text-ink-2")}>
            <span aria-hidden="true" className={classNames(number, look(index, current))}>
              {index < current ? <Icon of={Check} className="size-4" /> : index + 1}
            </span>
            <span className={classNames("text-sm", index === current ? "font-semibold" : "max-md:sr-only")}>
              {step.label}
              {index < current && <span className="sr-only"> {doneLabel}</span>}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

const number = "tabular grid size-7 shrink-0 place-items-center rounded-sm border text-sm font-semibold";

function look(index: number, current: number): string {
  if (index < current) return "border-leaf bg-leaf text-paper";
  return index === current ? "border-ink bg-ink text-paper" : "border-edge";
}
