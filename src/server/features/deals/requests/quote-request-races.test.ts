import { describe, expect, test } from "vitest";
import { hours } from "#domain/time/durations.ts";
import { systemFindClient } from "#server/features/clients/system-find-client.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { sized } from "#tests/support/lane.ts";
import { multipart } from "#tests/support/multipart.ts";
import { recordFigure } from "#tests/support/promise.ts";
import {
  addProduct,
  askForQuote,
  historyOf,
  holdLinkOf,
  postedMails,
  requestForm,
} from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { picture, upload } from "../artwork/logo.fixture.ts";
import { readQuote } from "../model/read-quote.ts";
import { quoteRoutes } from "../quotes.routes.ts";

const database = await openTestDatabase();
const services = createTestServices(database);
const shop = await createTestShop(services, [quoteRoutes]);
const tote = await addProduct(services);

async function countOf(table: "quotes" | "clients" | "outbox" | "history") {
  const { count } = await services.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

test("REL-F14 twenty submits of one form make one quote, and all answers have its number", async () => {
  const rounds = sized({ quick: 3, deep: 50 });
  for (let round = 0; round < rounds; round += 1) {
    const before = { quotes: await countOf("quotes"), mails: (await postedMails(services)).length };
    const form = await multipart(requestForm(tote));
    const headers = { ...form.headers, "idempotency-key": `form-${round}` };
    const answers = await times(20, () => shop.send("POST", "/api/quotes", { body: form.body, headers }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await countOf("quotes")).toBe(before.quotes + 1);
    expect((await postedMails(services)).length).toBe(before.mails + 2);
  }
  recordFigure("REL-F14", `${rounds} × 20 submits: 1 quote each`);
});

test("REL-F14 a retry after the answer was lost gives the same quote, even with limits on", async () => {
  const limited = createTestServices(database, { RATE_LIMITS: "on" });
  const fields = { email: "lost@example.com" };
  const ask = () => askForQuote(limited, tote, { fields, key: "lost", address: "198.51.100.9" });
  const first = await ask();
  for (let again = 0; again < 10; again += 1) expect(await ask()).toEqual(first);
});

test("twenty first requests of one address at once: twenty quotes, one client", async () => {
  const before = { quotes: await countOf("quotes"), clients: await countOf("clients") };
  await times(20, (index) =>
    askForQuote(services, tote, {
      fields: { email: index % 2 === 0 ? "first@example.com" : "FIRST@example.com" },
    }),
  );
  expect(await countOf("quotes")).toBe(before.quotes + 20);
  expect(await countOf("clients")).toBe(before.clients + 1);
});

test("requests of one moment stay apart: each has its own client, lines, logo, mails and receipt", async () => {
  const [small, large] = [await picture("png"), await picture("png", 200, 100)];
  const asked = Array.from({ length: 20 }, (_, index) => ({
    email: `together-${index % 7}@example.com`,
    message: `The ${index}th of them.`,
    units: { Small: 10_000 + index, Large: 20_000 + index },
    logo: index % 3 === 0 ? undefined : upload(index % 2 ? small : large, "png", `logo ${index}.png`),
    key: index % 5 === 0 ? undefined : `together-${index}`,
  }));
  const ask = ({ email, message, units, logo, key }: (typeof asked)[number]) =>
    askForQuote(services, tote, {
      fields: {
        ...{ email, message, isLogo: logo ? "1" : "0" },
        ...{ sizes: JSON.stringify(Object.keys(units)), sizesQuantities: JSON.stringify(units) },
      },
      ...(logo && { logo }),
      ...(key && { key }),
    });
  const receipts = await Promise.all(asked.map(ask));
  const mails = await postedMails(services);
  for (const [index, { id, reference }] of receipts.entries()) {
    const { email, message, units, logo, key } = asked[index] ?? expect.fail();
    const { actor } = await holdLinkOf(services, id);
    const quote = await readQuote(services.db, actor, id);
    expect(quote).toMatchObject({ reference, email, message, isLogoRequired: logo !== undefined });
    expect(Object.fromEntries(quote.lines.map((line) => [line.sizeName, line.units]))).toEqual(units);
    expect(quote.logo?.name).toBe(logo?.name);
    expect(quote.logo?.bytes).toBe(logo?.bytes.length);
    expect((await systemFindClient(services.db, email))?.id).toBe(quote.clientId);
    const own = mails.filter(({ content }) => content.quoteId === id);
    expect(own.map(({ recipient }) => recipient)).toEqual([email, expect.stringContaining("@")]);
    expect(own[0]?.content).toMatchObject({ reference, totalCents: quote.totalCents });
    expect(await historyOf(services, id)).toEqual(["quote.request"]);
    if (key) expect(await ask(asked[index] ?? expect.fail())).toEqual({ id, reference });
  }
});

test("a refused request does not affect concurrent ones", async () => {
  const limited = createTestServices(database, { RATE_LIMITS: "on" });
  const from = (address: string, email: string) => askForQuote(limited, tote, { fields: { email }, address });
  for (let turn = 0; turn < 5; turn += 1) await from("203.0.113.1", `often-${turn}@example.com`);
  const answers = await Promise.allSettled([
    from("203.0.113.11", "group-1@example.com"),
    from("203.0.113.1", "often-2@example.com"),
    from("203.0.113.13", "group-2@example.com"),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(answers[1]).toMatchObject({ reason: { code: "too_many_requests" } });
});

describe("REL-D3 requests an hour", () => {
  const limited = createTestServices(database, { RATE_LIMITS: "on" });

  test("five from an address, the sixth is asked to wait; repeats and refusals take none", async () => {
    const limitedShop = await createTestShop(limited, [quoteRoutes]);
    const send = async (fields: Record<string, string>, key: string) => {
      const form = await multipart(requestForm(tote, fields));
      const headers = { ...form.headers, "idempotency-key": key };
      return await limitedShop.send("POST", "/api/quotes", {
        body: form.body,
        headers,
        from: "198.51.100.1",
      });
    };
    for (let index = 0; index < 5; index += 1) {
      const email = `five-${index}@example.com`;
      expect((await send({ name: "" }, `refused-${index}`)).status).toBe(422);
      expect((await send({ email }, `five-${index}`)).status).toBe(201);
      expect((await send({ email }, `five-${index}`)).status).toBe(201);
    }
    const refused = await send({}, "sixth");
    expect(refused.status).toBe(429);
    expect(refused.body.message).toBe("Trop de tentatives. Veuillez réessayer plus tard.");
    expect(refused.headers["retry-after"]).toBe("3600");
    limited.clock.advance(hours(1));
    expect((await send({}, "sixth")).status).toBe(201);
    await limitedShop.app.close();
  });

  test("REL-D12 a stranger's requests in a customer's name do not stop his orders, but mails stop after five", async () => {
    const email = "many@example.com";
    const asked = Array.from({ length: 20 }, (_, index) =>
      askForQuote(limited, tote, { fields: { email }, address: `198.51.100.${100 + index}` }),
    );
    const ids = (await Promise.all(asked)).map(({ id }) => id);
    const mails = (await postedMails(services)).filter(({ content }) => ids.includes(content.quoteId ?? 0));
    expect(mails.filter(({ template }) => template === "staff-request-received")).toHaveLength(20);
    expect(mails.filter(({ recipient }) => recipient === email)).toHaveLength(5);
    expect(await doubtfulOf(ids)).toBe(15);
    recordFigure(
      "REL-D12",
      "20 orders under one e-mail address from 20 places: 20 taken, 5 mailed, 15 marked",
    );
  });

  test("SPEC-3.6 what a program fills in is taken twice an hour, and marked for staff", async () => {
    const fields = { website: "http://spam.example", fill_ms: "5" };
    const ask = () => askForQuote(limited, tote, { fields, address: "198.51.100.77" });
    const ids = [(await ask()).id, (await ask()).id];
    await expect(ask()).rejects.toMatchObject({ code: "too_many_requests" });
    expect(await doubtfulOf(ids)).toBe(2);
    const person = await askForQuote(limited, tote, {
      fields: { fill_ms: "30000" },
      address: "198.51.100.78",
    });
    expect(await doubtfulOf([person.id])).toBe(0);
  });
});

async function doubtfulOf(ids: readonly number[]): Promise<number> {
  const rows = await services.db.selectFrom("quotes").select("is_doubtful").where("id", "in", ids).execute();
  return rows.filter(({ is_doubtful }) => is_doubtful === 1).length;
}
