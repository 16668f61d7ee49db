import { expect, test } from "vitest";
import { openPayments } from "#server/features/payments/payment-services.ts";
import { mountFeatures } from "#server/features.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { signed } from "#tests/support/deals.ts";
import { multipart } from "#tests/support/multipart.ts";
import { addProduct, askForQuote, postedMails, signInClientOf } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { facts, pdf } from "../deals/proofs/proofs.fixture.ts";
import { readPdf } from "./read-pdf.fixture.ts";

const services = openPayments(createTestServices(await openTestDatabase()));
const shop = await createTestShop(services, [mountFeatures]);
const { bearer } = await addAdministrator(services);
const tote = await addProduct(services, { sizes: { "Small 12×13": "0.14" } });
await services.db.updateTable("products").set({ name_fr: "Cabas du marché" }).execute();

const staff = (path: string, body: object = {}, method: "POST" | "PUT" | "GET" = "POST") =>
  shop.send(method, `/api/${path}`, { bearer, ...(method !== "GET" && { body }) });

/** A paper of the quote as its client opens it, on one line. */
async function paper(path: string, as: string) {
  const url = `/api/${path}/document?language=fr`;
  const answer = await shop.app.inject({ url, headers: { authorization: `Bearer ${as}` } });
  expect(answer.statusCode).toBe(200);
  return readPdf(answer.rawPayload).text.replace(/\s+/gu, " ");
}

test("FOUND-U29 a French request keeps the French names from its mail to its invoice, and calls keep the shop's", async () => {
  const { id } = await askForQuote(services, tote, { fields: { language: "fr" } });
  const mails = (await postedMails(services)).filter(({ content }) => content.quoteId === id);
  expect(mails.map(({ template }) => template).sort()).toEqual([
    "request-received",
    "staff-request-received",
  ]);
  for (const { content } of mails)
    expect(content.lines).toEqual([expect.objectContaining({ name: "Cabas du marché, Petit 12×13" })]);

  const client = await signInClientOf(services, id);
  const asked = (await shop.send("GET", `/api/quotes/${id}`, { bearer: client.bearer })).body;
  expect(asked.quote).toMatchObject({
    sizes: ["Small 12×13"],
    sizes_quantities: { "Small 12×13": 10_000 },
    lines: [
      {
        ...{ product_name: "Market tote", size_name: "Small 12×13" },
        buyer_names: { product_name: "Cabas du marché", size_name: "Petit 12×13" },
      },
    ],
  });
  expect(await paper(`quotes/${id}`, client.bearer)).toContain("Cabas du marché, Petit 12×13");

  // What the catalog is called later changes no quote.
  await services.db.updateTable("products").set({ name: "Fair tote", name_fr: "Cabas de foire" }).execute();
  expect((await staff(`quotes/${id}/send-offer`)).status).toBe(200);
  const offer = await paper(`quotes/${id}`, client.bearer);
  expect(offer).toContain("Cabas du marché, Petit 12×13");
  expect(offer).toContain("Petit 12×13 · ");

  const accepted = await shop.send("POST", `/api/quotes/${id}/accept`, {
    ...{ bearer: client.bearer, body: signed },
  });
  const { id: orderId } = accepted.body.order as { id: number };
  const sent = { bearer, ...(await multipart({ facts: JSON.stringify(facts) }, { file: pdf })) };
  const { proof } = (await shop.send("POST", `/api/orders/${orderId}/proofs`, sent)).body;
  const { id: proofId } = proof as { id: number };
  expect((await staff(`proofs/${proofId}/send`)).status).toBe(200);
  const made = await staff(`quotes/${id}/invoices`, { kind: "invoice" });
  const { id: invoiceId } = made.body.invoice as { id: number };
  expect((await staff(`invoices/${invoiceId}/issue`)).status).toBe(200);
  for (const path of [`quotes/${id}`, `proofs/${proofId}`, `invoices/${invoiceId}`]) {
    const text = await paper(path, client.bearer);
    expect(text, path).toContain("Cabas du marché, Petit 12×13");
    expect(text, path).not.toMatch(/Market tote|Small|foire/);
  }
});

test("a size that staff adds is called as the quote's buyer reads it", async () => {
  const sizeId = tote.sizes[0]?.id;
  const nameFor = async (language: string) => {
    const { id } = await askForQuote(services, tote, { fields: { language } });
    const lines = [{ kind: "product", size_id: sizeId, units: 12_000 }];
    const drafted = await staff(`quotes/${id}/draft`, { lines }, "PUT");
    expect(drafted.status).toBe(200);
    const { versions } = (await staff(`quotes/${id}/versions`, {}, "GET")).body;
    return (versions as { lines: { name: string }[] }[]).at(-1)?.lines[0]?.name;
  };
  expect(await nameFor("fr")).toBe("Cabas de foire, Petit 12×13");
  expect(await nameFor("en")).toBe("Fair tote, Small 12×13");
});

test("without a French name the only one stands, and an English request keeps it", async () => {
  const box = await addProduct(services, { name: "Coffret 3", sizes: { Small: "0.30" } });
  const linesOf = async (language: string) => {
    const { id } = await askForQuote(services, box, { fields: { language } });
    const { quote } = (await staff(`quotes/${id}`, {}, "GET")).body;
    return (quote as { lines: { buyer_names: object }[] }).lines.map(({ buyer_names }) => buyer_names);
  };
  expect(await linesOf("fr")).toEqual([{ product_name: "Coffret 3", size_name: "Petit" }]);
  expect(await linesOf("en")).toEqual([{ product_name: "Coffret 3", size_name: "Small" }]);
});
