import { expect, test } from "vitest";
import { minutes } from "#domain/time/durations.ts";
import { dumpTables } from "#tests/access/dump-tables.ts";
import { bags, example, signed } from "#tests/support/deals.ts";
import { askForQuote } from "#tests/support/quotes.ts";
import { pdf, upload } from "../artwork/logo.fixture.ts";
import { openOfferShop } from "../offers/offer-shop.fixture.ts";

const { services, shop, tote, bearer, staff, draft, newQuote, offered, expire, rowOf, versionsOf } =
  await openOfferShop();

/** All of a quote and its versions but what counts changes. */
async function stateOf(id: number) {
  const { db } = services;
  const quote = await db.selectFrom("quotes").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const versions = await db.selectFrom("quote_versions").selectAll().where("quote_id", "=", id).execute();
  const { version: _, price_version: __, ...rest } = quote;
  return { ...rest, versions };
}

const higher = { ...example, lines: [{ ...bags, units: 30_000 }] };

test("FOUND-D1 with a newer draft, Confirm is refused with the way out, and changes nothing", async () => {
  const { id } = await offered();
  await draft(id, higher);
  const before = await stateOf(id);
  const answer = await staff(`${id}/confirm`);
  expect([answer.status, answer.body.message]).toEqual([409, "Send the new offer, or throw its draft away"]);
  expect(await stateOf(id)).toEqual(before);
});

test("FOUND-D1 the newer draft is thrown away, and the offer that was sent stands and is confirmed", async () => {
  const { id } = await offered();
  const before = await stateOf(id);
  await draft(id, higher);
  const discard = (quoteId: number) => shop.send("DELETE", `/api/quotes/${quoteId}/draft`, { bearer });
  expect((await discard(id)).status).toBe(200);
  expect(await stateOf(id)).toEqual(before);
  expect((await discard(id)).status).toBe(200);
  expect((await staff(`${id}/confirm`)).status).toBe(200);
  // What is all there is of a quote stays.
  const fresh = await newQuote();
  await draft(fresh, example);
  expect((await discard(fresh)).status).toBe(409);
  await staff(`${fresh}/send-offer`);
  await staff(`${fresh}/recall`);
  expect((await discard(fresh)).status).toBe(409);
});

test("FOUND-D1 an offer that expired, has changes asked or was taken back is not confirmed", async () => {
  const expired = await offered();
  await expire(expired.id);
  const changes = await offered();
  await changes.answer("ask-changes", { version: 1, text: "In green, please." });
  const recalled = await offered();
  await staff(`${recalled.id}/recall`);
  const asked = await offered();
  await staff(`${asked.id}/recall`);
  await staff(`${asked.id}/ask-info`, { text: "Which green?" });
  const declined = await offered();
  await declined.answer("decline", { version: 1, reason: "price" });
  await staff(`${declined.id}/reopen`);
  const refused = await offered();
  await staff(`${refused.id}/reject`, { reason: "Out of stock" });
  await staff(`${refused.id}/reopen`);
  const said = async ({ id }: { readonly id: number }) => {
    const before = await stateOf(id);
    const { status, body } = await staff(`${id}/confirm`);
    expect(await stateOf(id)).toEqual(before);
    return [status, body.message];
  };
  const ended = "The last offer is no longer in force. Send the new one.";
  expect([
    await said(expired),
    await said(changes),
    await said(recalled),
    await said(asked),
    await said(declined),
    await said(refused),
  ]).toEqual([
    [409, "This offer has expired. Extend it, or send a new one."],
    [409, "The client asked for changes. Send a new offer."],
    [409, ended],
    [409, ended],
    [409, ended],
    [409, ended],
  ]);
});

test("FOUND-D1 Confirm makes the offer payable as it stands, whatever its logo, and undo restores all of it", async () => {
  const { id } = await askForQuote(services, tote, { fields: { isLogo: "1" }, logo: upload(pdf, "pdf") });
  await draft(id, example);
  await staff(`${id}/send-offer`);
  services.clock.advance(minutes(10));
  const before = await stateOf(id);
  expect((await staff(`${id}/confirm`)).status).toBe(200);
  expect(await rowOf(id)).toEqual({ stage: "offered", status: "confirmed", total_cents: 542_375 });
  expect((await stateOf(id)).versions).toEqual(before.versions);
  expect((await staff(`${id}/undo-decision`)).status).toBe(200);
  expect(await stateOf(id)).toEqual(before);
});

