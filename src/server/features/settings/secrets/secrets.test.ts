import { expect, test } from "vitest";
import { PrivateHost } from "#server/platform/mail/try-mail-server.ts";
import { dumpTables } from "#tests/access/dump-tables.ts";
import { createTestServices } from "#tests/support/services.ts";
import { addAdministrator, addUser, testPassword } from "#tests/support/staff.ts";
import { faults, mailPassword, openSecretShop as open, smtp_url } from "./secrets.fixture.ts";

test("what an owner typed is tried, kept sealed, counts at once, and is told by nothing", async () => {
  const { services, database, put, read, asked } = await open();
  expect((await read()).is_set.smtp_url).toBe(false);
  const answer = await put({ smtp_url });
  expect([answer.status, answer.body.tested]).toEqual([200, { mail: "250 Ok: queued" }]);
  expect(await read()).toMatchObject({ is_set: { smtp_url: true }, from_environment: [], to_type_again: [] });
  expect(services.keys.current().config.SMTP_URL).toBe(smtp_url);
  expect(asked).toEqual(["mail"]);
  const all = JSON.stringify([await dumpTables(database.db, { whole: true }), answer.body, await read()]);
  for (const secret of [smtp_url, mailPassword, encodeURIComponent(mailPassword)])
    expect(all).not.toContain(secret);
  const { sealed } = await database.db.selectFrom("shop_secrets").selectAll().executeTakeFirstOrThrow();
  expect(services.secrets.open("smtp_url", sealed)).toBe(smtp_url);
});

test("another node knows it once it looks again", async () => {
  const { database, put } = await open();
  const other = createTestServices(database, { DEMO_DATA: "off" });
  await other.keys.readAgain();
  await put({ smtp_url });
  expect(other.keys.current().config.SMTP_URL).toBe("");
  await other.keys.readAgain();
  expect(other.keys.current().config.SMTP_URL).toBe(smtp_url);
});

test.each([null, "", "   "])("%j forgets it", async (blank) => {
  const { services, put, read, asked } = await open();
  await put({ smtp_url });
  expect((await put({ smtp_url: blank })).status).toBe(200);
  expect((await read()).is_set.smtp_url).toBe(false);
  expect([services.keys.current().config.SMTP_URL, asked]).toEqual(["", ["mail"]]);
});

test("what a provider refuses is not kept; its answer is cut, and without the secret", async () => {
  const { put, read, answers } = await open();
  answers(() => {
    throw new Error("wrapped", {
      cause: new Error(`535 no ${mailPassword}\r\n${smtp_url} ${"x".repeat(300)}`),
    });
  });
  const refused = await put({ smtp_url });
  const [said = ""] = faults(refused).smtp_url;
  expect(refused.status).toBe(422);
  expect(said).toMatch(/^It was tried, and does not work: 535 no … … x+$/);
  expect(said.length).toBeLessThan(240);
  answers(() => {
    throw new PrivateHost("mail.example.com");
  });
  expect(faults(await put({ smtp_url })).smtp_url).toEqual([expect.stringContaining("public internet")]);
  expect((await read()).is_set.smtp_url).toBe(false);
});

test("SPEC-4.47 it takes an owner's password before anything is asked, and is mailed to all owners", async () => {
  const { services, shop, owner, put, asked } = await open();
  expect(Object.keys(faults(await put({ smtp_url }, {})))).toEqual(["current_password"]);
  expect((await put({ smtp_url }, { current_password: "not it at all" })).status).toBe(422);
  expect(asked).toEqual([]);
  const { bearer } = await addUser(services);
  const body = { values: { smtp_url }, current_password: testPassword };
  expect((await shop.send("PUT", "/api/settings/secrets", { bearer, body })).status).toBe(403);
  expect((await shop.send("GET", "/api/settings/secrets", { bearer })).status).toBe(403);
  const colleague = await addAdministrator(services);
  await put({ smtp_url });
  const mails = await services.db
    .selectFrom("outbox")
    .select(["recipient", "content"])
    .where("template", "=", "staff-settings-changed")
    .execute();
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([owner.email, colleague.email].sort());
  expect(JSON.parse(mails[0]?.content ?? "").changes).toEqual([
    { setting: "smtp_url", before: false, after: true },
  ]);
});

test("ten trials an hour, and what is forgotten is none", async () => {
  const { put, asked } = await open({ RATE_LIMITS: "on" });
  for (let count = 0; count < 10; count += 1) expect((await put({ smtp_url })).status).toBe(200);
  expect((await put({ smtp_url })).status).toBe(429);
  expect((await put({ smtp_url: null })).status).toBe(200);
  expect(asked.length).toBe(10);
});

test("the environment wins, and is said to", async () => {
  const { services, put, read, asked } = await open({ SMTP_URL: "smtp://mail.example.org" });
  expect(await read()).toMatchObject({ is_set: { smtp_url: true }, from_environment: ["mail"] });
  expect(faults(await put({ smtp_url })).smtp_url).toEqual([expect.stringContaining("is started")]);
  expect([services.keys.current().config.SMTP_URL, asked]).toEqual(["smtp://mail.example.org", []]);
});

test.each([
  ["smtp_url", "http://mail.example.com"],
  ["smtp_url", "smtp://mail.example.com:22"],
  ["smtp_url", "smtp://mail.example.com:587?proxy=http://10.0.0.1"],
  ["smtp_url", "smtp://mail.example.com/x"],
  ["stripe_secret_key", "pk_test_51Hq8f0ZkT2mVbYw"],
  ["stripe_webhook_secret", "Zk4tV9bQ2mHs7WcL"],
  ["paypal_client_id", "short"],
  ["backup_bucket", "s3://key:secret@store.example.com/backups?secure=off"],
  ["backup_bucket", "https://store.example.com/backups"],
])("%s is not %s", async (name, value) => {
  const { put, asked } = await open();
  const answer = await put({ [name]: value });
  expect([answer.status, Object.keys(faults(answer)), asked]).toEqual([422, [name], []]);
});
