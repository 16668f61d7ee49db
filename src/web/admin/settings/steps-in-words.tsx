import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type DueTone, dueStepsRule, toneOfStep } from "#domain/offers/due-steps.ts";
import { dueStepWords } from "./due-step-words.ts";
import { readSteps } from "./setting-values.ts";

const toneWords: Readonly<Record<DueTone, MessageDescriptor>> = {
  soon: msg`a friendly word`,
  due: msg`a plain reminder`,
  last: msg`the last, firm one`,
};

/** The steps that are typed, in words: when each leaves and how it speaks. */
export function DueStepsSaid({ typed }: { readonly typed: string }) {
  const { i18n } = useLingui();
  const steps = readSteps(typed);
  if (dueStepsRule(steps)) return null;
  if (steps.length === 0)
    return (
      <p className="mt-2 text-sm text-ink-2">
        <Trans>Clients are not reminded of what they owe.</Trans>
      </p>
    );
  return (
    <ol className="mt-2 grid gap-1 text-sm text-ink-2">
      {steps.map((step) => {
        const when = i18n._(dueStepWords(step));
        const tone = i18n._(toneWords[toneOfStep(step, steps)]);
        return (
          <li key={step}>
            <Trans>
              {when}: {tone}
            </Trans>
          </li>
        );
      })}
    </ol>
  );
}
