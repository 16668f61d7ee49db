import { expect, test } from "vitest";
import { openInvoiceShop } from "#server/features/invoices/invoice-shop.fixture.ts";
import { readPdf } from "./read-pdf.fixture.ts";

const { services, shop, bearer, accepted, receive } = await openInvoiceShop();

test("the receipt of an offer names the payment, not the lines of the request that the offer answers", async () => {
  const { id } = await accepted();
  await receive(id, "5836.56");
  const payment = await services.db
    .selectFrom("payments")
    .select("id")
    .where("quote_id", "=", id)
    .executeTakeFirstOrThrow();
  const headers = { authorization: `Bearer ${bearer}` };
  const answer = await shop.app.inject({
    url: `/api/payments/${payment.id}/receipt?language=en`,
    headers,
  });
  const { text } = readPdf(answer.rawPayload);
  expect(text).toContain("Payment for quote");
  expect(text).toContain("$5,836.56");
  expect(text).not.toContain("Market tote");
});
