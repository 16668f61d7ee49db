import { describe, expect, test } from "vitest";
import { addUser } from "#tests/support/staff.ts";
import { halves, openInvoiceShop } from "./invoice-shop.fixture.ts";

const shop = await openInvoiceShop();
const { services, accepted, staff, draft, issue, invoice, receive } = shop;
const reason = "The address was wrong";
const correct = (id: number) => staff(`invoices/${id}/correct`, { reason });

interface Corrected {
  readonly credit: { readonly id: number; readonly number: string };
  readonly invoice: { readonly id: number };
}

describe("L12.1 an issued invoice is corrected in one step", () => {
  test("its note is issued and mailed, the one that follows says how things stand now, and asks once", async () => {
    const { id: quoteId } = await accepted();
    const first = await issue((await draft(quoteId)).id);
    await receive(quoteId, "1000.00");
    await services.db
      .updateTable("orders")
      .set({ address: "2 Side St\nBoulder, CO 80301" })
      .where("quote_id", "=", quoteId)
      .execute();
    const { status, body } = await correct(first.id);
    const { credit, invoice: follower } = body as unknown as Corrected;
    expect([status, credit.number]).toEqual([201, expect.stringMatching(/^C-2027-/)]);
    expect(await invoice(credit.id)).toMatchObject({ kind: "credit", due_cents: 583_656 });
    expect(await invoice(follower.id)).toMatchObject({
      ...{ kind: "invoice", number: null, due_cents: 583_656 },
      snapshot: { ship_to: ["2 Side St", "Boulder, CO 80301"] },
    });
    const mails = await services.db
      .selectFrom("outbox")
      .select("content")
      .where("template", "=", "credit-note-issued")
      .execute();
    expect(mails.map(({ content }) => JSON.parse(content))).toMatchObject([{ quoteId, reason }]);
    await issue(follower.id);
    expect(await invoice(follower.id)).toMatchObject({ standing: "part-paid", open_cents: 483_656 });
    expect((await staff(`quotes/${quoteId}/plan`, {}, "GET")).body).toMatchObject({
      ...{ paid_cents: 100_000, open_cents: 483_656 },
    });
  });

  test("a deposit's for its own item", async () => {
    const { id: quoteId } = await accepted({ plan: halves });
    const deposit = await issue((await draft(quoteId, { kind: "deposit" })).id);
    const { body } = await correct(deposit.id);
    const follower = await invoice((body as unknown as Corrected).invoice.id);
    expect(follower).toMatchObject({ kind: "deposit", number: null, due_cents: 291_828 });
  });

  test("not a draft, not a note, not twice, not of a cancelled order, and not without a right or a reason", async () => {
    const { id: quoteId } = await accepted();
    const drafted = await draft(quoteId);
    expect((await correct(drafted.id)).body.message).toBe("Only an issued invoice is credited.");
    await issue(drafted.id);
    expect((await staff(`invoices/${drafted.id}/correct`)).status).toBe(422);
    const sales = await addUser(services, { role: "sales" });
    const path = `/api/invoices/${drafted.id}/correct`;
    expect((await shop.shop.send("POST", path, { bearer: sales.bearer, body: { reason } })).status).toBe(403);
    const { body } = await correct(drafted.id);
    const { credit } = body as unknown as Corrected;
    expect((await correct(credit.id)).body.message).toBe("Only an issued invoice is credited.");
    expect((await correct(drafted.id)).body.message).toMatch(/^Nothing is left of this invoice/);
    expect((await correct(999_999)).status).toBe(404);
    const { id: ended } = await accepted();
    const invoiced = await issue((await draft(ended)).id);
    await staff(`quotes/${ended}/cancel`, { reason: "The fair was called off" });
    expect((await correct(invoiced.id)).body.message).toMatch(/^This order is cancelled/);
  });

  test("the answer is all or nothing: a deposit beside the whole leaves its note undone", async () => {
    const { id: quoteId } = await accepted({ plan: halves });
    const deposit = await issue((await draft(quoteId, { kind: "deposit" })).id);
    await issue((await draft(quoteId)).id);
    expect((await correct(deposit.id)).status).toBe(409);
    const { length } = await services.db
      .selectFrom("invoices")
      .select("id")
      .where("quote_id", "=", quoteId)
      .execute();
    expect(length).toBe(2);
  });
});
