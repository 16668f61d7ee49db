import type { QuoteVersionAnswer, VersionLine } from "#contracts/quotes/versions.ts";
import { type MoneyStyle, showCents, showDifference, showUnitPrice } from "#domain/money/show-money.ts";
import { agreedLines, isChosen } from "#domain/offers/agreed-lines.ts";
import { choiceTitle, optionTitle } from "#domain/offers/ladder-words.ts";
import { shownDiscountOfAnswer } from "#domain/offers/line-discount.ts";
import type { ShownLine } from "#domain/offers/shown-lines.ts";
import { hasNoAmount } from "#domain/offers/work-out-offer.ts";
import { withValues } from "#domain/words.ts";
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
    ...(line.subtotal_cents !== undefined && { subtotalCents: line.subtotal_cents }),
    discount: shownDiscountOfAnswer(line),
  };
}

/** Before the answer each choice with its lines and what it adds; afterwards what was chosen, and what was not (L9.3). */
export function optionTexts(version: QuoteVersionAnswer, money: MoneyStyle, say: Say): DocumentFact[] {
  const { options, acceptance, accepted } = version;
  if (accepted && options.length > 0)
    return [{ label: say(words.accepted), value: say(words.acceptedWithOptions) }];
  return options.map((option) => ({
    label: optionTitle(option, say),
    value: option.choices
      .map((choice) => {
        const title = choiceTitle(option, choice, money.locale);
        if (acceptance) {
          const isMade = isChosen(acceptance.choices, option.id, choice.id);
          return pairOf(say, title, say(isMade ? words.chosen : words.notChosen));
        }
        return [
          pairOf(say, title, quantityWords(choice, money, say) ?? addedWords(choice, money, say)),
          ...choice.lines.map((line) => choiceLine(line, money, say)),
        ].join("\n");
      })
      .join("\n"),
  }));
}

type Choice = QuoteVersionAnswer["options"][number]["choices"][number];

function addedWords({ is_default, difference_cents }: Choice, money: MoneyStyle, say: Say): string {
  return is_default ? say(words.included) : showDifference(difference_cents, money);
}

/** What a quantity comes to, and a bag of it; undefined of other choices, and while another one is open. */
function quantityWords({ total_cents, per_bag }: Choice, money: MoneyStyle, say: Say): string | undefined {
  if (total_cents == null || per_bag == null) return undefined;
  const price = showUnitPrice(Math.round(per_bag * 10_000), money);
  return say(withValues(words.perQuantity, { total: showCents(total_cents, money), price }));
}

/** `– Bags L: 10,000 × $0.18 = $1,800.00` */
function choiceLine(line: VersionLine, money: MoneyStyle, say: Say): string {
  const { item, units, unitPrice, amount } = rowOf(shownLineOf(line), money, say);
  const sum = [units && unitPrice && `${units} × ${unitPrice}`, amount].filter(Boolean).join(" = ");
  const [name = "", ...others] = item.split("\n");
  return [`– ${sum ? pairOf(say, name, sum) : name}`, ...others].join("\n");
}
