import { sum } from "../sum.ts";
import type { Booked, IssuedDocument } from "./issued-document.ts";

export type DocumentRowKind = "sale" | "freight" | "discount" | "rounding" | "tax" | "deposit";

/** A row of an invoice as an accounting program reads it. The rows of an invoice add up to what is due. */
export interface DocumentRow {
  readonly kind: DocumentRowKind;
  readonly name: string;
  readonly quantity: number;
  readonly rateE4: number;
  readonly amountCents: number;
}

export const e4PerCent = 100;

const words = {
  en: { discount: "Discount", rounding: "Rounding", tax: "Tax", deposit: "Deposit, order", less: "Less" },
  fr: { discount: "Remise", rounding: "Arrondi", tax: "Taxe", deposit: "Acompte, commande", less: "Moins" },
} as const;

/**
 * Every row of an invoice: its lines, what the discount and rounding make of them, a row for each tax, and, account by
 * account, less what was booked before. A credit note has a row for each account that it takes from, below zero. Tax is a
 * row of its own so that the amount in the books is the one that was invoiced, and no program works out another (ADR-46).
 */
export function documentRows(document: IssuedDocument): DocumentRow[] {
  const { kind, language, discountCents, orderNumber, booked } = document;
  const said = words[language];
  if (kind === "deposit")
    return [row("deposit", `${said.deposit} ${orderNumber}`, booked.deposits), ...taxRows(document)];
  if (kind === "credit") {
    const name = document.lines[0]?.name ?? "";
    return [...accountRows(booked, name).filter((each) => each.kind !== "tax"), ...taxRows(document)];
  }
  const lines = document.lines.flatMap((line) => sale(line, said.discount));
  const net = document.goodsCents + document.freightCents;
  const rounding = net + discountCents - sum(lines.map(({ amountCents }) => amountCents));
  const full = [
    ...lines,
    row("discount", said.discount, 0 - discountCents),
    row("rounding", said.rounding, rounding),
    ...taxRows(document),
  ].filter(({ kind: of, amountCents }) => of === "sale" || of === "freight" || amountCents !== 0);
  const name = `${said.less} ${document.previous.map(({ number }) => number).join(", ")}`;
  return [...full, ...accountRows(beyond(document), name)];
}

/** What the entry says beyond the full order: what was booked before it. */
function beyond({ booked, goodsCents, freightCents, taxCents }: IssuedDocument): Booked {
  return {
    deposits: booked.deposits,
    ...{ sales: booked.sales - goodsCents, freight: booked.freight - freightCents },
    tax: booked.tax - taxCents,
  };
}

/** A row for each account that something stands on. */
function accountRows({ deposits, sales, freight, tax }: Booked, name: string): DocumentRow[] {
  return [
    ...[row("deposit", name, deposits), row("sale", name, sales)],
    ...[row("freight", name, freight), row("tax", name, tax)],
  ].filter(({ amountCents }) => amountCents !== 0);
}

/**
 * Units and price where they give the amount to the cent, otherwise one of the whole amount; and what its own discount takes
 * off it, on the account that freight has where it is off freight.
 */
function sale(
  { isFreight, name, units, unitPriceE4, discountCents = 0, ...line }: IssuedDocument["lines"][number],
  discount: string,
): DocumentRow[] {
  const amountCents = line.amountCents + discountCents;
  const isExact =
    units !== null && units > 0 && unitPriceE4 !== null && units * unitPriceE4 === amountCents * e4PerCent;
  const whole = row(isFreight ? "freight" : "sale", name, amountCents);
  const off = row(isFreight ? "freight" : "discount", `${discount}, ${name}`, 0 - discountCents);
  return [
    isExact ? { ...whole, quantity: units, rateE4: unitPriceE4 } : whole,
    ...(discountCents === 0 ? [] : [off]),
  ];
}

function row(kind: DocumentRowKind, name: string, amountCents: number): DocumentRow {
  return { kind, name, quantity: 1, rateE4: amountCents * e4PerCent, amountCents };
}

/** The taxes by name where they are told apart, as one where only their sum is known. */
function taxRows({ kind, taxes, taxCents, language }: IssuedDocument): DocumentRow[] {
  const isKnown = sum(taxes.map(({ cents }) => cents)) === taxCents;
  const all = isKnown ? taxes : [{ name: words[language].tax, cents: taxCents }];
  const named = all.map(({ name, cents }) => row("tax", name, kind === "credit" ? 0 - cents : cents));
  return named.filter(({ amountCents }) => amountCents !== 0);
}

/** An amount of a document as a file has it that turns its sign; nothing has none. */
export function signed(amount: number, sign: 1 | -1): number {
  return amount === 0 ? 0 : amount * sign;
}

/** Four decimals where it has them, otherwise two: `0.165`, `-206.25`. */
export function showRate(rateE4: number): string {
  const [whole = "0", fraction = ""] = (Math.abs(rateE4) / 10_000).toFixed(4).split(".");
  return `${rateE4 < 0 ? "-" : ""}${whole}.${fraction.replace(/0{1,2}$/, "")}`;
}
