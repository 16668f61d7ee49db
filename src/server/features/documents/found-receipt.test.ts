import { expect, test } from "vitest";
import { halves, openInvoiceShop } from "#server/features/invoices/invoice-shop.fixture.ts";
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
});
