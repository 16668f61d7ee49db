import type { QuoteVersionAnswer, VersionLine } from "#contracts/quotes/versions.ts";
import { type MoneyStyle, showDifference } from "#domain/money/show-money.ts";
import { agreedLines, isChosen } from "#domain/offers/agreed-lines.ts";
import { choiceTitle, optionTitle } from "#domain/offers/ladder-words.ts";
import { shownDiscountOfAnswer } from "#domain/offers/line-discount.ts";
import { quantityOptions } from "#domain/offers/quantity-options.ts";
import type { ShownLine } from "#domain/offers/shown-lines.ts";
import { hasNoAmount } from "#domain/offers/work-out-offer.ts";
import type { DocumentPart } from "../drawing/document-layout.ts";
import { pairOf, type Say } from "./document-parts.ts";
import { documentMessages as words } from "./document-words.ts";
import { rowOf } from "./quote-lines.ts";

/**
 * The lines that the sums of a version count: of an accepted one with what was chosen, before that with the quantity that is
 * preselected. A reader who may not know the choices gets the lines without options.
 */
export function linesOf(version: QuoteVersionAnswer): readonly VersionLine[] {
  const preselected = quantitiesOf(version).flatMap(({ id, choices }) =>
    choices.filter(({ is_default }) => is_default).map((choice) => [id, choice.id] as const),
  );
  return agreedLines(version, version.acceptance?.choices ?? Object.fromEntries(preselected));
}

/** The options that stand as columns: quantities that can still be chosen. */
export function quantitiesOf({ options, acceptance, accepted }: QuoteVersionAnswer): Option[] {
  return acceptance || accepted ? [] : quantityOptions(options);
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
export function optionParts(version: QuoteVersionAnswer, money: MoneyStyle, say: Say): DocumentPart[] {
  const { options, accepted } = version;
  if (accepted && options.length > 0)
    return [{ kind: "text", title: say(words.accepted), text: say(words.acceptedWithOptions) }];
  const columns = quantitiesOf(version);
  return options
    .filter((option) => !columns.includes(option))
    .map((option) => ({
      kind: "text",
      title: optionTitle(option, say),
      text: option.choices.map((choice) => choiceText(version, option, choice, { money, say })).join("\n"),
    }));
}

function choiceText(
  { acceptance }: QuoteVersionAnswer,
  option: Option,
  choice: Choice,
  { money, say }: { readonly money: MoneyStyle; readonly say: Say },
): string {
  const title = choiceTitle(option, choice, money.locale);
  if (acceptance) {
    const isMade = isChosen(acceptance.choices, option.id, choice.id);
    return pairOf(say, title, say(isMade ? words.chosen : words.notChosen));
  }
  const lines = choice.lines.map((line) => choiceLine(line, money, say));
  return [pairOf(say, title, addedWords(choice, money, say)), ...lines].join("\n");
}

type Option = QuoteVersionAnswer["options"][number];
type Choice = Option["choices"][number];

function addedWords({ is_default, difference_cents }: Choice, money: MoneyStyle, say: Say): string {
  return is_default ? say(words.included) : showDifference(difference_cents, money);
}

/** `– Bags L: 10,000 × $0.18 = $1,800.00` */
export function choiceLine(line: VersionLine, money: MoneyStyle, say: Say): string {
  const { item, units, unitPrice, amount } = rowOf(shownLineOf(line), money, say);
  const sum = [units && unitPrice && `${units} × ${unitPrice}`, amount].filter(Boolean).join(" = ");
  const [name = "", ...others] = item.split("\n");
  return [`– ${sum ? pairOf(say, name, sum) : name}`, ...others].join("\n");
}
