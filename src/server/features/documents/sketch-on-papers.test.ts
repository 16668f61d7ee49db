import { expect, test } from "vitest";
import { openProofShop, picture } from "#server/features/deals/proofs/proofs.fixture.ts";
import { addDrawnSketch } from "#tests/support/sketches.ts";
import { readPdf } from "./read-pdf.fixture.ts";

const { services, shop, offered, ordered, bearer, tote } = await openProofShop();
const textOf = async (path: string) => {
  const headers = { authorization: `Bearer ${bearer}` };
  const { rawPayload } = await shop.app.inject({ method: "GET", url: `/api/${path}`, headers });
  return readPdf(rawPayload).text.replace(/\s+/gu, " ");
};
const sketched = async (quoteId: number) => {
  await addDrawnSketch(services, { quoteId, product: tote.id });
  await services.db
    .updateTable("quote_versions")
    .set((eb) => ({ sketch_id: eb.selectFrom("sketches").select((of) => of.fn.max("id").as("id")) }))
    .where("quote_id", "=", quoteId)
    .execute();
};

test("an offer shows the sketch that it was sent with, and calls it one", async () => {
  const { id } = await offered();
  await sketched(id);
  expect(await textOf(`quotes/${id}/document`)).toContain("Sketch, not a proof");
});

test("an offer that was stored while its sketch waited to be drawn shows it from then on", async () => {
  const { id } = await offered();
  await sketched(id);
  const set = (row: { state: "waiting" | "ready"; file_id: number | null }) =>
    services.db.updateTable("sketches").set(row).where("quote_id", "=", id).execute();
  const { file_id } = await services.db
    .selectFrom("sketches")
    .select("file_id")
    .where("quote_id", "=", id)
    .executeTakeFirstOrThrow();
  await set({ state: "waiting", file_id: null });
  expect(await textOf(`quotes/${id}/document`)).not.toContain("Sketch, not a proof");
  await set({ state: "ready", file_id });
  expect(await textOf(`quotes/${id}/document`)).toContain("Sketch, not a proof");
});

test("a job ticket shows it until there is the picture of a proof", async () => {
  const order = await ordered();
  expect(await textOf(`orders/${order.orderId}/job-ticket`)).not.toContain("Sketch, not a proof");
  await sketched(order.quoteId);
  expect(await textOf(`orders/${order.orderId}/job-ticket`)).toContain("Sketch, not a proof");
  await order.waiting(picture);
  expect(await textOf(`orders/${order.orderId}/job-ticket`)).not.toContain("Sketch, not a proof");
});
