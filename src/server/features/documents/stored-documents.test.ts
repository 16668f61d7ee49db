import { expect, test, vi } from "vitest";
import { eraseClientData } from "#server/client-data/erase-client-data.ts";
import { approval, openProofShop, picture } from "#server/features/deals/proofs/proofs.fixture.ts";
import { sweepFiles } from "#server/sweep-files.ts";
import { holdLinkOf } from "#tests/support/quotes.ts";
import { systemReadInvoiceDocument } from "./read-invoice-document.ts";
import { readPdf } from "./read-pdf.fixture.ts";
import { systemReadQuoteDocument } from "./read-quote-document.ts";

const { services, shop, ordered, newQuote, draft, staff, bearer } = await openProofShop();
const drawn = vi.spyOn(services.renderer, "render");
const mailed = vi.spyOn(services.renderer, "renderInTurn");
const drawings = () => drawn.mock.calls.length + mailed.mock.calls.length;

async function read(path: string, as = bearer): Promise<Buffer> {
  const answer = await shop.app.inject({ url: `/api/${path}`, headers: { authorization: `Bearer ${as}` } });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}
async function stored(): Promise<string[]> {
  const keys = await Array.fromAsync(services.storage.list());
  return keys.filter((key) => key.startsWith("papers/")).sort();
}
const textOf = (file: Buffer) => readPdf(file).text.replace(/\s+/gu, " ");

/** An accepted order with an approved proof and an issued invoice. */
async function agreed() {
  const order = await ordered();
  const { id: proofId } = await order.waiting(picture);
  expect((await order.asClient(`${proofId}/approve`, approval)).status).toBe(200);
  const made = await staff(`quotes/${order.quoteId}/invoices`, { kind: "invoice" });
  const { id: invoiceId } = made.body.invoice as { id: number };
  expect((await staff(`invoices/${invoiceId}/issue`)).status).toBe(200);
  return { ...order, proofId, invoiceId };
}

test("FOUND-S-N5 a sent version, an issued invoice and an approved proof are drawn once and stored", async () => {
  const { quoteId, proofId, invoiceId, client } = await agreed();
  const papers = [
    `quotes/${quoteId}/versions/1/document?language=en`,
    `invoices/${invoiceId}/document`,
    `proofs/${proofId}/certificate?language=en`,
  ];
  for (const path of papers) {
    const before = drawings();
    const first = await read(path);
    services.clock.advance(60_000);
    expect((await read(path)).equals(first)).toBe(true);
    expect((await read(path, client.bearer)).equals(first)).toBe(true);
    expect(drawings() - before).toBe(1);
  }
  expect(await stored()).toHaveLength(3);
  // The quote's own address and the mail show the same papers.
  await read(`quotes/${quoteId}/document?language=en`, client.bearer);
  const byMail = await systemReadInvoiceDocument(services, invoiceId);
  expect(byMail.content.equals(await read(`invoices/${invoiceId}/document`))).toBe(true);
  expect(await stored()).toHaveLength(3);
});

test("FOUND-S-N5 what is mailed is drawn once, apart from what its link reads, and a draft each time", async () => {
  const { quoteId } = await ordered();
  const { bearer: link } = await holdLinkOf(services, quoteId);
  await services.db.updateTable("quotes").set({ company: "Fair & Co" }).where("id", "=", quoteId).execute();
  const mailed = () => systemReadQuoteDocument(services, { id: quoteId, language: "fr" });
  const first = await mailed();
  // FOUND-U32: the mail goes to the client's own address and names the company; the link may be forwarded.
  expect(textOf(first?.content ?? Buffer.of())).toContain("Fair & Co");
  expect(textOf(await read(`quotes/${quoteId}/document?language=fr`, link))).not.toContain("Fair & Co");
  const before = drawings();
  expect((await mailed())?.content).toEqual(first?.content);
  expect(drawings()).toBe(before);

  const id = await newQuote();
  await draft(id, { lines: [{ kind: "product", name: "Bags L", units: 25_000, unit_price: "0.165" }] });
  const kept = await stored();
  await read(`quotes/${id}/draft/document`);
  await read(`quotes/${id}/draft/document`);
  expect([drawings() - before, await stored()]).toEqual([2, kept]);
});

test("FOUND-S-N5 a paper that shows something else is drawn anew in the place of the old one", async () => {
  const { quoteId } = await ordered();
  const path = `quotes/${quoteId}/document?language=en`;
  const others = await stored();
  await read(path);
  const [first = ""] = (await stored()).filter((key) => !others.includes(key));
  await services.db.updateTable("quotes").set({ company: "Fair & Co" }).where("id", "=", quoteId).execute();
  expect(textOf(await read(path))).toContain("Fair & Co");
  const [second = "", ...more] = (await stored()).filter((key) => !others.includes(key));
  expect([second === first, more]).toEqual([false, []]);
  // One whose bytes were lost, too.
  await services.storage.remove(second);
  const before = drawings();
  await read(path);
  expect([drawings() - before, (await stored()).includes(second)]).toEqual([1, true]);
});

test("FOUND-S-N5 erasing a person removes the stored papers; what the law keeps is drawn anew without what was erased", async () => {
  const { quoteId, proofId } = await agreed();
  await services.db
    .updateTable("quotes")
    .set({ email: "erased@example.com", name: "Zoe Quill", phone: "+13035550177" })
    .where("id", "=", quoteId)
    .execute();
  const others = await stored();
  const papers = [`quotes/${quoteId}/document?language=en`, `proofs/${proofId}/certificate?language=en`];
  for (const path of papers) await read(path);
  expect(textOf(await read(papers[0] ?? ""))).toContain("Zoe Quill");
  expect((await stored()).length).toBe(others.length + 2);
  const erased = await eraseClientData(
    { ...services, dataDir: services.config.DATA_DIR },
    { email: "erased@example.com", now: services.clock() },
  );
  const files = erased?.files;
  expect(files).toBeGreaterThanOrEqual(2);
  expect(await stored()).toEqual(others);
  const rows = services.db.selectFrom("stored_documents").selectAll().where("quote_id", "=", quoteId);
  expect(await rows.execute()).toEqual([]);
  const anew = textOf(await read(papers[0] ?? ""));
  expect(anew).not.toMatch(/Zoe Quill|Ann Miller|erased@example\.com|5550177/);
  expect(anew).toContain("5,423.75");
});

test("FOUND-S-N5 the sweeper knows stored papers as their quotes'", async () => {
  const before = await stored();
  expect(before.length).toBeGreaterThan(0);
  await services.storage.put("papers/0a.pdf", Buffer.from("replaced on another node"));
  await sweepFiles(services);
  services.clock.advance(2 * 86_400_000);
  await sweepFiles(services);
  expect(await stored()).toEqual(before);
});
