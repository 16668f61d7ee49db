import { Trans, useLingui } from "@lingui/react/macro";
import { showCents } from "#domain/money/show-money.ts";
import { type PlanItem, workOutPlan } from "#domain/offers/plan.ts";
import { planDueWords, planKindWords, planPartWords } from "#domain/offers/plan-words.ts";
import { say } from "../../words/say.ts";
import { useMoney } from "../../words/use-locale.ts";

/**
 * When which part of an offer is paid; nothing where everything is paid at once.
 * @param totalCents undefined while it depends on a choice: then the shares are said
 */
export function OfferPlan({
  plan,
  totalCents,
}: {
  readonly plan: readonly PlanItem[] | undefined;
  readonly totalCents: number | undefined;
}) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  if (!plan) return null;
  return (
    <section className="mt-6">
      <h3 className="font-semibold">
        <Trans>How it is paid</Trans>
      </h3>
      <dl aria-label={t`How it is paid`} className="mt-1">
        {workOutPlan(totalCents ?? 0, plan).map(({ position, kind, amountCents, due, days }, index) => (
          <div key={position} className="flex items-baseline justify-between gap-4 border-b border-line py-2">
            <dt>
              {say(i18n, planKindWords[kind])}
              <span className="text-ink-2">, {say(i18n, planDueWords({ due, days: days ?? null }))}</span>
            </dt>
            <dd className="tabular text-right">
              {totalCents === undefined
                ? say(i18n, planPartWords(plan[index]?.part ?? "rest", money))
                : showCents(amountCents, money)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
