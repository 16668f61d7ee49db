import { describe, expect, test } from "vitest";
import { bags, example, signed } from "#tests/support/deals.ts";
import {
  askForQuote,
  historyOf,
  holdLinkOf,
  markPaid,
  postedMails,
  signInClientOf,
} from "#tests/support/quotes.ts";
import { clientReadAuditEntries } from "../lists/client-read-audit-entries.ts";
import { openOfferShop } from "./offer-shop.fixture.ts";

const { services, shop, tote, bearer, staff, newQuote, versionsOf, rowOf, expire, offered } =
  await openOfferShop();

describe("accepting", () => {
  test("L7 stores the evidence, and makes the order once", async () => {
    const { id, answer } = await offered();
    const racing = await Promise.all(Array.from({ length: 12 }, () => answer("accept", signed)));
    expect(racing.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const [first] = racing;
    for (const { body } of racing)
      expect([body.acceptance, body.order]).toEqual([first?.body.acceptance, first?.body.order]);
    const orders = await services.db.selectFrom("orders").selectAll().where("quote_id", "=", id).execute();
    expect(orders).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ stage: "accepted", status: "confirmed" });
    const evidence = await services.db
      .selectFrom("acceptances")
      .selectAll()
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(evidence).toMatchObject({ kind: "signed", name: "Ann Miller", total_cents: 542_375 });
    expect(evidence.sentence).toContain("$5,423.75");
    expect((await historyOf(services, id)).filter((action) => action === "quote.accept")).toHaveLength(1);
  });

  test("L7 the holder of the link is told that and when it was accepted, and not by whom", async () => {
    const { id, answer } = await offered();
    const { bearer: link } = await holdLinkOf(services, id);
    expect(await versionsOf(id, link)).toMatchObject([{ acceptance: null, accepted: null }]);
    await answer("accept", { ...signed, title: "Buyer", po_number: "PO-7781" });
    const at = services.clock().toISOString();
    const [seen] = (await versionsOf(id, link)) as unknown[];
    expect(seen).toMatchObject({ state: "accepted", acceptance: null, accepted: { by_payment: false, at } });
    expect(JSON.stringify(seen)).not.toMatch(/PO-7781|Ann Miller/);
  });

  test("needs the box and a name", async () => {
    const { answer } = await offered();
    const { status, body } = await answer("accept", { version: 1, name: " ", consent: false });
    expect([status, Object.keys(body.errors ?? {}).sort()]).toEqual([422, ["consent", "name"]]);
  });

  test("L9.3 counts the choices that were made, on the server", async () => {
    const option = {
      kind: "one_of",
      title: "Handles",
      default: 0,
      choices: [
        { title: "Short", lines: [] },
        { title: "Long", lines: [{ kind: "fee", name: "Long handles", amount: "1000" }] },
      ],
    };
    const { id, answer } = await offered({ lines: [bags], options: [option] });
    expect(await versionsOf(id)).toMatchObject([
      {
        total_cents: 412_500,
        options: [
          { id: "o1", choices: [{ difference_cents: 0 }, { id: "o1c2", difference_cents: 100_000 }] },
        ],
      },
    ]);
    expect(await markPaid(services, id)).toBe(false);
    expect((await answer("accept", { ...signed, choices: { o1: "nothing" } })).status).toBe(409);
    expect((await answer("accept", { ...signed, choices: { o1: "o1c2" } })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ total_cents: 512_500 });
    expect(await versionsOf(id)).toMatchObject([
      {
        acceptance: {
          choices: { o1: "o1c2" },
          total_cents: 512_500,
          order_number: expect.stringMatching(/^GO-/),
        },
      },
    ]);
    expect(await markPaid(services, id)).toBe(true);
  });

  test("is undone while nothing was paid: the order goes, the evidence stays marked", async () => {
    const { id, answer } = await offered();
    await answer("accept", signed);
    expect((await staff(`${id}/update-logo-price`, { price_logo_quote: "20" })).status).toBe(409);
    const order = () => services.db.updateTable("orders").where("quote_id", "=", id);
    for (const [fact, can_undo] of [
      [{ is_invoiced: 1 }, false],
      [{ is_invoiced: 0, state: "in_production" }, false],
      [{ state: "preparing", proof_met_at: "2026-03-02T10:00:00Z" }, false],
      [{ proof_met_at: null }, true],
    ] as const) {
      await order().set(fact).execute();
      expect(await versionsOf(id)).toMatchObject([{ acceptance: { can_undo } }]);
      if (!can_undo) expect((await staff(`${id}/undo-acceptance`)).status).toBe(409);
    }
    expect((await staff(`${id}/undo-acceptance`)).status).toBe(200);
    expect(await services.db.selectFrom("orders").selectAll().where("quote_id", "=", id).execute()).toEqual(
      [],
    );
    expect(await versionsOf(id)).toMatchObject([{ state: "sent", acceptance: null }]);
    expect((await answer("accept", signed)).status).toBe(200);
    expect(await markPaid(services, id)).toBe(true);
    expect((await staff(`${id}/undo-acceptance`)).status).toBe(409);
  });

  test("by paying is accepting, as specified", async () => {
    const { id } = await offered();
    expect(await markPaid(services, id)).toBe(true);
    expect(await versionsOf(id)).toMatchObject([{ state: "accepted", acceptance: { kind: "paid" } }]);
  });

  test("a quote that was signed is not deleted", async () => {
    const { id, answer } = await offered();
    await answer("accept", signed);
    expect((await shop.send("DELETE", `/api/quotes/${id}`, { bearer })).status).toBe(409);
  });
});

