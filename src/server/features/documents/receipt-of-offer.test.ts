import { expect, test } from "vitest";
import { openInvoiceShop } from "#server/features/deals/invoices/invoice-shop.fixture.ts";
import { readPdf } from "./read-pdf.fixture.ts";

const { services, shop, bearer, accepted, receive } = await openInvoiceShop();

test("FOUND-U2 the receipt of an offer names its lines, its freight, discount and tax, not those of the request", async () => {
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
  const text = readPdf(answer.rawPayload).text.replace(/\s+/gu, " ");
  for (const said of ["Bags L · #1A7F37 25,000 $0.165 $4,125.00", "Freight $420.00", "$5,836.56", "in full"])
    expect(text).toContain(said);
  expect(text).not.toMatch(/Market tote|Payment for quote/);
});
