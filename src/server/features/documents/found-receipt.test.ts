import { expect, test } from "vitest";
import { days } from "#domain/time/durations.ts";
import { halves, openInvoiceShop } from "#server/features/deals/invoices/invoice-shop.fixture.ts";
import { staffReadRevenue } from "#server/features/payments/office/staff-read-revenue.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { readPdf } from "./read-pdf.fixture.ts";

const { services, shop, bearer, accepted, receive } = await openInvoiceShop();

test("FOUND-U53 the receipt of a deposit does not say that all was paid", async () => {
  const { id } = await accepted({ plan: halves });
  await receive(id, "2918.28");
  const payment = await services.db
    .selectFrom("payments")
    .select("id")
    .where("quote_id", "=", id)
    .executeTakeFirstOrThrow();
  const headers = { authorization: `Bearer ${bearer}` };
  const url = `/api/payments/${payment.id}/receipt?language=en`;
  const { text } = readPdf((await shop.app.inject({ url, headers })).rawPayload);
  expect(text).toContain("$2,918.28");
  expect(text).not.toContain("in full");
  const chain = ["Your order so far", "Ordered", "$5,836.56", "Left to pay", "$2,918.28", "Where to pay"];
  for (const said of [...chain, `https://shop.example/client/dashboard/${id}`]) expect(text).toContain(said);
  const mail = await services.db
    .selectFrom("outbox")
    .select("content")
    .where("template", "=", "payment-received")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  const money = { orderedCents: 583_656, leftCents: 291_828 };
  expect(JSON.parse(mail.content)).toMatchObject({ money });
});

test("FOUND-H3 receipt, its mail and revenue of a transfer name the day on which it came", async () => {
  const { id } = await accepted({ plan: halves });
  const at = { bearer, body: { amount: "2918.28", received_on: "2027-01-12" } };
  services.clock.advance(days(3));
  const fresh = await addAdministrator(services);
  const answer = await shop.send("POST", `/api/quotes/${id}/transfer-received`, { ...at, ...fresh });
  const { id: payment } = answer.body.payment as { id: number };
  const headers = { authorization: `Bearer ${fresh.bearer}` };
  const url = `/api/payments/${payment}/receipt?language=en`;
  const { text } = readPdf((await shop.app.inject({ url, headers })).rawPayload);
  expect(text).toContain("January 12, 2027");
  const mail = await services.db
    .selectFrom("outbox")
    .select("content")
    .where("template", "=", "payment-received")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  expect(JSON.parse(mail.content)).toMatchObject({ receivedOn: "2027-01-12" });
  const revenue = await staffReadRevenue(services, ["2027-01-12", "2027-01-13", "2027-01-14", "2027-01-15"]);
  expect(revenue.map(({ cents }) => cents)).toEqual([2 * 291_828, 0, 0, 0]);
});
