import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { Letter } from "#contracts/letters.ts";
import type { Wording } from "#domain/language/language.ts";
import { cents } from "#domain/money/cents.ts";
import { showCents, showUnitPrice } from "#domain/money/show-money.ts";
import { unitPriceE4 } from "#domain/money/unit-price.ts";
import { nameColours } from "#domain/quotes/fabric-colours.ts";
import { lineTotal } from "#domain/quotes/quote-total.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { say } from "../words/say.ts";
import type { LetterOf } from "./letter-context.ts";
import type { Fact } from "./letter-page.ts";

type QuoteLetter = Extract<Letter, { lines: unknown }>;

/** What staff needs to know of a request beside its lines; what was left blank is not told. */
export function requestFacts(
  letter: LetterOf<"staff-request-received">,
  i18n: I18n,
  wording: Wording,
): Fact[] {
  const names = (codes: readonly string[]) => nameColours(codes, (words) => say(i18n, words));
  const facts = [
    { label: i18n._(msg`Company`), value: letter.company },
    { label: i18n._(msg`Needed by`), value: letter.wantedBy && showDay(letter.wantedBy, wording) },
    { label: i18n._(msg`Purchase order`), value: letter.poNumber },
    { label: i18n._(msg`Delivery address`), value: letter.deliveryAddress },
    { label: i18n._(msg`Bag colors`), value: names(letter.productColours ?? []) },
    { label: i18n._(msg`Logo colors`), value: names(letter.logoColours ?? []) },
    { label: i18n._(msg`Logo file`), value: letter.logoName },
  ];
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** A quote as the mail shows it: its reference, then what, how many at what price, and the sum. */
export function quoteFacts(letter: QuoteLetter, i18n: I18n, wording: Wording): Fact[] {
  // Until we confirm it, the logo's fee may still come to it (SPEC-0.2).
  const isEstimate = letter.template === "request-received" || letter.template === "staff-request-received";
  const lines = letter.lines.map((line): Fact => {
    const unitPrice = unitPriceE4(line.unitPriceE4);
    const units = i18n._(msg`${plural(line.units, { one: "# unit", other: "# units" })}`);
    return {
      label: `${line.product}, ${line.size}`,
      detail: `${units} × ${showUnitPrice(unitPrice, wording)}`,
      value: showCents(lineTotal({ unitPrice, units: line.units }), wording),
      isAmount: true,
    };
  });
  return [
    { label: i18n._(msg`Reference`), value: letter.reference },
    ...lines,
    ...logoFact(letter, i18n, wording),
    {
      label: isEstimate ? i18n._(msg`Total (estimate)`) : i18n._(msg`Total`),
      value: showCents(cents(letter.totalCents), wording),
      isTotal: true,
    },
  ];
}

function logoFact({ isLogoRequired, logoFeeCents }: QuoteLetter, i18n: I18n, wording: Wording): Fact[] {
  if (!isLogoRequired) return [];
  const isSet = logoFeeCents !== null && logoFeeCents > 0;
  const value = isSet ? showCents(cents(logoFeeCents), wording) : i18n._(msg`to be confirmed`);
  return [{ label: i18n._(msg`Logo printing, one-time fee`), value, isAmount: isSet }];
}
