import { type MoneyStyle, showCents, showUnitPrice } from "../money/show-money.ts";
import { shortShares, type Tolerance } from "../orders/tolerance.ts";
import { type Message, withValues } from "../words.ts";
import type { OfferContent, OfferLine } from "./offer.ts";
import { workOutPlan } from "./plan.ts";
import { bagsOf } from "./shown-lines.ts";
import { hasNoAmount, hasTotal, lineAmount, lineDiscount, workOutOffer } from "./work-out-offer.ts";

const words = {
  added: /*i18n*/ { id: "offer.changes.added", message: "Added: {name}, {amount}" },
  removed: /*i18n*/ { id: "offer.changes.removed", message: "Removed: {name}, {amount}" },
  addedAlone: /*i18n*/ { id: "offer.changes.addedAlone", message: "Added: {name}" },
  removedAlone: /*i18n*/ { id: "offer.changes.removedAlone", message: "Removed: {name}" },
  units: /*i18n*/ {
    id: "offer.changes.units",
    message: "{name}: {before, number} → {after, number} bags",
  },
  unitPrice: /*i18n*/ { id: "offer.changes.unitPrice", message: "{name}: {before} → {after} each" },
  amount: /*i18n*/ { id: "offer.changes.amount", message: "{name}: {before} → {after}" },
  isOpen: /*i18n*/ { id: "offer.changes.isOpen", message: "{name}: now to be confirmed" },
  isCollected: /*i18n*/ {
    id: "offer.changes.isCollected",
    message: "{name}: now on your own carrier account",
  },
  isKnown: /*i18n*/ { id: "offer.changes.isKnown", message: "{name}: now {after}" },
  lineDiscount: /*i18n*/ {
    id: "offer.changes.lineDiscount",
    message: "{name}, discount: {before} → {after}",
  },
  discount: /*i18n*/ { id: "offer.changes.discount", message: "Discount: {before} → {after}" },
  tax: /*i18n*/ { id: "offer.changes.tax", message: "Tax: {before} → {after}" },
  tolerance: /*i18n*/ {
    id: "offer.changes.tolerance",
    message: "More or fewer bags than ordered: {before} % → {after} %",
  },
  plan: /*i18n*/ { id: "offer.changes.plan", message: "To be paid: {before} → {after}" },
  planDays: /*i18n*/ { id: "offer.changes.planDays", message: "The days of the payments have changed" },
  planParts: /*i18n*/ { id: "offer.changes.planParts", message: "How it is paid has changed" },
  options: /*i18n*/ { id: "offer.changes.options", message: "The options have changed" },
  column: /*i18n*/ {
    id: "offer.changes.column",
    message: "{units, number} bags: {before} → {after}",
  },
  columnAdded: /*i18n*/ {
    id: "offer.changes.columnAdded",
    message: "Offered too: {units, number} bags, {total}",
  },
  columnRemoved: /*i18n*/ {
    id: "offer.changes.columnRemoved",
    message: "Offered no more: {units, number} bags",
  },
  intro: /*i18n*/ { id: "offer.changes.intro", message: "Our text to you: “{text}”" },
  total: /*i18n*/ {
    id: "offer.changes.total",
    message: "Total {after} (was {before}: {difference})",
  },
} as const satisfies Record<string, Message>;

/** What of a version its client reads. */
export interface ReadVersion {
  readonly content: OfferContent;
  readonly tolerance: Tolerance;
  readonly intro: string;
}

interface Difference {
  readonly message: Message;
  /** What it does to the total, in cents. */
  readonly effect: number;
}

/**
 * What a version changes against the one before, in sentences: first what raises the total, then what lowers it, then the
 * rest, and last the totals (L3.6).
 */
export function differences(before: ReadVersion, after: ReadVersion, money: MoneyStyle): Message[] {
  const show = (amount: number) => showCents(amount, money);
  const [worth, worthAfter] = [workOutOffer(before.content), workOutOffer(after.content)];
  const sums = (label: Message, from: number, to: number, sign: 1 | -1): Difference[] =>
    from === to
      ? []
      : [{ message: withValues(label, { before: show(from), after: show(to) }), effect: sign * (to - from) }];
  const all = [
    ...lineDifferences(before.content.lines, after.content.lines, money),
    ...sums(words.discount, worth.discountCents, worthAfter.discountCents, -1),
    ...sums(words.tax, worth.taxCents, worthAfter.taxCents, 1),
    ...rest(before, after, money),
  ];
  const ordered = [
    ...all.filter(({ effect }) => effect > 0),
    ...all.filter(({ effect }) => effect < 0),
    ...all.filter(({ effect }) => effect === 0),
  ].map(({ message }) => message);
  const areKnown = [before, after].every(({ content }) => hasTotal(content.options));
  if (!areKnown || worth.totalCents === worthAfter.totalCents) return ordered;
  const difference = worthAfter.totalCents - worth.totalCents;
  return [
    ...ordered,
    withValues(words.total, {
      before: show(worth.totalCents),
      after: show(worthAfter.totalCents),
      difference: difference > 0 ? `+${show(difference)}` : show(difference),
    }),
  ];
}

/** A line is the same one where it has the same size, or else the same kind and name. */
function keyOf({ kind, sizeId, name }: OfferLine): string {
  return sizeId === undefined ? `${kind} ${name}` : `size ${sizeId}`;
}

