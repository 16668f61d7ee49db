import { afterAll, expect, test } from "vitest";
import { addUser } from "#tests/support/staff.ts";
import { noteMark, openCopies } from "./shop-of-clients.ts";
import { nameOf, validRequest } from "./valid-inputs.ts";

const copies = await openCopies(2);
afterAll(() => copies[Symbol.asyncDispose]());

test("L8.1 no answer to a client, a link, a visitor or a role without messages holds a note of staff", async () => {
  await using world = await copies.open();
  const { shop, services, clients, admin, standard } = world;
  const [client, stranger] = clients;
  if (!client || !stranger) throw new Error("two clients were asked for");
  const askers = {
    client: client.bearer,
    link: client.link,
    stranger: stranger.bearer,
    standard: standard.bearer,
    production: (await addUser(services, { role: "production" })).bearer,
    accounts: (await addUser(services, { role: "accounts" })).bearer,
  };
  const leaks: string[] = [];
  let answered = 0;
  // What changes something is asked only about the thread.
  const asked = shop.routes.declared.filter(
    ({ call }) => call.method === "GET" || /\/messages/.test(call.path),
  );
  for (const { call } of asked) {
    for (const [who, bearer] of Object.entries({ ...askers, visitor: undefined })) {
      const ofQuote = await validRequest(call, client.his);
      // Also by the numbers of the note itself and of its file.
      const ofNote = await validRequest(call, { ...client.his, ...client.note });
      const isSame = call.method === "GET" && ofQuote.path === ofNote.path;
      for (const { path, ...sent } of isSame ? [ofQuote] : [ofQuote, ofNote]) {
        const answer = await shop.send(call.method, path, { bearer, ...sent });
        if (answer.status < 300) answered += 1;
        const told = `${answer.text}${JSON.stringify(answer.headers)}`;
        if (told.includes(noteMark)) leaks.push(`${nameOf(call)} to ${who}: ${path}`);
      }
    }
  }
  expect(leaks).toEqual([]);
  expect(answered).toBeGreaterThan(40);
  const note = `/api/quotes/${client.his.quoteId}/messages/${client.note.entryId}/files/${client.note.fileId}`;
  expect((await shop.send("GET", note, { bearer: client.bearer })).status).toBe(404);
  expect((await shop.send("GET", note, { bearer: admin.bearer })).status).toBe(200);
  const mails = await services.db.selectFrom("outbox").select("content").execute();
  expect(JSON.stringify(mails)).not.toContain(noteMark);
});

test("L17.2 no client reads who waived a gate of his order and why, or what was spoiled", async () => {
  await using world = await copies.open();
  const { shop, services, clients, admin } = world;
  const [client, stranger] = clients;
  if (!client || !stranger) throw new Error("two clients were asked for");
  const { orderId } = client.his;
  const said = { state: "waived", user_id: null, name: noteMark, reason: noteMark } as const;
  await services.db
    .insertInto("order_gates")
    .values({ ...said, order_id: orderId, gate: "goods", created_at: services.clock().toISOString() })
    .execute();
  const spoiled = 474_711;
  await services.db.updateTable("order_lines").set({ units_good: 9, units_spoiled: spoiled }).execute();
  const holds = (text: string) => text.includes(noteMark) || text.includes(String(spoiled));
  const reads = shop.routes.declared.filter(({ call }) => call.method === "GET");
  const leaks: string[] = [];
  for (const { call } of reads)
    for (const bearer of [client.bearer, client.link, stranger.bearer, undefined]) {
      const { path } = await validRequest(call, client.his);
      if (holds((await shop.send("GET", path, { bearer })).text)) leaks.push(nameOf(call));
    }
  expect(leaks).toEqual([]);
  expect(reads.map(({ call }) => nameOf(call))).toEqual(
    expect.arrayContaining([
      ...["GET /api/orders", "GET /api/orders/{id}", "GET /api/orders/{id}/proofs"],
      ...["GET /api/orders/{id}/settlement", "GET /api/shipments/{id}/packing-slip", "GET /api/history"],
    ]),
  );
  const order = `/api/orders/${orderId}`;
  expect(holds((await shop.send("GET", order, { bearer: admin.bearer })).text)).toBe(true);
  expect((await shop.send("GET", order, { bearer: client.bearer })).status).toBe(200);
});
