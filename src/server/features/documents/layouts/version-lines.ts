import type { QuoteVersionAnswer, VersionLine } from "#contracts/quotes/versions.ts";
import { type MoneyStyle, showDifference } from "#domain/money/show-money.ts";
import { agreedLines, isChosen } from "#domain/offers/agreed-lines.ts";
import { shownDiscountOfAnswer } from "#domain/offers/line-discount.ts";
import type { ShownLine } from "#domain/offers/shown-lines.ts";
import { hasNoAmount } from "#domain/offers/work-out-offer.ts";
import type { DocumentFact } from "../drawing/document-layout.ts";
import { pairOf, type Say } from "./document-parts.ts";
import { documentMessages as words } from "./document-words.ts";
import { rowOf } from "./quote-lines.ts";

/** An accepted version with the lines that were chosen. A reader who may not know the choices gets the lines without options. */
export function linesOf(version: QuoteVersionAnswer): readonly VersionLine[] {
  return agreedLines(version, version.acceptance?.choices ?? {});
}

/** A line of a version that was answered, as a page or a paper shows it. */
export function shownLineOf(line: VersionLine): ShownLine {
  const { kind, name, units, unit_price: price, amount_cents, freight, cloth } = line;
  return {
    ...{ kind, name },
    ...(units !== null && { units }),
    ...(price !== null && { unitPriceE4: Math.round(price * 10_000) }),
    ...(freight !== null && { freight }),
    ...(cloth && { cloth }),
    ...(!hasNoAmount(line) && { amountCents: amount_cents }),
    discount: shownDiscountOfAnswer(line),
  };
}

/** Before the answer each choice with its lines and what it adds; afterwards what was chosen, and what was not (L9.3). */
export function optionTexts(version: QuoteVersionAnswer, money: MoneyStyle, say: Say): DocumentFact[] {
  const { options, acceptance, accepted } = version;
  if (accepted && options.length > 0)
    return [{ label: say(words.accepted), value: say(words.acceptedWithOptions) }];
  return options.map(({ id, title, choices }) => ({
    label: title,
    value: choices
      .map((choice) => {
        if (acceptance) {
          const state = isChosen(acceptance.choices, id, choice.id) ? words.chosen : words.notChosen;
          return pairOf(say, choice.title, say(state));
        }
        const added = choice.is_default
          ? say(words.included)
          : showDifference(choice.difference_cents, money);
        return [
          pairOf(say, choice.title, added),
          ...choice.lines.map((line) => choiceLine(line, money, say)),
        ].join("\n");
      })
      .join("\n"),
  }));
}

/** `– Bags L: 10,000 × $0.18 = $1,800.00` */
function choiceLine(line: VersionLine, money: MoneyStyle, say: Say): string {
  const { item, units, unitPrice, amount } = rowOf(shownLineOf(line), money, say);
  const sum = [units && unitPrice && `${units} × ${unitPrice}`, amount].filter(Boolean).join(" = ");
  const [name = "", ...others] = item.split("\n");
  return [`– ${sum ? pairOf(say, name, sum) : name}`, ...others].join("\n");
}
