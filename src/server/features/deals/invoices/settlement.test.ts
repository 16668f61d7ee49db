import { expect, test } from "vitest";
import { workOutOffer } from "#domain/offers/work-out-offer.ts";
import { theShop } from "#server/platform/history/history.ts";
import { runOnDeal } from "../model/run-command.ts";
import { halves, openInvoiceShop } from "./invoice-shop.fixture.ts";
import { systemDraftSettlement } from "./system-draft-settlement.ts";

const bills = await openInvoiceShop();
const { accepted, draft, issue, invoice, pdfOf, services } = bills;

/** E0 with so many bags; its discount and run follow, set-up and freight do not (L19.3). */
function counted(bags: number) {
  const line = { kind: "product", name: "Bags L", units: bags, unitPriceE4: 1_650 } as const;
  return workOutOffer({
    ...{ rounding: "per-line", options: [], discount: { ppm: 50_000 } },
    lines: [
      line,
      { kind: "run", name: "Run", units: bags * 2, unitPriceE4: 200 },
      { kind: "setup", name: "Set-up", units: 3, unitPriceE4: 450_000 },
      { kind: "freight", name: "Freight", amountCents: 42_000, freight: "fixed" },
    ],
    tax: {
      ...{ name: "Rates", freightTaxable: false, setupTaxable: true },
      jurisdictions: [{ name: "Denver", ppm: 82_500 }],
    },
  });
}

const settle = (quoteId: number, bags: number) =>
  runOnDeal(
    services,
    theShop,
    () => ({ quoteId }),
    (running) =>
      systemDraftSettlement(running, {
        ...{ quoteId, worked: counted(bags) },
        counts: [{ name: "Bags L", unitsOrdered: 25_000, unitsBilled: bags }],
      }),
  );

test.each([
  [25_000, 583_656, 291_828],
  [26_800, 621_603, 329_775],
  [27_500, 636_360, 344_532],
  [23_900, 560_466, 268_638],
])("L19.4 %s bags come to %s, of which %s is due after the deposit", async (bags, total, due) => {
  const { id } = await accepted({ plan: halves });
  await issue((await draft(id, { kind: "deposit" })).id);
  const settled = await settle(id, bags);
  expect(settled).toMatchObject({ kind: "settlement", total_cents: total, due_cents: due });
  const issued = await issue(settled?.id ?? 0);
  expect(issued).toMatchObject({ number: expect.stringMatching(/^I-2027-/), due_cents: due });
  expect(await pdfOf(issued.id)).toContain("25,000 ordered");
});

test("L19.4 fewer bags than were invoiced come back as a credit note, more as the difference", async () => {
  const { id } = await accepted();
  const whole = await issue((await draft(id)).id);
  const less = await settle(id, 23_900);
  expect(less).toMatchObject({ kind: "credit", credit_of: whole.id, due_cents: 23_190 });
  // Counted once more: the draft before is thrown away.
  expect(await settle(id, 26_800)).toMatchObject({ kind: "settlement", due_cents: 37_947 });
  expect(await settle(id, 25_000)).toBeUndefined();
  const again = await settle(id, 23_900);
  await issue(again?.id ?? 0);
  expect(await invoice(whole.id)).toMatchObject({ credited_cents: 23_190, open_cents: 560_466 });
  expect(await pdfOf(again?.id ?? 0)).toContain("23,900 billed");
});

test("a settlement takes the place of a drafted invoice, and no other is issued beside it", async () => {
  const { id } = await accepted();
  const drafted = await draft(id);
  const settled = await settle(id, 26_800);
  expect(settled).toMatchObject({ due_cents: 621_603, snapshot: { previous: [] } });
  expect((await bills.staff(`invoices/${drafted.id}`, {}, "GET")).status).toBe(404);
  await issue(settled?.id ?? 0);
  expect((await bills.staff(`quotes/${id}/invoices`, { kind: "invoice" })).status).toBe(409);
});
