import { type MoneyStyle, showCents } from "../money/show-money.ts";
import { type Message, withValues } from "../words.ts";
import type { Discount, OfferLine } from "./offer.ts";
import { taxLabel } from "./tax-label.ts";
import { lineDiscount } from "./work-out-offer.ts";

/** What the discount of a line takes off it, and the share that was agreed, where one was. */
export interface ShownDiscount {
  readonly ppm?: number | undefined;
  readonly cents: number;
}

/** A discount as it is answered: per cent, or dollars. */
export type AnsweredDiscount = { readonly percent: number } | { readonly amount: number };

/** The discount of a line as a call answers it; both are left out where there is none. */
export interface AnsweredLineDiscount {
  readonly discount?: AnsweredDiscount | undefined;
  readonly discount_cents?: number | undefined;
}

const discountWord: Message = /*i18n*/ {
  id: "offer.line.discount",
  message: "Discount{share}: {amount}",
};

/** `Discount (2 %): −$82.50`, under the name of its line. */
export function lineDiscountWords({ ppm, cents }: ShownDiscount, money: MoneyStyle): Message {
  const share = ppm === undefined ? "" : taxLabel({ name: "", percent: ppm / 10_000 }, money.locale);
  return withValues(discountWord, { share, amount: showCents(-cents, money) });
}

/** What of a line's discount is shown; undefined where it has none. */
export function shownDiscount(line: OfferLine): ShownDiscount | undefined {
  const { discount } = line;
  if (!discount) return undefined;
  return { ...("ppm" in discount && { ppm: discount.ppm }), cents: lineDiscount(line) };
}

/** The same of a line that was answered. */
export function shownDiscountOfAnswer({ discount, discount_cents: cents = 0 }: AnsweredLineDiscount) {
  if (!discount) return undefined;
  const agreed = readDiscount(discount);
  return { ...("ppm" in agreed && { ppm: agreed.ppm }), cents } satisfies ShownDiscount;
}

export function answerDiscount(discount: Discount): AnsweredDiscount {
  return "ppm" in discount ? { percent: discount.ppm / 10_000 } : { amount: discount.cents / 100 };
}

/** The discount of a line as calls answer it. */
export function answerLineDiscount(shown: ShownDiscount | undefined): AnsweredLineDiscount {
  if (!shown) return {};
  const { ppm, cents } = shown;
  return { discount: answerDiscount(ppm === undefined ? { cents } : { ppm }), discount_cents: cents };
}

/** A discount that was answered, as it was agreed. */
export function readDiscount(discount: AnsweredDiscount): Discount {
  return "percent" in discount
    ? { ppm: Math.round(discount.percent * 10_000) }
    : { cents: Math.round(discount.amount * 100) };
}