function lineDifferences(
  before: readonly OfferLine[],
  after: readonly OfferLine[],
  money: MoneyStyle,
): Difference[] {
  const left = [...before];
  const show = (line: OfferLine) => showCents(lineAmount(line), money);
  const here = after.flatMap((line): Difference[] => {
    const at = left.findIndex((each) => keyOf(each) === keyOf(line));
    const [was] = at < 0 ? [] : left.splice(at, 1);
    if (was) return changesOf(was, line, money);
    return [{ message: addedWords(line, money), effect: lineAmount(line) }];
  });
  const gone = left.map((line) => ({
    message: hasNoAmount(line)
      ? withValues(words.removedAlone, { name: line.name })
      : withValues(words.removed, { name: line.name, amount: show(line) }),
    effect: -lineAmount(line),
  }));
  return [...here, ...gone];
}

function addedWords(line: OfferLine, money: MoneyStyle): Message {
  const { name, freight } = line;
  if (freight === "to-be-confirmed") return withValues(words.isOpen, { name });
  if (hasNoAmount(line)) return withValues(words.addedAlone, { name });
  return withValues(words.added, { name, amount: showCents(lineAmount(line), money) });
}

function changesOf(was: OfferLine, line: OfferLine, money: MoneyStyle): Difference[] {
  const { name } = line;
  const effect = lineAmount(line) - lineAmount(was);
  const ofFreight = freightDifference(was, line, money);
  if (ofFreight) return [{ message: ofFreight, effect }];
  const found: Difference[] = [];
  if (was.units !== undefined && line.units !== undefined && was.units !== line.units)
    found.push({ message: withValues(words.units, { name, before: was.units, after: line.units }), effect });
  if (
    was.unitPriceE4 !== undefined &&
    line.unitPriceE4 !== undefined &&
    was.unitPriceE4 !== line.unitPriceE4
  ) {
    const [from, to] = [was.unitPriceE4, line.unitPriceE4].map((price) => showUnitPrice(price, money));
    found.push({
      message: withValues(words.unitPrice, { name, before: from ?? "", after: to ?? "" }),
      effect,
    });
  }
  if (JSON.stringify(was.discount) !== JSON.stringify(line.discount)) {
    const [from = "", to = ""] = [was, line].map((each) => showCents(lineDiscount(each), money));
    found.push({ message: withValues(words.lineDiscount, { name, before: from, after: to }), effect });
  }
  if (found.length > 0 || effect === 0) return found;
  const [from, to] = [was, line].map((each) => showCents(lineAmount(each), money));
  return [{ message: withValues(words.amount, { name, before: from ?? "", after: to ?? "" }), effect }];
}

/** Freight that has no number, or had none: what is not known is never said to be zero (L1.6). */
function freightDifference(was: OfferLine, line: OfferLine, money: MoneyStyle): Message | undefined {
  const { name } = line;
  if (was.freight === line.freight) return undefined;
  if (line.freight === "to-be-confirmed") return withValues(words.isOpen, { name });
  if (line.freight === "collect") return withValues(words.isCollected, { name });
  const hadNoAmount = was.freight === "to-be-confirmed" || was.freight === "collect";
  return hadNoAmount
    ? withValues(words.isKnown, { name, after: showCents(lineAmount(line), money) })
    : undefined;
}

/** What is paid when: only another plan is named, not that the same one comes to other amounts. */
function planDifference(before: OfferContent, after: OfferContent, money: MoneyStyle): Message | undefined {
  if (JSON.stringify(before.plan ?? []) === JSON.stringify(after.plan ?? [])) return undefined;
  if (![before, after].every(({ options }) => hasTotal(options))) return words.planParts;
  const [from = "", to = ""] = [before, after].map((content) =>
    workOutPlan(workOutOffer(content).totalCents, content.plan)
      .map(({ amountCents }) => showCents(amountCents, money))
      .join(" + "),
  );
  return from === to ? words.planDays : withValues(words.plan, { before: from, after: to });
}

/** Of quantities, column by column, what each comes to; of other options that they have changed. */
function optionDifferences(before: OfferContent, after: OfferContent, money: MoneyStyle): Message[] {
  if (JSON.stringify(before.options) === JSON.stringify(after.options)) return [];
  const [from, to] = [columnsOf(before, money), columnsOf(after, money)];
  if (!from || !to) return [words.options];
  const [was, is] = [new Map(from), new Map(to)];
  const changed = to.flatMap(([units, total]) => {
    const former = was.get(units);
    if (former === undefined) return [withValues(words.columnAdded, { units, total })];
    return former === total ? [] : [withValues(words.column, { units, before: former, after: total })];
  });
  const removed = from.filter(([units]) => !is.has(units));
  const found = [...changed, ...removed.map(([units]) => withValues(words.columnRemoved, { units }))];
  return found.length > 0 ? found : [words.options];
}

/** The bags and the total of each quantity, where an offer has quantities and nothing else to choose from. */
function columnsOf(content: OfferContent, money: MoneyStyle): [number, string][] | undefined {
  const [ladder, ...others] = content.options;
  if (!ladder || ladder.at === undefined || others.length > 0) return undefined;
  return ladder.choices.map(({ id, lines }) => {
    const { totalCents } = workOutOffer(content, { [ladder.id]: id });
    return [bagsOf(lines), showCents(totalCents, money)];
  });
}

function rest(before: ReadVersion, after: ReadVersion, money: MoneyStyle): Difference[] {
  const found: Message[] = [];
  const plan = planDifference(before.content, after.content, money);
  if (plan) found.push(plan);
  const shares = { before: shortShares(before.tolerance), after: shortShares(after.tolerance) };
  if (shares.before !== shares.after) found.push(withValues(words.tolerance, shares));
  found.push(...optionDifferences(before.content, after.content, money));
  if (after.intro && before.intro !== after.intro) found.push(withValues(words.intro, { text: after.intro }));
  return found.map((message) => ({ message, effect: 0 }));
}
