import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { intlLocale } from "#domain/language/language.ts";
import { paidWords } from "#domain/orders/client-order.ts";
import type { OrderState } from "#domain/orders/order-state.ts";
import { progressSteps, quoteProgress } from "#domain/quotes/quote-status.ts";
import { formatMoment } from "#domain/time/format-moment.ts";
import type { ReadQuoteForClient } from "../../api/reads/quotes.ts";
import { Ruler } from "../../ui/lists/ruler.tsx";
import { say } from "../../words/say.ts";
import { useLocale } from "../../words/use-locale.ts";

interface QuoteProgressProps {
  readonly quote: ReadQuoteForClient;
  /** Of the order that followed from it, once there is one. */
  readonly orderState: OrderState | undefined;
}

/**
 * How far the quote has come, the day under each stop that is behind it, and in words what the current one waits for: its
 * name alone would call a payment confirmed that has not come (SPEC-1.20, SPEC-3.22).
 */
export function QuoteProgress({ quote, orderState }: QuoteProgressProps) {
  const { t, i18n } = useLingui();
  const day = new Intl.DateTimeFormat(intlLocale(useLocale()), { dateStyle: "medium" });
  const dayOf = (moment: string | null) => moment && formatMoment(day, moment);
  const { step, waitsFor } = { ...quoteProgress(quote.status), ...paidWords(quote, orderState) };
  const notes: readonly ReactNode[] = [
    dayOf(quote.created_at),
    dayOf(quote.confirmed_at),
    dayOf(quote.paid_at),
    null,
  ];
  return (
    <Ruler
      label={t`Progress of your quote`}
      stops={progressSteps.map((words, index) => {
        const name = say(i18n, words);
        const waiting = index === step && waitsFor ? say(i18n, waitsFor) : undefined;
        return { label: waiting ? t`Next step: ${name}` : name, note: notes[index], waitsFor: waiting };
      })}
      reached={step}
    />
  );
}
