import { describe, expect, test } from "vitest";
import type { Mail } from "#contracts/mails.ts";
import { historyRoutes } from "#server/features/history/history.routes.ts";
import { composePreview } from "#server/mail/compose-mail.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import type { WebEntry } from "#server/platform/pages/web-entry.ts";
import { readVersion } from "#server/platform/versions/versions.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator, addUser } from "#tests/support/staff.ts";
import { textsVersion, visitorReadPage } from "./find-own-text.ts";
import { textRoutes } from "./texts.routes.ts";

const services = createTestServices(await openTestDatabase());
const shop = await createTestShop(services, [textRoutes, historyRoutes]);
const { bearer, id: adminId } = await addAdministrator(services);

const words = { subject: "Your bags {reference}", opening: "Dear {name},\n\nHere we go.", closing: "Bye" };
const put = (name: string, body: object, version?: number) =>
  shop.send("PUT", `/api/texts/${name}`, {
    bearer,
    body,
    headers: version === undefined ? {} : { "if-match": `"${version}"` },
  });
const list = async () => {
  const { texts } = (await shop.send("GET", "/api/texts", { bearer })).body;
  return new Map((texts as { name: string; en: object; fr: object }[]).map((text) => [text.name, text]));
};

describe("the texts of the shop", () => {
  test("are said in own words, by language, and in the original again", async () => {
    const saved = await put("quote-confirmed", { language: "en", text: words }, 0);
    expect([saved.status, saved.headers.etag, saved.body]).toEqual([
      200,
      '"1"',
      expect.objectContaining({ own: words, version: 1, changed_at: services.clock().toISOString() }),
    ]);
    expect((await list()).get("quote-confirmed")).toMatchObject({
      group: "client-mail",
      en: { own: words, version: 1 },
      fr: { own: null, version: 0, changed_at: null, history_id: null },
    });
    const back = await put("quote-confirmed", { language: "en", text: null }, 1);
    expect(back.body).toMatchObject({ own: null, version: 2 });
    const { history } = (
      await shop.send("GET", `/api/history?subject=text&subject_id=${saved.body.history_id}`, { bearer })
    ).body;
    expect(history).toEqual([
      expect.objectContaining({ action: "text.reset", doer_id: adminId, before: words, after: {} }),
      expect.objectContaining({ action: "text.update", before: {}, after: words }),
    ]);
  });

  test("are changed by a caller who saw the latest; what is the same already changes nothing", async () => {
    const body = { language: "fr", text: words };
    const answers = await Promise.all([0, 0, 0].map((version) => put("access-link", body, version)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.fresh).toMatchObject({
      own: words,
      version: 1,
    });
    const before = await readVersion(services.db, textsVersion);
    expect((await put("access-link", body)).body).toMatchObject({ version: 1 });
    expect(await readVersion(services.db, textsVersion)).toBe(before);
  });

  test("refuse a placeholder that the mail does not offer, at its field", async () => {
    const text = { ...words, opening: "You pay {price}" };
    const { status, body } = await put("quote-confirmed", { language: "en", text });
    expect([status, body.errors]).toEqual([
      422,
      { opening: ["There is no {price} in this text. It offers {name}, {reference}, {total}."] },
    ]);
    expect((await put("quote-confirmed", { language: "mul", text: words })).status).toBe(422);
    expect((await put("no-such-text", { language: "en", text: words })).status).toBe(404);
    const page = await put("terms", { language: "en", text: words });
    expect(Object.keys(page.body.errors ?? {}).sort()).toEqual(["body", "closing", "opening", "subject"]);
  });

  test("of pages bear the day on which they were changed", async () => {
    await put("terms", { language: "fr", text: { body: "# Conditions\r\n<b>Rien</b> & tout" } });
    expect(await visitorReadPage(services, "terms", "fr")).toEqual({
      body: "# Conditions\n<b>Rien</b> & tout",
      updatedOn: "2026-03-02",
    });
    expect(await visitorReadPage(services, "terms", "en")).toBeNull();
    await put("terms", { language: "fr", text: null });
    expect(await visitorReadPage(services, "terms", "fr")).toBeNull();
  });

  test("are for administrators", async () => {
    const user = await addUser(services);
    expect((await shop.send("GET", "/api/texts", { bearer: user.bearer })).status).toBe(403);
    expect((await shop.send("PUT", "/api/texts/terms", { bearer: user.bearer, body: {} })).status).toBe(403);
  });
});

test("a mail is written in the own words of its language, where there are some", async () => {
  await put("quote-news.offer", { language: "en", text: words });
  const given: unknown[] = [];
  const entry: Pick<WebEntry, "renderMail"> = {
    renderMail: async (_, { own }) => {
      given.push(own);
      return { subject: "", html: "", text: "" };
    },
  };
  const mail = { template: "quote-news", quoteId: 1, reference: "GE-1", name: "Ann", totalCents: 1 } as const;
  const compose = composePreview(services, entry);
  await services.db.transaction().execute(async (transaction) => {
    const post = (each: Mail, language: "en" | "fr") =>
      postMail(transaction, each, { email: "ann@example.com", language }, services.clock());
    await post({ ...mail, news: "offer" }, "en");
    await post({ ...mail, news: "offer" }, "fr");
    await post({ ...mail, news: "accepted" }, "en");
  });
  const rows = await services.db.selectFrom("outbox").selectAll().orderBy("id").execute();
  for (const row of rows) await compose(row);
  expect(given).toEqual([words, null, null]);
});
