import type { Locale } from "../language/language.ts";
import { sum } from "../sum.ts";
import { showDay } from "../time/show-shop-time.ts";
import { type Message, withValues } from "../words.ts";

/** The money of an order from end to end, as every paper and mail about a payment tells it. */
export interface MoneyChain {
  readonly orderedCents: number;
  /** By issued invoices, less their credit notes. */
  readonly invoicedCents: number;
  /** What came on which day, less what of it went back; the oldest first. */
  readonly paid: readonly { readonly on: string; readonly cents: number }[];
  readonly leftCents: number;
}

export const chainMessages = {
  title: /*i18n*/ { id: "money.chain.title", message: "Your order so far" },
  ordered: /*i18n*/ { id: "money.chain.ordered", message: "Ordered" },
  invoiced: /*i18n*/ { id: "money.chain.invoiced", message: "Invoiced" },
  paidOn: /*i18n*/ { id: "money.chain.paidOn", message: "Paid on {date}" },
  left: /*i18n*/ { id: "money.chain.left", message: "Left to pay" },
} as const satisfies Readonly<Record<string, Message>>;

/** A link of the chain: what was paid stands below zero. */
interface ChainLine {
  readonly label: Message;
  readonly cents: number;
}

/** Ordered, invoiced where anything was, paid on which days, and left. */
export function chainLines(
  { orderedCents, invoicedCents, paid, leftCents }: MoneyChain,
  locale: Locale,
): ChainLine[] {
  const { ordered, invoiced, paidOn, left } = chainMessages;
  return [
    { label: ordered, cents: orderedCents },
    ...(invoicedCents === 0 ? [] : [{ label: invoiced, cents: invoicedCents }]),
    ...paid.map(({ on, cents }) => ({
      label: withValues(paidOn, { date: showDay(on, locale) }),
      cents: -cents,
    })),
    { label: left, cents: leftCents },
  ];
}

/** The chain as it stood at the end of a day: what came later was still left. */
export function chainUntil(chain: MoneyChain, day: string): MoneyChain {
  const later = chain.paid.filter(({ on }) => on > day);
  return {
    ...chain,
    paid: chain.paid.filter(({ on }) => on <= day),
    leftCents: chain.leftCents + sum(later.map(({ cents }) => cents)),
  };
}
