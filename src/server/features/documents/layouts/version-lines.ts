import type { QuoteVersionAnswer, VersionLine } from "#contracts/quotes/versions.ts";
import { intlLocale } from "#domain/language/language.ts";
import { type MoneyStyle, showCents, showDifference, showUnitPrice } from "#domain/money/show-money.ts";
import { agreedLines, isChosen } from "#domain/offers/agreed-lines.ts";
import { shownLineName } from "#domain/offers/own-line-names.ts";
import type { DocumentFact, DocumentRow } from "../drawing/document-layout.ts";
import { pairOf, type Say } from "./document-parts.ts";
import { documentMessages as words } from "./document-words.ts";

/** An accepted version with the lines that were chosen. A reader who may not know the choices gets the lines without options. */
export function linesOf(version: QuoteVersionAnswer): readonly VersionLine[] {
  return agreedLines(version, version.acceptance?.choices ?? {});
}

export function rowOf(line: VersionLine, money: MoneyStyle, say: Say): DocumentRow {
  const number = new Intl.NumberFormat(intlLocale(money.locale));
  const freight = line.freight === "estimate" ? ` (${say(words.estimated)})` : "";
  return {
    item: `${shownLineName(line.name, say)}${freight}`,
    units: line.units === null ? "" : number.format(line.units),
    unitPrice: line.unit_price === null ? "" : showUnitPrice(Math.round(line.unit_price * 10_000), money),
    amount: amountOf(line, money, say),
  };
}

function amountOf(line: VersionLine, money: MoneyStyle, say: Say): string {
  if (line.kind === "text") return "";
  if (line.freight === "to-be-confirmed") return say(words.toConfirm);
  if (line.freight === "collect") return say(words.collect);
  return showCents(line.amount_cents, money);
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
  const { item, units, unitPrice, amount } = rowOf(line, money, say);
  const sum = [units && unitPrice && `${units} × ${unitPrice}`, amount].filter(Boolean).join(" = ");
  return `– ${sum ? pairOf(say, item, sum) : item}`;
}
