import fc from "fast-check";
import { expect, test } from "vitest";
import { getInvoice } from "#contracts/invoices/invoices.ts";
import { getPayment } from "#contracts/payments/payments.ts";
import { quoteVersion } from "#contracts/quotes/versions.ts";
import { frenchFactsOf } from "#domain/france/french-facts.ts";
import { firstFrenchSettings } from "#domain/france/french-settings.ts";
import { systemReadQuote } from "#server/features/quotes/system-read-quote.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { extremeOf } from "#tests/support/extremes.ts";
import { sized } from "#tests/support/lane.ts";
import { addProduct, askForQuote } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { documentSetting } from "../document-setting.ts";
import type { DocumentLayout } from "../drawing/document-layout.ts";
import { frenchDocumentOf } from "./french-parts.ts";
import { invoiceDocument } from "./invoice-document.ts";
import { receiptDocument } from "./receipt-document.ts";
import { versionDocument } from "./version-document.ts";

const services = createTestServices(await openTestDatabase());
const { id } = await askForQuote(services, await addProduct(services));
const quote = await systemReadQuote(services.db, id);
const french = frenchFactsOf({ ...firstFrenchSettings, country: "France" });
const settings = (["en", "fr"] as const).flatMap((language) =>
  [true, false].flatMap((isForLink) =>
    [null, french].map((facts) => ({
      ...documentSetting(services, { language }),
      ...{ isForLink, publicUrl: "https://shop.example" },
      france: frenchDocumentOf({ shop: services.shop.facts(), french: facts }, { isForLink }),
    })),
  ),
);
const anySetting = fc.constantFrom(...settings);
const numRuns = sized({ quick: 60, deep: 2_000 });

function expectWhole(layout: DocumentLayout): void {
  expect(JSON.stringify(layout)).not.toMatch(/undefined|\bNaN\b|\[object/);
}

// Amounts below zero, of nothing, and the largest; what may be missing is missing.
test("FOUND-F1 an invoice is written whatever it holds", () => {
  const { invoice } = getInvoice.answers[200].shape;
  fc.assert(
    fc.property(extremeOf(invoice), (any) =>
      expectWhole(
        invoiceDocument(any, {
          say: (message) => services.translate(any.snapshot.language, message),
          now: services.clock(),
          publicUrl: "https://shop.example",
        }),
      ),
    ),
    { numRuns },
  );
});

test("FOUND-F1 an offer is written whatever it holds", () => {
  fc.assert(
    fc.property(extremeOf(quoteVersion), anySetting, (version, setting) =>
      expectWhole(versionDocument(quote, version, setting)),
    ),
    { numRuns },
  );
});

test("FOUND-F1 a receipt is written whatever was paid and paid back", () => {
  const paid = getPayment.answers[200].pick({ payment: true, refunds: true });
  fc.assert(
    fc.property(extremeOf(paid), anySetting, (any, setting) =>
      expectWhole(receiptDocument(any, quote, setting)),
    ),
    { numRuns },
  );
});