describe("the other answers", () => {
  test("declining keeps the client's words; the quote can be opened again", async () => {
    const { id, answer } = await offered();
    expect((await answer("decline", { version: 1, reason: "price", text: "Too dear." })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ stage: "declined", status: "rejected" });
    expect((await staff(`${id}/reopen`)).status).toBe(200);
    expect(await versionsOf(id)).toMatchObject([{ state: "declined" }, { state: "draft" }]);
  });

  test("asking for changes stops paying, also after the offer has expired", async () => {
    const { id, answer } = await offered({ ...example, valid_days: 1 });
    await expire(id);
    expect((await answer("ask-changes", { version: 1, text: "20,000 bags, please." })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ stage: "changes_asked", status: "pending" });
    expect(await markPaid(services, id)).toBe(false);
  });

  test("L8.1 staff and the client see which line of the offer a wish is about", async () => {
    const { id, answer } = await offered();
    const wish = { version: 1, text: "20,000, please." };
    expect((await answer("ask-changes", { ...wish, about: { version: 1, line: 5 } })).status).toBe(422);
    expect((await answer("ask-changes", { ...wish, about: { version: 1, line: 1 } })).status).toBe(200);
    const { after } = await services.db
      .selectFrom("history")
      .select("after")
      .where("action", "=", "quote.ask-changes")
      .where("subject_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(after ?? "")).toMatchObject({ line: "Bags L", text: "20,000, please." });
    const { actor } = await signInClientOf(services, id);
    expect(await clientReadAuditEntries(services.db, actor, id)).toContainEqual(
      expect.objectContaining({ kind: "changes-asked", line: "Bags L" }),
    );
  });

  test("withdrawing ends the request in the client's own words", async () => {
    const id = await newQuote();
    const { bearer: own } = await signInClientOf(services, id);
    const { body } = await shop.send("POST", `/api/quotes/${id}/withdraw`, { bearer: own, body: {} });
    expect(body.quote).toMatchObject({ status: "rejected", rejection_reason: "Withdrawn by you" });
  });

  test("staff records an answer by telephone: without a certificate, and the client is written to", async () => {
    const { id } = await offered();
    const given = { version: 1, answer: "accept", channel: "phone", on: "2026-03-02", by: "Ann Miller" };
    expect((await staff(`${id}/record-answer`, given)).status).toBe(200);
    expect(await versionsOf(id)).toMatchObject([
      { state: "accepted", acceptance: { kind: "recorded", name: "Ann Miller" } },
    ]);
    expect((await postedMails(services)).at(-1)).toMatchObject({ content: { news: "answer-recorded" } });
  });

  test("of a recorded answer the history keeps how it came, when, and from whom", async () => {
    const { id } = await offered();
    const given = { version: 1, answer: "decline", channel: "mail", on: "2026-03-02", by: "Ann Miller" };
    const { body } = await staff(`${id}/record-answer`, given);
    expect(body.quote).toMatchObject({ status: "rejected", rejection_reason: null });
    const entry = await services.db
      .selectFrom("history")
      .select("after")
      .where("subject_id", "=", id)
      .where("action", "=", "quote.decline")
      .executeTakeFirstOrThrow();
    expect(JSON.parse(entry.after ?? "")).toMatchObject({
      ...{ channel: "mail", answered_on: "2026-03-02", answered_by: "Ann Miller" },
    });
  });

  test("the client reads in the history what became of the offer", async () => {
    const { id, client, answer } = await offered();
    await staff(`${id}/extend`, { valid_until: "2027-01-15" });
    await answer("ask-changes", { version: 1, text: "20,000 bags, please." });
    await staff(`${id}/draft`, { lines: [bags] }, "PUT");
    await staff(`${id}/send-offer`);
    await answer("accept", { ...signed, version: 2 });
    await staff(`${id}/undo-acceptance`);
    await answer("decline", { version: 2, reason: "price" });
    await staff(`${id}/reopen`);
    await answer("withdraw");
    const events = await clientReadAuditEntries(services.db, client.actor, id);
    expect(events.map(({ kind }) => kind)).toEqual([
      ...["requested", "offer-sent", "offer-extended", "changes-asked", "offer-sent", "accepted"],
      ...["acceptance-undone", "declined", "reopened", "withdrawn"],
    ]);
  });

  test("another client's offer is not found", async () => {
    const { id } = await offered();
    const other = await askForQuote(services, tote, { fields: { email: "other@example.com" } });
    const stranger = await signInClientOf(services, other.id);
    const given = {
      accept: signed,
      decline: { version: 1, reason: "other" },
      "ask-changes": { version: 1, text: "Mine?" },
      withdraw: {},
    };
    for (const [path, body] of Object.entries(given)) {
      const sent = { bearer: stranger.bearer, body };
      const { status } = await shop.send("POST", `/api/quotes/${id}/${path}`, sent);
      expect([path, status]).toEqual([path, 404]);
    }
  });
});

test.each(["accept", "decline", "ask_changes"])(
  "FOUND-H6 an answer (%s) is neither recorded for tomorrow nor for a day before its offer",
  async (answer) => {
    const { id } = await offered();
    const text = answer === "ask_changes" ? "20,000, please." : "";
    for (const on of ["2035-01-01", "2010-01-01"]) {
      const given = { version: 1, answer, channel: "phone", on, by: "Ann", text };
      const { status, body } = await staff(`${id}/record-answer`, given);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["on"]]);
    }
  },
);
