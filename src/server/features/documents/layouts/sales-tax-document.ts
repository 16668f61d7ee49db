import type { SalesTax } from "#contracts/books/sales-tax.ts";
import { salesTaxWords as words } from "#domain/books/sales-tax-words.ts";
import { isFrance } from "#domain/france/is-france.ts";
import { showCents } from "#domain/money/show-money.ts";
import { taxLabel } from "#domain/offers/tax-label.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { withValues } from "#domain/words.ts";
import type { DocumentLayout } from "../drawing/document-layout.ts";
import { type DocumentSetting, factsOf, frameOf, moneyOf } from "./document-parts.ts";

/** The report of sales tax on paper: a line for each state and tax, and under them what all documents come to. */
export function salesTaxDocument(
  report: SalesTax,
  setting: DocumentSetting & { readonly country: string },
): DocumentLayout {
  const { say, language, country } = setting;
  const money = (cents: number) => showCents(cents, moneyOf(setting));
  const { from, to, by, rows, totals, without_profile } = report;
  const period = { from: showDay(from, language), to: showDay(to, language) };
  const lead = by === "invoice" ? words.byInvoice : words.byPayment;
  const states = without_profile.map(({ state }) => state).join(", ");
  return {
    ...frameOf(setting),
    title: say(isFrance(country) ? words.titleInFrance : words.title),
    lead: say(withValues(lead, period)),
    notice: states === "" ? undefined : say(withValues(words.withoutProfile, { states })),
    facts: [[], []],
    head: {
      ...{ item: say(words.jurisdiction), units: say(words.gross) },
      ...{ unitPrice: say(words.taxable), amount: say(words.tax) },
    },
    rows: rows.map(({ state, jurisdiction, percent, gross_cents, credit_cents, ...row }) => ({
      item: [
        state,
        jurisdiction === "" ? say(words.untaxed) : taxLabel({ name: jurisdiction, percent }, language),
      ]
        .filter(Boolean)
        .join(" · "),
      ...{ units: money(gross_cents - credit_cents), unitPrice: money(row.taxable_cents) },
      amount: money(row.tax_cents),
    })),
    sums: factsOf(say, [
      [words.gross, money(totals.gross_cents)],
      [words.credit, money(0 - totals.credit_cents)],
      [words.exempt, money(totals.exempt_cents)],
      [words.taxable, money(totals.taxable_cents)],
      [words.tax, money(totals.tax_cents)],
    ]),
    texts: [],
  };
}
