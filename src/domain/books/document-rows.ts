import { sum } from "../sum.ts";
import type { IssuedDocument } from "./issued-document.ts";

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
 * Every row of an invoice: its lines, what the discount and rounding make of them, a row for each tax, and less what was
 * invoiced before. A credit note's amounts are below zero. Tax is a row of its own so that the amount in the books is the
 * one that was invoiced, and no program works out another (ADR-46).
 */
export function documentRows(document: IssuedDocument): DocumentRow[] {
  const { kind, language, discountCents, previous } = document;
  const said = words[language];
  const signed = (cents: number) => (kind === "credit" ? 0 - cents : cents);
  const before = previous.map(({ number, cents }) => row("deposit", `${said.less} ${number}`, -cents));
  const taxes = taxesOf(document).map(({ name, cents }) => row("tax", name, signed(cents)));
  if (kind === "deposit") {
    const netCents = document.dueCents - document.taxCents;
    return [row("deposit", `${said.deposit} ${document.orderNumber}`, netCents), ...taxes];
  }
  const lines = document.lines.map((line) => sale(line, signed));
  const net = document.goodsCents + document.freightCents;
  const rounding = signed(net + discountCents) - sum(lines.map(({ amountCents }) => amountCents));
  return [
    ...lines,
    row("discount", said.discount, -signed(discountCents)),
    row("rounding", said.rounding, rounding),
    ...taxes,
    ...before,
  ].filter(({ kind: of, amountCents }) => of === "sale" || of === "freight" || amountCents !== 0);
}

/** Units and price where they give the amount to the cent, otherwise one of the whole amount. */
function sale(
  { isFreight, name, units, unitPriceE4, amountCents }: IssuedDocument["lines"][number],
  signed: (cents: number) => number,
): DocumentRow {
  const isExact =
    units !== null && units > 0 && unitPriceE4 !== null && units * unitPriceE4 === amountCents * e4PerCent;
  const kind = isFreight ? "freight" : "sale";
  if (!isExact) return row(kind, name, signed(amountCents));
  return {
    kind,
    name,
    quantity: units,
    rateE4: signed(unitPriceE4),
    amountCents: signed(amountCents),
  };
}

function row(kind: DocumentRowKind, name: string, amountCents: number): DocumentRow {
  return { kind, name, quantity: 1, rateE4: amountCents * e4PerCent, amountCents };
}

/** The taxes by name where they are told apart, as one where only their sum is known. */
function taxesOf({ taxes, taxCents, language }: IssuedDocument): IssuedDocument["taxes"] {
  if (sum(taxes.map(({ cents }) => cents)) === taxCents) return taxes;
  return [{ name: words[language].tax, cents: taxCents }];
}

/** Four decimals where it has them, otherwise two: `0.165`, `-206.25`. */
export function showRate(rateE4: number): string {
  const [whole = "0", fraction = ""] = (Math.abs(rateE4) / 10_000).toFixed(4).split(".");
  return `${rateE4 < 0 ? "-" : ""}${whole}.${fraction.replace(/0{1,2}$/, "")}`;
}
