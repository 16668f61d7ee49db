import { expect, test } from "vitest";
import { workOutOffer } from "#domain/offers/work-out-offer.ts";
import { openInvoiceShop } from "#server/features/deals/invoices/invoice-shop.fixture.ts";
import { systemDraftSettlement } from "#server/features/deals/invoices/system-draft-settlement.ts";
import { holdDeal } from "#server/features/deals/model/run-command.ts";
import { systemSettlePlan } from "#server/features/deals/receivables/system-settle-plan.ts";
import { theShop } from "#server/platform/history/history.ts";

const bills = await openInvoiceShop({ freightTaxable: true, percent: "20" });
const { accepted, credit, draft, issue, receive, services, shop, staff, bearer } = bills;
const french = {
  country: "France",
  currency: "EUR",
  siret: "732 829 320 00074",
  shop_vat_number: "FR44732829320",
};
expect((await staff("settings", { values: french }, "PUT")).status).toBe(200);
const thirty = [
  { kind: "deposit", percent: "30", due: "on-acceptance" },
  { kind: "balance", rest: true, due: "before-shipping" },
];
const fileOf = async (path: string) => {
  const headers = { authorization: `Bearer ${bearer}` };
  const answer = await shop.app.inject({ method: "GET", url: `/api/exports/${path}`, headers });
  expect(answer.statusCode).toBe(200);
  return { text: answer.payload, name: String(answer.headers["content-disposition"]) };
};
const january = (format: string) => fileOf(`accounting?format=${format}&from=2027-01-01&to=2027-01-31`);
const cents = (amount = "") => Number(amount.replace(",", ""));

/** Account, debit and credit of the lines about a document. */
async function entryOf(number: string | null) {
  const rows = (await january("fec")).text.split("\r\n").map((line) => line.split("\t"));
  return rows.filter((row) => row[8] === number).map((row) => [row[4], row[11], row[12]].join(" "));
}

test("L14.6 E0 in a French shop: its deposit and its last invoice, both sides 6,183.07", async () => {
  const { id } = await accepted({ plan: thirty, language: "fr" });
  const deposit = await issue((await draft(id, { kind: "deposit" })).id);
  const last = await issue((await draft(id)).id);
  expect(await entryOf(deposit.number)).toEqual([
    ...["411 1952,55 0,00", "4191 0,00 1627,12", "44571 0,00 325,43"],
  ]);
  const entry = await entryOf(last.number);
  expect(entry).toEqual([
    ...["411 4555,95 0,00", "4191 1627,12 0,00", "701 0,00 5003,75"],
    ...["7085 0,00 420,00", "44571 0,00 759,32"],
  ]);
  for (const side of [1, 2])
    expect(entry.reduce((sum, line) => sum + cents(line.split(" ")[side]), 0)).toBe(618_307);
  expect((await january("fec")).name).toContain("732829320FEC20270131.txt");
  expect((await january("xero")).text).toContain(`"12/01/2027"`);
});

test("an order that is paid owes what a settlement asks for beyond it, and the books add up to the last count", async () => {
  const { id } = await accepted({ plan: thirty });
  const deposit = await issue((await draft(id, { kind: "deposit" })).id);
  const whole = await issue((await draft(id)).id);
  const owed = async () => {
    const { body } = await staff("books/ageing", {}, "GET");
    return body.total_cents as number;
  };
  const before = (await owed()) - 650_850;
  await receive(id, "6508.50");
  expect(await owed()).toBe(before);
  const worked = workOutOffer({
    ...{ rounding: "per-line", options: [], discount: { ppm: 50_000 } },
    lines: [
      { kind: "product", name: "Bags L", units: 26_800, unitPriceE4: 1_650 },
      { kind: "run", name: "Run", units: 53_600, unitPriceE4: 200 },
      { kind: "setup", name: "Set-up", units: 3, unitPriceE4: 450_000 },
      { kind: "freight", name: "Freight", amountCents: 42_000, freight: "fixed" },
    ],
    tax: {
      ...{ name: "Rates", freightTaxable: true, setupTaxable: true },
      jurisdictions: [{ name: "TVA", ppm: 200_000 }],
    },
  });
  const settling = { quoteId: id, worked, counts: [] };
  const addedCents = worked.totalCents - 650_850;
  const settled = await services.db.transaction().execute(async (transaction) => {
    const running = await holdDeal(transaction, services, { actor: theShop, quoteId: id });
    await systemSettlePlan(running, { quoteId: id, settlementId: 1, differenceCents: addedCents });
    return await systemDraftSettlement(running, settling);
  });
  const settlement = await issue(settled?.id ?? 0);
  expect(await owed()).toBe(before + settlement.due_cents);
  const note = await issue((await credit(settlement.id, { reason: "A gift", amount: "100" })).id);
  expect(await owed()).toBe(before + settlement.due_cents - 10_000);
  const sums = new Map<string, number>();
  for (const { number } of [deposit, whole, settlement, note])
    for (const line of await entryOf(number)) {
      const [account = "", debit, credited] = line.split(" ");
      sums.set(account, (sums.get(account) ?? 0) + cents(credited) - cents(debit));
    }
  expect(sums.get("4191")).toBe(0);
  expect(sums.get("411")).toBe(10_000 - worked.totalCents);
  expect([...sums.values()].reduce((sum, each) => sum + each, 0)).toBe(0);
});
