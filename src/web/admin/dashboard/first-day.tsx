import { Plural, Trans, useLingui } from "@lingui/react/macro";
import Circle from "lucide-react/icons/circle";
import CircleCheck from "lucide-react/icons/circle-check";
import type { FirstDay as FirstDayAnswer } from "#contracts/first-day.ts";
import type { FirstDayStep } from "#domain/shop/first-day.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Disclosure } from "../../ui/overlays/disclosure.tsx";
import { BeginOwnShop } from "./begin-own-shop.tsx";
import { FirstDayActions } from "./first-day-actions.tsx";
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
            {!is_done && <FirstDayActions step={step} confirming={confirming} />}
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

/** What a step is. */
function FirstDayTitle({ step }: { step: FirstDayStep }) {
  switch (step) {
    case "name":
      return <Trans>Say what your name is</Trans>;
    case "identity":
      return <Trans>Say who you are and what you promise</Trans>;
    case "product":
      return <Trans>Add the first product</Trans>;
    case "terms":
      return <Trans>Read the terms and the other pages</Trans>;
    case "mail":
      return <Trans>See a mail arrive</Trans>;
    case "payment":
      return <Trans>Take payments</Trans>;
    case "backup":
      return <Trans>Make a backup</Trans>;
    case "second-owner":
      return <Trans>Add a second administrator</Trans>;
  }
}

/** What is still to be done for it, and why. */
function FirstDayHint({ step }: { step: FirstDayStep }) {
  switch (step) {
    case "name":
      return <Trans>Buyers read it below your offers and messages. So far it is “Administrator”.</Trans>;
    case "identity":
      return <Trans>Address, telephone, e-mail address and claims are still those of the example.</Trans>;
    case "product":
      return <Trans>With a size and a picture, so that it can be ordered and seen.</Trans>;
    case "terms":
      return <Trans>What they say binds you. Put them into your own words where they do not fit.</Trans>;
    case "mail":
      return <Trans>Everything that clients learn comes by mail. Send one to yourself.</Trans>;
    case "payment":
      return <Trans>Every payment is a test so far. Set the keys of a provider, or your bank account.</Trans>;
    case "backup":
      return (
        <Trans>Make one under Shop settings, Backup, while the shop runs. Keep the file elsewhere.</Trans>
      );
    case "second-owner":
      return <Trans>So that a lost password or telephone does not lock you out.</Trans>;
  }
}
