import { Trans, useLingui } from "@lingui/react/macro";
import type { DueItemAnswer, Plan } from "#contracts/payments/plans.ts";
import { showCents } from "#domain/money/show-money.ts";
import { isDueAtOnce } from "#domain/offers/plan.ts";
import { planKindWords, whenDueWords } from "#domain/offers/plan-words.ts";
import type { OrderState } from "#domain/orders/order-state.ts";
import { say } from "../../words/say.ts";
import { useLocale, useMoney } from "../../words/use-locale.ts";

interface WhatIsDueProps {
  readonly plan: Plan;
  readonly next: DueItemAnswer;
  /** Of the order that followed: what has begun does not wait for a payment any more. */
  readonly orderState: OrderState | undefined;
}

/** What of an accepted offer is paid, and what is due next, by when. */
export function WhatIsDue({ plan, next, orderState }: WhatIsDueProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const isBegun = orderState !== undefined && orderState !== "preparing" && orderState !== "ready";
  if (isDueAtOnce(plan.items) && plan.paid_cents === 0 && !isBegun)
    return (
      <Trans>Your turn: thank you for accepting. Please pay the order, so that production can start.</Trans>
    );
  const { kind, due, days, due_on: dueOn } = next;
  return (
    <>
      <Received plan={plan} next={next} />
      {!isDueAtOnce(plan.items) && (
        <span className="mt-1 block text-base font-normal text-ink-2">
          {say(i18n, planKindWords[kind])}, {say(i18n, whenDueWords({ due, days, dueOn }, locale))}
        </span>
      )}
    </>
  );
}

function Received({ plan, next }: Omit<WhatIsDueProps, "orderState">) {
  const money = useMoney();
  const paid = showCents(plan.paid_cents, money);
  const amount = showCents(next.open_cents, money);
  const [first] = plan.items;
  if (plan.paid_cents === 0) return <Trans>Thank you for accepting. {amount} to pay</Trans>;
  if (first?.kind === "deposit" && first.state === "paid" && next.kind !== "settlement")
    return <Trans>Deposit received, {amount} to pay</Trans>;
  return (
    <Trans>
      {paid} received, {amount} to pay
    </Trans>
  );
}
