import sharp from "sharp";
import { expect, test } from "vitest";
import { openInvoiceShop } from "#server/features/deals/invoices/invoice-shop.fixture.ts";
import { facts, pdf as proofFile } from "#server/features/deals/proofs/proofs.fixture.ts";
import { multipart } from "#tests/support/multipart.ts";
import { testPassword } from "#tests/support/staff.ts";
import { missingOfArchive } from "./archive-pdf.fixture.ts";
import { readPdf } from "./read-pdf.fixture.ts";

const { accepted, draft, issue, staff, services, shop, bearer } = await openInvoiceShop({
  freightTaxable: true,
  percent: "20",
});
const french = { country: "France", siret: "732 829 320 00074", shop_vat_number: "FR44732829320" };
const own = { shop_name: "Atelier Rhône", ...french, legal_form: "SARL" };
expect((await staff("settings", { values: own, current_password: testPassword }, "PUT")).status).toBe(200);

/** The paper at this address as it is read. */
async function paper(path: string) {
  const answer = await shop.app.inject({
    url: `/api/${path}`,
    headers: { authorization: `Bearer ${bearer}` },
  });
  expect(answer.statusCode).toBe(200);
  return { file: answer.rawPayload, ...readPdf(answer.rawPayload) };
}

/** Addresses of a devis, an invoice, a proof and a packing slip of one order. */
async function papersOfAnOrder() {
  const { id: quoteId } = await accepted({ language: "fr" });
  const invoice = await issue((await draft(quoteId)).id);
  const { id: orderId } = await services.db
    .selectFrom("orders")
    .select("id")
    .where("quote_id", "=", quoteId)
    .executeTakeFirstOrThrow();
  const sent = { bearer, ...(await multipart({ facts: JSON.stringify(facts) }, { file: proofFile })) };
  const { proof } = (await shop.send("POST", `/api/orders/${orderId}/proofs`, sent)).body;
  const { id: lineId } = await services.db
    .updateTable("order_lines")
    .set({ units_good: 25_000 })
    .where("order_id", "=", orderId)
    .returning("id")
    .executeTakeFirstOrThrow();
  const packed = services.db.updateTable("orders").set({ state: "packed", address: "1 rue Bugeaud, Lyon" });
  await packed.where("id", "=", orderId).execute();
  const shipped = await staff(`orders/${orderId}/shipments`, {
    ...{ carrier: "UPS", tracking: [], shipped_on: "2027-01-12" },
    lines: [{ order_line_id: lineId, units: 25_000 }],
  });
  expect(shipped.status, shipped.text).toBe(201);
  const { id: shipmentId } = shipped.body.shipment as { id: number };
  return {
    devis: `quotes/${quoteId}/document`,
    invoice: `invoices/${invoice.id}/document`,
    proof: `proofs/${(proof as { id: number }).id}/document`,
    slip: `shipments/${shipmentId}/packing-slip`,
  };
}

const papers = await papersOfAnOrder();
const figuresOf = async (path: string) => (await paper(path)).roles.Figure ?? 0;

test("the owner's wordmark heads devis, invoice, proof and packing slip, and the name stands in letters", async () => {
  const before = new Map<string, number>();
  for (const path of Object.values(papers)) before.set(path, await figuresOf(path));
  const size = { width: 1_600, height: 120, channels: 4 } as const;
  const bytes = await sharp({ create: { ...size, background: "#1e5a3280" } })
    .png()
    .toBuffer();
  const upload = await multipart({ name: "wordmark_picture" }, { image: { name: "wide.png", bytes } });
  expect((await shop.send("POST", "/api/settings/pictures", { bearer, ...upload })).status).toBe(200);
  for (const path of Object.values(papers)) {
    const { roles, text } = await paper(path);
    expect(roles.Figure, path).toBe((before.get(path) ?? 0) + 1);
    expect(text.split("\n"), path).toContain("Atelier Rhône");
  }
  // An archive stays one.
  expect(missingOfArchive((await paper(papers.invoice)).file)).toEqual([]);

  // A paper that names the shop as it was called before bears that name, and not the picture of another.
  await staff("settings", { values: { shop_name: "Atelier Saône" } }, "PUT");
  expect(await figuresOf(papers.invoice)).toBe(before.get(papers.invoice));
  expect((await paper(papers.invoice)).text).toContain("Atelier Rhône");
  expect(await figuresOf(papers.slip)).toBe((before.get(papers.slip) ?? 0) + 1);
});
