import { expect, test } from "vitest";
import { daysAfter } from "#domain/time/days.ts";
import { days } from "#domain/time/durations.ts";
import { halves, openInvoiceShop } from "#server/features/deals/invoices/invoice-shop.fixture.ts";
import { todayOf } from "#server/today-of.ts";
import { closeBooks } from "#tests/support/closed-books.ts";
import { addPayableQuote, openPaymentShop } from "#tests/support/payments.ts";
import { payByCard } from "#tests/support/payments-steps.ts";
import { addAdministrator, testPassword } from "#tests/support/staff.ts";

/** A shop on 22 January 2027 in which E0 was accepted on the 12th, and who closes its books. */
async function openBooks() {
  const bills = await openInvoiceShop();
  const { services, shop } = bills;
  const { id } = await bills.accepted({ plan: halves });
  services.clock.advance(days(10));
  const { bearer } = await addAdministrator(services);
  const send = (method: "GET" | "POST" | "PUT", path: string, body?: object) =>
    shop.send(method, `/api/${path}`, { bearer, ...(body && { body }) });
  const close = (books_locked_until: string | null, more: object = {}) =>
    send("PUT", "settings", { values: { books_locked_until }, current_password: testPassword, ...more });
  const fieldsOf = async (sent: ReturnType<typeof send>) => {
    const { status, body } = await sent;
    return [status, Object.keys(body.errors ?? {})];
  };
  return { services, id, send, close, fieldsOf };
}

test("SPEC-4.50 books are closed up to yesterday at the latest", async () => {
  const { close, fieldsOf } = await openBooks();
  expect(await fieldsOf(close("2027-01-22"))).toEqual([422, ["books_locked_until"]]);
  expect(await fieldsOf(close("2027-02-30"))).toEqual([422, ["books_locked_until"]]);
  const { status, body } = await close("2027-01-21");
  expect([status, body.values]).toEqual([200, expect.objectContaining({ books_locked_until: "2027-01-21" })]);
});

test("SPEC-4.50 closed days are opened again for a reason, which the history keeps", async () => {
  const { close, fieldsOf, services } = await openBooks();
  await close("2027-01-20");
  for (const day of ["2027-01-19", null]) expect(await fieldsOf(close(day))).toEqual([422, ["reason"]]);
  expect(await fieldsOf(close("2027-01-19", { reason: "x".repeat(501) }))).toEqual([422, ["reason"]]);
  expect((await close("2027-01-19", { reason: "A bank statement came late" })).status).toBe(200);
  expect((await close("2027-01-21")).status).toBe(200);
  expect((await close(null, { reason: "Another accountant" })).status).toBe(200);
  const told = await services.db
    .selectFrom("history")
    .select(["before", "after"])
    .where("action", "=", "settings.update")
    .where("after", "like", "%books_locked_until%")
    .orderBy("id")
    .execute();
  expect(told.map(({ before, after }) => [JSON.parse(before ?? ""), JSON.parse(after ?? "")])).toEqual([
    [{ books_locked_until: null }, { books_locked_until: "2027-01-20" }],
    [
      { books_locked_until: "2027-01-20" },
      { books_locked_until: "2027-01-19", reason: "A bank statement came late" },
    ],
    [{ books_locked_until: "2027-01-19" }, { books_locked_until: "2027-01-21" }],
    [{ books_locked_until: "2027-01-21" }, { books_locked_until: null, reason: "Another accountant" }],
  ]);
});

test("SPEC-4.50 what a person dates on a closed day is refused there, with who may open it", async () => {
  const { close, fieldsOf, send, id } = await openBooks();
  await close("2027-01-20");
  const receive = (received_on: string) =>
    send("POST", `quotes/${id}/transfer-received`, { amount: "2918.28", received_on });
  const before = await send("GET", `quotes/${id}`);
  expect(await fieldsOf(receive("2027-01-20"))).toEqual([422, ["received_on"]]);
  expect((await receive("2027-01-20")).body.errors).toEqual({
    received_on: ["The books of this day are closed. The owner can open them again in the settings."],
  });
  expect((await send("GET", `quotes/${id}`)).body).toEqual(before.body);
  expect((await receive("2027-01-21")).status).toBe(200);
});

test("SPEC-4.50 what happens by itself is never refused, and counts for the first open day", async () => {
  await using shop = await openPaymentShop();
  const { services } = shop;
  const quote = await addPayableQuote(services);
  // As after a move of the shop to a zone farther west: its day is closed already.
  const today = todayOf(services);
  await closeBooks(services, today);
  const { id: payment_intent_id } = await payByCard(shop, quote);
  const { id } = await services.db
    .selectFrom("payments")
    .select("id")
    .where("payment_intent_id", "=", payment_intent_id)
    .executeTakeFirstOrThrow();
  const back = await shop.send("POST", `/api/payments/${id}/refund`, {
    bearer: shop.admin.bearer,
    body: { amount: "20", reason: "A strap was missing." },
  });
  expect(back.status, back.text).toBe(200);
  const lines = await services.db
    .selectFrom("ledger_lines")
    .innerJoin("ledger_entries", "ledger_entries.id", "ledger_lines.entry_id")
    .select(["kind", "day"])
    .distinct()
    .execute();
  const kinds = ["accepted", "received", "refunded"];
  expect(lines.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual(
    kinds.map((kind) => ({ kind, day: daysAfter(today, 1) })),
  );
});