test("FOUND-D1 Confirm in the moment of sending undone leaves the offer in force", async () => {
  const { id } = await offered();
  await staff(`${id}/confirm`);
  await staff(`${id}/undo-decision`);
  expect(await versionsOf(id)).toMatchObject([{ number: 1, state: "sent" }]);
});

test("FOUND-D1 undoing a rejection restores all of an offer, and of a request", async () => {
  const { id } = await offered();
  services.clock.advance(minutes(10));
  for (const each of [id, await newQuote()]) {
    const before = await stateOf(each);
    await staff(`${each}/reject`, { reason: "Out of stock" });
    expect((await staff(`${each}/undo-decision`)).status).toBe(200);
    expect(await stateOf(each)).toEqual(before);
  }
});

/** All rows of all tables, but what tells of the decision and what counts changes. */
async function allRows() {
  const { history: _, replaced_rows: __, ...tables } = await dumpTables(services.db);
  const quotes = tables.quotes?.map((row) => row.replace(/"(price_)?version":\d+/g, ""));
  // The mail of what was done before does not wait any more.
  const outbox = tables.outbox?.map((row) => row.replace(/"due_at":"[^"]*"/, ""));
  return { ...tables, quotes, outbox };
}

async function written() {
  const id = await newQuote();
  await draft(id, example);
  return id;
}

test.each([
  ["confirm", "a request", newQuote],
  ["confirm", "a draft", written],
  ["confirm", "an offer", async () => (await offered()).id],
  ["reject", "a request", newQuote],
  ["reject", "an offer with its reminders", async () => (await offered()).id],
] as const)(
  "FOUND-D1 %s of %s, and its undo, leave every row of every table as it was",
  async (verb, _, make) => {
    const id = await make();
    services.clock.advance(minutes(10));
    const before = await allRows();
    expect((await staff(`${id}/${verb}`, verb === "reject" ? { reason: "Out of stock" } : {})).status).toBe(
      200,
    );
    expect(await allRows()).not.toEqual(before);
    expect((await staff(`${id}/undo-decision`)).status).toBe(200);
    expect(await allRows()).toEqual(before);
  },
);

test("FOUND-D2 a row that changed since the decision keeps it from being undone", async () => {
  const id = await newQuote();
  expect((await staff(`${id}/confirm`)).status).toBe(200);
  await services.db
    .updateTable("quote_versions")
    .set({ hash: "another" })
    .where("quote_id", "=", id)
    .execute();
  const before = await allRows();
  const answer = await staff(`${id}/undo-decision`);
  expect([answer.status, answer.body.message]).toEqual([
    409,
    "This can no longer be undone: the client knows of it.",
  ]);
  expect(await allRows()).toEqual(before);
});

test("FOUND-D2 what was done after a decision is not undone with it", async () => {
  const confirmed = async () => {
    const id = await newQuote();
    expect((await staff(`${id}/confirm`)).status).toBe(200);
    return id;
  };
  const recorded = { version: 1, channel: "phone", on: "2026-03-02", by: "Ann" };
  const done: ((id: number) => Promise<{ status: number }>)[] = [
    (id) => draft(id, example),
    (id) => staff(`${id}/extend`, { valid_until: "2027-01-31" }),
    (id) => staff(`${id}/record-answer`, { ...recorded, answer: "accept" }),
    (id) => staff(`${id}/record-answer`, { ...recorded, answer: "decline" }),
  ];
  for (const act of done) {
    const id = await confirmed();
    expect((await act(id)).status).toBe(200);
    const before = await stateOf(id);
    const answer = await staff(`${id}/undo-decision`);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      "This can no longer be undone: the client knows of it.",
    ]);
    expect(await stateOf(id)).toEqual(before);
  }
});

test("FOUND-D2 a note by a colleague stays when the decision is undone, and the version that was seen counts", async () => {
  const id = await newQuote();
  const { headers } = await staff(`${id}/confirm`);
  await shop.send("PUT", `/api/quotes/${id}/assignee`, { bearer, body: { user_id: 1 } });
  const seen = { bearer, body: {}, headers: { "if-match": String(headers.etag) } };
  expect((await shop.send("POST", `/api/quotes/${id}/undo-decision`, seen)).status).toBe(409);
  expect((await staff(`${id}/undo-decision`)).status).toBe(200);
  expect(await stateOf(id)).toMatchObject({ assignee_id: 1, status: "pending" });
});

test("FOUND-D1 a client accepts and pays what was confirmed", async () => {
  const { id, answer } = await offered();
  await staff(`${id}/confirm`);
  expect((await answer("accept", signed)).status).toBe(200);
  expect(await rowOf(id)).toMatchObject({ stage: "accepted", total_cents: 542_375 });
});
