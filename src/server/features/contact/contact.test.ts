import { describe, expect, test } from "vitest";
import { hours } from "#domain/time/durations.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { contactRoutes } from "./contact.routes.ts";

const writing = { name: "Zoé O'Neill-Ng", email: "zoe@example.com", message: "Do you deliver to Lyon?" };

async function openShop(environment: Record<string, string> = {}) {
  const database = await createTestDatabase();
  const services = createTestServices(database, environment);
  const shop = await createTestShop(services, [contactRoutes]);
  const send = (body: object = writing, headers: Record<string, string> = {}) =>
    shop.send("POST", "/api/ContactMessage", { body, headers });
  const { bearer } = await addAdministrator(services);
  const inbox = async (query = "") =>
    (await shop.send("GET", `/api/contact-messages${query}`, { bearer })).body as {
      messages: { id: number }[];
    };
  const mails = () => database.db.selectFrom("outbox").selectAll().execute();
  return {
    ...{ database, services, shop, send, bearer, inbox, mails },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}

describe("POST /api/ContactMessage", () => {
  test("stores the message and mails it to staff, in the language of the shop", async () => {
    await using opened = await openShop({ STAFF_EMAIL: "staff@example.com" });
    const answer = await opened.send();
    expect([answer.status, answer.body]).toEqual([201, { message: "Message envoyé avec succès!" }]);
    expect(await opened.inbox()).toMatchObject({ messages: [{ ...writing, is_read: false }] });
    expect(await opened.mails()).toMatchObject([
      { template: "staff-contact-received", recipient: "staff@example.com", language: "en" },
    ]);
    expect(opened.services.wakings()).toBe(1);
  });

  test.each([
    [{ ...writing, name: "" }, "name", "Le nom est requis"],
    [{ ...writing, name: "R2D2" }, "name", "Le nom contient des caractères non autorisés"],
    [{ ...writing, email: "zoe" }, "email", "Veuillez fournir une adresse email valide"],
    [{ ...writing, message: "Bonjour" }, "message", "Le message doit contenir au moins 10 caractères"],
    [{ ...writing, message: "a".repeat(2001) }, "message", "Le message ne peut pas dépasser 2000 caractères"],
    [{ ...writing, message: "<b>Bonjour</b>" }, "message", "Le message doit contenir au moins 10 caractères"],
    [{ ...writing, subject: "Hello" }, "subject", "This field is not known here."],
  ])("says what is wrong with %j", async (body, field, text) => {
    await using opened = await openShop();
    const answer = await opened.send(body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject({ [field]: [text] });
    expect(await opened.mails()).toEqual([]);
  });

  test("REL-F14 the same key is one message, also when ten come at once", async () => {
    await using opened = await openShop({ RATE_LIMITS: "on" });
    const headers = { "idempotency-key": "one-form" };
    const answers = await Promise.all(Array.from({ length: 10 }, () => opened.send(writing, headers)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await opened.inbox()).messages).toHaveLength(1);
    expect(await opened.mails()).toHaveLength(1);
  });

  test("REL-F14 the same key is another message for another caller, and is refused for another content", async () => {
    await using opened = await openShop();
    const headers = { "idempotency-key": "one-form" };
    await opened.send(writing, headers);
    expect((await opened.send({ ...writing, email: "ann@example.com" }, headers)).status).toBe(201);
    const reused = await opened.send({ ...writing, message: "Do you deliver to Lille?" }, headers);
    expect([reused.status, Object.keys(Object(reused.body.errors))]).toEqual([422, ["Idempotency-Key"]]);
    expect((await opened.inbox()).messages).toHaveLength(2);
  });

  test("REL-D3 exactly five an hour from one address, then 429 with the specified text", async () => {
    await using opened = await openShop({ RATE_LIMITS: "on" });
    const answers = await Promise.all(Array.from({ length: 12 }, () => opened.send()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.message).toBe("Trop de tentatives. Veuillez réessayer plus tard.");
    expect(refused?.headers["retry-after"]).toBe("3600");
    expect((await opened.inbox()).messages).toHaveLength(5);
    opened.services.clock.advance(hours(1));
    expect((await opened.send()).status).toBe(201);
    recordFigure("REL-D3", "contact: exactly 5 an hour");
  });

  test("REL-D3 a message that was refused for its content does not count against the limit", async () => {
    await using opened = await openShop({ RATE_LIMITS: "on" });
    for (let index = 0; index < 9; index += 1) await opened.send({ ...writing, message: "short" });
    expect((await opened.send()).status).toBe(201);
  });
});

describe("the inbox", () => {
  test("is searched, filtered and marked", async () => {
    await using opened = await openShop();
    await opened.send();
    await opened.send({ ...writing, name: "Ann", message: "A second message, about 100% cotton" });
    const { messages } = await opened.inbox("?search=LYON");
    expect(messages).toHaveLength(1);
    const path = `/api/contact-messages/${messages[0]?.id}`;
    const marked = await opened.shop.send("PUT", path, { bearer: opened.bearer, body: { is_read: true } });
    expect(marked.body).toMatchObject({ contact_message: { is_read: true } });
    expect(await opened.inbox("?status=unread")).toMatchObject({
      messages: [{ name: "Ann" }],
      meta: { total: 1 },
    });
    expect((await opened.inbox("?search=0%25%20c")).messages).toHaveLength(1);
    expect(await opened.inbox("?sort=name")).toMatchObject({
      messages: [{ name: "Ann" }, { name: writing.name }],
    });
  });

  test("lets a message go and brings it back, and the history says who did", async () => {
    await using opened = await openShop();
    const { bearer, shop } = opened;
    await opened.send();
    const id = (await opened.inbox()).messages[0]?.id;
    const path = `/api/contact-messages/${id}`;
    expect((await shop.send("DELETE", path, { bearer })).body).toEqual({ success: true });
    expect((await opened.inbox()).messages).toEqual([]);
    expect((await shop.send("DELETE", path, { bearer })).status).toBe(404);
    expect((await shop.send("PUT", path, { bearer, body: { is_read: 1 } })).status).toBe(404);
    expect((await shop.send("POST", `${path}/restore`, { bearer })).status).toBe(200);
    expect((await opened.inbox()).messages).toHaveLength(1);
    const entries = await opened.database.db.selectFrom("history").select(["action", "doer"]).execute();
    expect(entries).toEqual([
      { action: "contact-message.delete", doer: "staff" },
      { action: "contact-message.restore", doer: "staff" },
    ]);
  });

  test("SPEC-4.70 is answered: kept with who and when, and mailed in the visitor's language, once for a key", async () => {
    await using opened = await openShop();
    const { bearer, shop } = opened;
    await opened.send();
    const id = (await opened.inbox()).messages[0]?.id;
    await opened.database.db.updateTable("contact_messages").set({ language: "fr" }).execute();
    const answer = (text: string, key: string) =>
      shop.send("POST", `/api/contact-messages/${id}/answer`, {
        bearer,
        body: { text },
        headers: { "idempotency-key": key },
      });
    expect((await answer("  ", "blank")).body.errors).toEqual({ text: ["Please write something."] });
    const text = "Yes, to Lyon <within> two weeks.";
    const both = await Promise.all([answer(text, "click"), answer(text, "click")]);
    const kept = { text, by: expect.any(String), created_at: opened.services.clock().toISOString() };
    const shown = { contact_message: { id, is_read: true, answers: [kept] } };
    for (const { status, body } of both) expect([status, body]).toMatchObject([200, shown]);
    const mails = (await opened.mails()).filter(({ template }) => template === "contact-answered");
    expect(mails).toMatchObject([{ recipient: writing.email, language: "fr" }]);
    expect(JSON.parse(mails[0]?.content ?? "")).toEqual({
      name: writing.name,
      message: writing.message,
      text,
    });
    await answer("And to Lille.", "another");
    const { messages } = await opened.inbox();
    expect(messages).toMatchObject([{ answers: [{ text }, { text: "And to Lille." }] }]);
    const entries = await opened.database.db.selectFrom("history").select(["action", "doer"]).execute();
    expect(entries).toEqual(Array(2).fill({ action: "contact-message.answer", doer: "staff" }));
    await shop.send("DELETE", `/api/contact-messages/${id}`, { bearer });
    expect((await answer("Too late.", "late")).status).toBe(404);
  });

  test("is for administrators", async () => {
    await using opened = await openShop();
    expect((await opened.shop.send("GET", "/api/contact-messages")).status).toBe(401);
  });
});
