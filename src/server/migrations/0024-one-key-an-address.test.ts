import { sql } from "kysely";
import { expect, test } from "vitest";
import { emailKey } from "#domain/accounts/email-key.ts";
import type { Db } from "#server/platform/database/db.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { olderDatabase } from "#tests/support/older-database.ts";

const at = "2026-11-01T10:00:00.000Z";
const ascii = "ann@xn--exmple-cua.com";
const unicode = "ann@exämple.com";

async function addClient(db: Db, email: string, password: string | null = null): Promise<void> {
  await sql`insert into clients (email, email_key, name, language, password_hash, created_at)
    values (${email}, ${email.toLowerCase()}, 'Ann', 'en', ${password}, ${at})`.execute(db);
}

async function addQuote(db: Db, clientId: number, more: { phone: string; language: string }): Promise<void> {
  await sql`insert into quotes (client_id, name, email, phone, status, message, quantity, is_logo_required,
      color_requirement, product_colors, logo_colors, company, po_number, language, total_cents, search_text, created_at)
    values (${clientId}, 'Élodie Marchand', ${unicode}, ${more.phone}, 'pending', '', 1, 0, 'single', '[]', '[]',
      'Œuvres & Cie', 'PO-7', ${more.language}, 1, 'élodie marchand', ${at})`.execute(db);
}

test("clients of both spellings become one, who has all quotes and no foreign password", async () => {
  const db = await olderDatabase("0018-deleted-names");
  await addClient(db, ascii);
  await addClient(db, "bob@example.com", "hash");
  await addClient(db, unicode, "hash");
  await addClient(db, "a\u034Fmy@example.com");
  for (const client of [1, 3]) await addQuote(db, client, { phone: "303-555-0142", language: "en" });
  await sql`insert into sessions (token_hash, kind, subject_id, created_at, last_seen_at, expires_at)
    values ('a', 'client', 3, ${at}, ${at}, ${at}), ('b', 'staff', 3, ${at}, ${at}, ${at})`.execute(db);

  await migrate(db);

  const clients = await db
    .selectFrom("clients")
    .select(["id", "email_key", "password_hash"])
    .orderBy("id")
    .execute();
  expect(clients).toEqual([
    { id: 1, email_key: ascii, password_hash: null },
    { id: 2, email_key: "bob@example.com", password_hash: "hash" },
    { id: 4, email_key: "amy@example.com", password_hash: null },
  ]);
  const quotes = await db.selectFrom("quotes").select("client_id").execute();
  expect(quotes).toEqual([{ client_id: 1 }, { client_id: 1 }]);
  expect(await db.selectFrom("sessions").select("token_hash").execute()).toEqual([{ token_hash: "b" }]);
});

test("the older client stays, whichever spelling it has", async () => {
  const db = await olderDatabase("0018-deleted-names");
  await addClient(db, unicode, "hash");
  await addClient(db, ascii);
  await addQuote(db, 2, { phone: "303-555-0142", language: "en" });
  await migrate(db);
  const clients = await db
    .selectFrom("clients")
    .select(["id", "email", "email_key", "password_hash"])
    .execute();
  expect(clients).toEqual([{ id: 1, email: unicode, email_key: emailKey(unicode), password_hash: "hash" }]);
  expect(await db.selectFrom("quotes").select("client_id").execute()).toEqual([{ client_id: 1 }]);
});

test("a newsletter that one spelling has left stays left; accounts are not merged", async () => {
  const db = await olderDatabase("0018-deleted-names");
  await sql`insert into newsletter_subscriptions (email, email_key, language, consented_at, unsubscribed_at)
    values (${unicode}, ${unicode}, 'en', ${at}, null), (${ascii}, ${ascii}, 'en', ${at}, ${at})`.execute(db);
  await sql`insert into unsubscribe_links (token_hash, subscription_id, created_at) values ('x', 2, ${at})`.execute(
    db,
  );
  for (const email of [unicode, ascii, "eve@пример.рф"])
    await sql`insert into users (name, email, email_key, password_hash, search_text, created_at)
      values ('Éve', ${email}, ${email}, 'hash', 'éve', ${at})`.execute(db);
  await migrate(db);
  expect(
    await db.selectFrom("newsletter_subscriptions").select(["id", "email_key", "unsubscribed_at"]).execute(),
  ).toEqual([{ id: 1, email_key: ascii, unsubscribed_at: at }]);
  expect(await db.selectFrom("unsubscribe_links").select("subscription_id").execute()).toEqual([
    { subscription_id: 1 },
  ]);
  const users = await db
    .selectFrom("users")
    .select(["id", "email_key", "search_text"])
    .orderBy("id")
    .execute();
  expect(users.map(({ email_key }) => email_key)).toEqual([unicode, ascii, "eve@xn--e1afmkfd.xn--p1ai"]);
  expect(users[2]?.search_text).toContain("eve@xn--e1afmkfd.xn--p1ai");
});

test("quotes that were there are found by company, purchase order, reference and digits", async () => {
  const db = await olderDatabase("0018-deleted-names");
  await addClient(db, unicode);
  await addQuote(db, 1, { phone: "(303) 555-0142", language: "en" });
  await addQuote(db, 1, { phone: "06 12 34 56 78", language: "fr" });
  await migrate(db);
  const texts = await db.selectFrom("quotes").select("search_text").orderBy("id").execute();
  const lines = texts.map(({ search_text }) => search_text.split("\n"));
  expect(lines[0]).toEqual([
    "elodie marchand",
    "ann@example.com",
    ascii,
    "(303) 555-0142",
    "13035550142",
    "oeuvres & cie",
    "po-7",
    "ge-2026-000001",
  ]);
  expect(lines[1]).toContain("33612345678");
});
