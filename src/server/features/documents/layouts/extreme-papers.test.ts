import fc from "fast-check";
import { expect, test } from "vitest";
import { getInvoice } from "#contracts/invoices/invoices.ts";
import { getOrder } from "#contracts/orders/orders.ts";
import { proof } from "#contracts/orders/proof.ts";
import { shipment } from "#contracts/orders/shipments.ts";
import { getPayment } from "#contracts/payments/payments.ts";
import { quoteVersion } from "#contracts/quotes/versions.ts";
import { z } from "#contracts/zod.ts";
import { frenchFactsOf } from "#domain/france/french-facts.ts";
import { firstFrenchSettings } from "#domain/france/french-settings.ts";
import { maxUnitPriceE4, unitPriceE4 } from "#domain/money/unit-price.ts";
import { planOrder } from "#domain/orders/cartons.ts";
import { quoteStatuses } from "#domain/quotes/quote-status.ts";
import { systemReadQuote } from "#server/features/deals/model/system-read-quote.ts";
import { datesOf } from "#server/features/deals/offers/offer-around.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { column, extremeOf } from "#tests/support/extremes.ts";
import { sized } from "#tests/support/lane.ts";
import { addProduct, askForQuote } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { documentSetting } from "../document-setting.ts";
import { labelsMost } from "../staff-read-carton-labels.ts";
import { cartonLabels } from "./carton-labels.ts";
import { frenchDocumentOf } from "./french-parts.ts";
import { invoiceDocument } from "./invoice-document.ts";
import { jobTicket } from "./job-ticket.ts";
import { packingSlip } from "./packing-slip.ts";
import { proofCertificate } from "./proof-certificate.ts";
import { quoteDocument } from "./quote-document.ts";
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

function expectWhole(layout: object): void {
  expect(JSON.stringify(layout)).not.toMatch(/undefined|\bNaN\b|Infinity|∞|Invalid Date|\[object/);
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

const around = {
  ...{ seller: undefined, ...{ picture: undefined, sketch: undefined } },
  dates: datesOf(services, quote, "2026-03-04"),
};

test("FOUND-F1 an offer is written whatever it holds", () => {
  fc.assert(
    fc.property(extremeOf(quoteVersion), anySetting, (version, setting) =>
      expectWhole(versionDocument(quote, version, around, setting)),
    ),
    { numRuns },
  );
});

const chain = {
  ...{ orderedCents: 140_000, invoicedCents: 0, leftCents: 70_000 },
  paid: [{ on: "2026-03-02", cents: 70_000 }],
};

test("FOUND-F1 a receipt is written whatever was paid and paid back", () => {
  const paid = getPayment.answers[200].pick({ payment: true, refunds: true });
  fc.assert(
    fc.property(extremeOf(paid), anySetting, (any, setting) =>
      expectWhole(receiptDocument({ ...any, receivedOn: null }, quote, { ...setting, chain })),
    ),
    { numRuns },
  );
});

const anyCount = fc.constantFrom(column.least, 0, column.most);
const anyProof = fc.option(extremeOf(proof), { nil: undefined });
const anyOrder = extremeOf(getOrder.answers[200].shape.order);
const day = "2026-03-04";

test("FOUND-F1 a quote as it was asked for is written whatever it holds", () => {
  const [line] = quote.lines;
  if (!line) throw new Error("no line");
  const anyLine = fc.record({
    units: anyCount,
    unitPrice: fc.constantFrom(0, maxUnitPriceE4).map(unitPriceE4),
  });
  const anyQuote = fc.record({
    totalCents: anyCount,
    status: fc.constantFrom(...quoteStatuses),
    lines: fc.array(anyLine, { maxLength: 2 }).map((lines) => lines.map((any) => ({ ...line, ...any }))),
    ...{ answeredAt: fc.constantFrom(null, quote.createdAt), paidAt: fc.constantFrom(null, quote.createdAt) },
    delivery: fc.constantFrom(null, day).map((wanted_by) => ({ ...quote.delivery, wanted_by })),
  });
  fc.assert(
    fc.property(anyQuote, anySetting, (any, setting) =>
      expectWhole(quoteDocument({ ...quote, ...any }, setting)),
    ),
    { numRuns },
  );
});

test("FOUND-F1 a packing slip is written whatever was shipped", () => {
  const anyLine = fc.record({
    ...{ name: fc.constantFrom("", "Bags L"), ordered: anyCount, before: anyCount },
    ...{ inThis: anyCount, left: anyCount },
  });
  fc.assert(
    fc.property(
      extremeOf(shipment),
      fc.array(anyLine, { maxLength: 2 }),
      anyProof,
      anySetting,
      (any, lines, printed, setting) =>
        expectWhole(
          packingSlip(
            {
              ...{ shipment: any, orderNumber: "ORD-2026-000001", quoteId: quote.id, lines, quote },
              ...{ proof: printed, picture: undefined, sketch: undefined },
            },
            setting,
          ),
        ),
    ),
    { numRuns },
  );
});

test("FOUND-F1 a job ticket and its labels are written whatever is ordered", () => {
  fc.assert(
    fc.property(anyOrder, anyProof, anySetting, (order, printed, setting) => {
      const { number, address, due_on: dueOn, hold, packing, lines } = order;
      const job = {
        ...{ number, address, dueOn, isOnHold: hold !== null, isProofOpen: true },
        lines: lines.map(({ name, units_ordered: units }) => ({ name, units })),
      };
      const pictures = { picture: undefined, sketch: undefined };
      const parts = { packing, quote, proof: printed, ...pictures, address: "https://shop.example/1" };
      expectWhole(jobTicket({ order: job, ...parts }, setting));
      const plan = planOrder(order);
      const most = Math.max(plan.cartons, ...plan.lines.map(({ cartons }) => cartons));
      if (most <= labelsMost) expectWhole(cartonLabels({ order, plan, quote }, setting));
    }),
    { numRuns },
  );
});

test("FOUND-F1 the certificate of an approval is written whatever was approved", () => {
  const anyApproval = extremeOf(z.object({ proof, approval: proof.shape.answers.element }));
  fc.assert(
    fc.property(anyApproval, anySetting, (any, setting) =>
      expectWhole(proofCertificate({ ...any, quote, picture: undefined }, setting)),
    ),
    { numRuns },
  );
});
