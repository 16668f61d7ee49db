import { expect, test } from "vitest";
import { hours } from "#domain/time/durations.ts";
import { staffFindOpenRequests } from "#server/features/deals/lists/staff-find-waiting.ts";
import { historyOf } from "#tests/support/quotes.ts";
import { openShopWithThread } from "./messages.fixture.ts";

const { services, shop, dana, open, said, thread } = await openShopWithThread();
const ask = (id: number, text = "Which blue is it?", headers: Record<string, string> = {}) =>
  shop.send("POST", `/api/quotes/${id}/ask-info`, { bearer: dana.bearer, body: { text }, headers });
const stageOf = async (id: number) => {
  const { quote } = (await shop.send("GET", `/api/quotes/${id}`, { bearer: dana.bearer })).body;
  const { stage, status } = quote as { stage: string; status: string };
  return `${stage}, ${status}`;
};
const requestOf = async (id: number) =>
  (await staffFindOpenRequests(services.db, 20)).items.find((item) => item.id === id);

test("L6 staff asks, the client's next message answers, and the promise of an answer begins anew", async () => {
  const { id, path, client } = await open();
  expect((await requestOf(id))?.dueAt).toBe(new Date(services.clock().getTime() + hours(24)).toISOString());
  const before = await staffFindOpenRequests(services.db, 20);
  const asked = await ask(id);
  expect([asked.status, asked.body]).toMatchObject([
    200,
    { success: true, quote: { id, stage: "needs_info", status: "pending" } },
  ]);
  expect(await thread(path, client)).toMatchObject([{ text: "Which blue is it?", is_new: true }]);
  expect([await requestOf(id), (await staffFindOpenRequests(services.db, 20)).count]).toEqual([
    undefined,
    before.count - 1,
  ]);
  // What staff says meanwhile is no answer.
  await said(path, dana.bearer, { text: "Or a sample?" });
  expect(await stageOf(id)).toBe("needs_info, pending");

  services.clock.advance(hours(0.1));
  await said(path, client, { text: "PMS 300" });
  expect(await stageOf(id)).toBe("new, pending");
  expect((await requestOf(id))?.since).toBe(services.clock().toISOString());
  await said(path, client, { text: "And white" });
  expect(await historyOf(services, id)).toEqual(["quote.request", "quote.ask-info", "quote.answer"]);
});

test("L6 a question that was asked while an offer was being written leads back to it", async () => {
  const { id, path, client } = await open();
  const draft = { lines: [{ kind: "fee", name: "Sample", amount: "12.00" }] };
  const saved = await shop.send("PUT", `/api/quotes/${id}/draft`, { bearer: dana.bearer, body: draft });
  expect(saved.status).toBe(200);
  expect(await stageOf(id)).toBe("drafting, pending");
  await ask(id);
  await said(path, client, { text: "PMS 300" });
  expect(await stageOf(id)).toBe("drafting, pending");
});

test("a question without words, twice, of an old version, to an answered quote, or by others is refused", async () => {
  const { id, path, client } = await open();
  expect((await ask(id, " ")).body.errors).toEqual({ text: ["Please write something."] });
  expect((await ask(id, "Which?", { "if-match": '"999"' })).status).toBe(409);
  const body = { text: "Which?" };
  expect((await shop.send("POST", `/api/quotes/${id}/ask-info`, { bearer: client, body })).status).toBe(403);
  expect((await ask(id + 1000)).status).toBe(404);
  const both = await Promise.all([ask(id), ask(id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await thread(path, client)).toHaveLength(1);
  await shop.send("POST", `/api/quotes/${id}/confirm`, { bearer: dana.bearer, body: {} });
  const late = await ask(id);
  expect([late.status, late.body.fresh]).toMatchObject([409, { id, status: "confirmed" }]);
  await said(path, client, { text: "PMS 300" });
  expect(await stageOf(id)).toBe("offered, confirmed");
});
