import type { Locale } from "../language/language.ts";
import { sum } from "../sum.ts";
import { showDay } from "../time/show-shop-time.ts";
import { type Message, withValues } from "../words.ts";

/** The money of an order from end to end, as every paper and mail about a payment tells it. */
export interface MoneyChain {
  readonly orderedCents: number;
  /** What it comes to since a settlement or a cancellation; papers and mails of before do not say. */
  readonly askedCents?: number | undefined;
  /** By issued invoices, less their credit notes. */
  readonly invoicedCents: number;
  /** What came on which day, less what of it went back; the oldest first. */
  readonly paid: readonly { readonly on: string; readonly cents: number }[];
  readonly leftCents: number;
}

export const chainMessages = {
  title: /*i18n*/ { id: "money.chain.title", message: "Your order so far" },
  ordered: /*i18n*/ { id: "money.chain.ordered", message: "Ordered" },
  changed: /*i18n*/ { id: "money.chain.changed", message: "Changed since" },
  invoiced: /*i18n*/ { id: "money.chain.invoiced", message: "Invoiced" },
  paidOn: /*i18n*/ { id: "money.chain.paidOn", message: "Paid on {date}" },
  givenUp: /*i18n*/ { id: "money.chain.givenUp", message: "No longer asked for" },
  left: /*i18n*/ { id: "money.chain.left", message: "Left to pay" },
} as const satisfies Readonly<Record<string, Message>>;

/** A link of the chain: what was paid, or is given up, stands below zero. */
interface ChainLine {
  readonly label: Message;
  readonly cents: number;
}

/** Ordered, changed since, invoiced, paid on which days, given up, and left: without what is nothing, and it adds up. */
export function chainLines(
  { orderedCents, askedCents, invoicedCents, paid, leftCents }: MoneyChain,
  locale: Locale,
): ChainLine[] {
  const { ordered, changed, invoiced, paidOn, givenUp, left } = chainMessages;
  const line = (label: Message, cents: number) => (cents === 0 ? [] : [{ label, cents }]);
  const givenUpCents =
    askedCents === undefined ? 0 : askedCents - leftCents - sum(paid.map(({ cents }) => cents));
  return [
    { label: ordered, cents: orderedCents },
    ...line(changed, (askedCents ?? orderedCents) - orderedCents),
    ...line(invoiced, invoicedCents),
    ...paid.map(({ on, cents }) => ({
      label: withValues(paidOn, { date: showDay(on, locale) }),
      cents: -cents,
    })),
    ...line(givenUp, -givenUpCents),
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
