import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { DueItemAnswer, Plan } from "#contracts/payments/plans.ts";
import { showCents } from "#domain/money/show-money.ts";
import { planDueWords, planKindWords } from "#domain/offers/plan-words.ts";
import type { DueState } from "#domain/payments/dues.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { StatusDot } from "../../ui/feedback/status-dot.tsx";
import type { Tone } from "../../ui/feedback/tone.ts";
import { say } from "../../words/say.ts";
import { useLocale, useMoney } from "../../words/use-locale.ts";

/** How an item of a plan stands, and its colour. */
const dueStateWords: Readonly<Record<DueState, { words: MessageDescriptor; tone: Tone }>> = {
  open: { words: msg`Open`, tone: "info" },
  "part-paid": { words: msg`Part-paid`, tone: "caution" },
  paid: { words: msg`Paid`, tone: "positive" },
  overdue: { words: msg`Overdue`, tone: "negative" },
  waived: { words: msg`Waived`, tone: "neutral" },
};

interface PlanItemsProps {
  readonly plan: Plan;
  /** Staff's reasons and buttons. */
  readonly below?: (item: DueItemAnswer) => ReactNode;
}

/** The items that an accepted quote owes: when each is due, what of it is paid and open, how it stands; and money that is held. */
export function PlanItems({ plan, below }: PlanItemsProps) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`What is paid when`}>
      {plan.items.map((item) => (
        <li key={item.position} className="break-inside-avoid border-t border-line py-2.5">
          <ItemFacts item={item} />
          {below?.(item)}
        </li>
      ))}
      {plan.held_cents ? (
        <li className="border-t border-line py-2.5">
          <HeldMoney cents={plan.held_cents} />
        </li>
      ) : null}
    </ul>
  );
}

/** Money of the client that nothing asks for. */
export function HeldMoney({ cents }: { cents: number }) {
  const held = showCents(cents, useMoney());
  return (
    <p className="tabular text-sm text-ink-2">
      <Trans>{held} was paid and is not owed: it goes back, or counts for another order.</Trans>
    </p>
  );
}

function ItemFacts({ item }: { item: DueItemAnswer }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const money = useMoney();
  const { words, tone } = dueStateWords[item.state];
  const day = item.due_on && showDay(item.due_on, locale);
  const show = (amountCents: number) => showCents(amountCents, money);
  const paid = show(item.paid_cents);
  const open = show(item.open_cents);
  const waived = show(item.amount_cents - item.paid_cents);
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{say(i18n, planKindWords[item.kind])}</span>
        <StatusDot tone={tone}>{i18n._(words)}</StatusDot>
      </p>
      <p className="tabular grid grid-cols-[1fr_auto] items-baseline gap-x-4 text-sm text-ink-2">
        <span>
          {say(i18n, planDueWords(item))}
          {day && (
            <>
              {" · "}
              <Trans>by {day}</Trans>
            </>
          )}
        </span>
        <span className="font-medium text-ink">{show(item.amount_cents)}</span>
      </p>
      {item.state !== "paid" && (item.paid_cents > 0 || item.state === "waived") && (
        <p className="tabular text-right text-sm text-ink-2">
          {item.paid_cents > 0 && (
            <>
              <Trans>{paid} paid</Trans>
              {" · "}
            </>
          )}
          {item.state === "waived" ? <Trans>{waived} waived</Trans> : <Trans>{open} open</Trans>}
        </p>
      )}
    </>
  );
}
