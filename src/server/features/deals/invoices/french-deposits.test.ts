import { expect, test } from "vitest";
import { openInvoiceShop } from "./invoice-shop.fixture.ts";

const numbers = { siret: "732 829 320 00074", shop_vat_number: "FR44732829320" };
const { accepted, draft, issue, credit, receive, staff, pdfOf } = await openInvoiceShop({
  ...{ freightTaxable: true, percent: "20" },
});
expect(
  (await staff("settings", { values: { country: "France", currency: "EUR", ...numbers } }, "PUT")).status,
).toBe(200);

const balance = { kind: "balance", rest: true, due: "before-shipping" };

test("L14.5 a French deposit has its tax, and the last invoice what is left of both", async () => {
  const plan = [{ kind: "deposit", percent: "30", due: "on-acceptance" }, balance];
  const { id } = await accepted({ plan, language: "fr" });
  const deposit = await issue((await draft(id, { kind: "deposit" })).id);
  expect(deposit).toMatchObject({ total_cents: 195_255, tax_cents: 32_543, due_tax_cents: 32_543 });
  const last = await issue((await draft(id)).id);
  expect(last).toMatchObject({
    ...{ total_cents: 650_850, tax_cents: 108_475, due_cents: 455_595, due_tax_cents: 75_932 },
  });
  const said = (text: string) => text.replace(/\s/gu, " ");
  expect(said(await pdfOf(deposit.id))).toContain("1 627,12 €");
  for (const each of ["5 003,75 €", "1 084,75 €", "−1 952,55 €", "759,32 €", "4 555,95 €"])
    expect(said(await pdfOf(last.id)).replace(/-(?=\d)/g, "−")).toContain(each);
});

test("L12.1 what was credited of a last invoice, or of an acompte after it, is asked for no more", async () => {
  const { id } = await accepted({
    plan: [{ kind: "deposit", percent: "30", due: "on-acceptance" }, balance],
  });
  const deposit = await issue((await draft(id, { kind: "deposit" })).id);
  await receive(id, "1952.55");
  const last = await issue((await draft(id)).id);
  const open = async () => (await staff(`quotes/${id}/plan`, {}, "GET")).body.open_cents;
  expect(await open()).toBe(455_595);
  await issue((await credit(last.id, { amount: "1000", reason: "Rayures" })).id);
  expect(await open()).toBe(355_595);
  await issue((await credit(deposit.id, { reason: "Rayures" })).id);
  expect(await open()).toBe(355_595 - 195_255);
});
