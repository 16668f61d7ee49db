import { Plural, Trans, useLingui } from "@lingui/react/macro";
import Circle from "lucide-react/icons/circle";
import CircleCheck from "lucide-react/icons/circle-check";
import type { FirstDay as FirstDayAnswer } from "#contracts/first-day.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Disclosure } from "../../ui/overlays/disclosure.tsx";
import { BeginOwnShop } from "./begin-own-shop.tsx";
import { FirstDayActions } from "./first-day-actions.tsx";
import { FirstDayHint, FirstDayTitle } from "./first-day-words.tsx";
import { useConfirmStep, useFirstDay } from "./use-first-day.ts";

/** What a shop does before it opens. It goes when all is done, or is put away; in the demo it is one line. */
export function FirstDay() {
  const { data } = useFirstDay();
  const left = data?.steps.filter(({ is_done }) => !is_done).length ?? 0;
  if (!data || data.is_put_away || left === 0) return null;
  const title = (
    <Plural value={left} one="Before you open: # step left" other="Before you open: # steps left" />
  );
  if (data.is_demo)
    return (
      <>
        <BeginOwnShop />
        <Disclosure className="mb-8 border-t" summary={title}>
          <Steps list={data} />
        </Disclosure>
      </>
    );
  return (
    <section aria-labelledby="first-day" className="mb-8">
      <h2 id="first-day" className="mb-3 text-lg">
        {title}
      </h2>
      <Steps list={data} />
    </section>
  );
}

function Steps({ list }: { list: FirstDayAnswer }) {
  const { t } = useLingui();
  const confirming = useConfirmStep();
  const next = list.steps.find(({ is_done }) => !is_done)?.step;
  return (
    <>
      <FormProblem problem={confirming.problem} />
      <ul aria-label={t`Before you open`} className="rounded-lg border border-line bg-card">
        {list.steps.map(({ step, is_done }) => (
          <li
            key={step}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line px-4 py-2.5 not-first:border-t"
          >
            <Icon
              of={is_done ? CircleCheck : Circle}
              className={is_done ? "size-5 shrink-0 text-leaf" : "size-5 shrink-0 text-ink-2"}
            />
            <div className="min-w-0 grow basis-60">
              <p className={is_done ? "text-ink-2" : "font-medium"}>
                <FirstDayTitle step={step} />
                <span className="sr-only">{is_done ? ` – ${t`done`}` : ` – ${t`not done yet`}`}</span>
              </p>
              {!is_done && (
                <p className="text-sm text-ink-2">
                  <FirstDayHint step={step} />
                </p>
              )}
            </div>
            {!is_done && (
              <FirstDayActions {...{ step, confirming }} isNext={step === next && !list.is_demo} />
            )}
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        size="sm"
        className="mt-2 -ml-3"
        onClick={() => confirming.mutate({ step: "put-away", isDone: true })}
      >
        <Trans>Put this list away</Trans>
      </Button>
    </>
  );
}
