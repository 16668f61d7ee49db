import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect } from "vitest";
import "#server/features/contact/contact.table.ts";
import "#server/features/deals/model/quotes.table.ts";
import type { Db } from "#server/platform/database/db.ts";
import "#server/platform/storage/files.table.ts";
import type { Acknowledged } from "./keep-writing.ts";

/** The SQLite file is sound, and no row names one that is not there. */
export async function expectWhole(db: Db): Promise<void> {
  const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const orphans = await sql`pragma foreign_key_check`.execute(db);
  expect(integrity.rows).toEqual([{ integrity_check: "ok" }]);
  expect(orphans.rows).toEqual([]);
}

/** Everything that was acknowledged is in the database and, byte for byte, among the files; nothing is half written. */
export async function expectAcknowledged(db: Db, dataDir: string, acknowledged: Acknowledged): Promise<void> {
  const logos = await db
    .selectFrom("quotes")
    .innerJoin("files", "files.id", "quotes.logo_file_id")
    .select(["quotes.id", "files.storage_key", "files.sha256"])
    .execute();
  const logoOf = new Map(logos.map((logo) => [logo.id, logo]));
  for (const { id, logoSha256 } of acknowledged.quotes) {
    const row = logoOf.get(id);
    expect(row?.sha256, `quote ${id}`).toBe(logoSha256);
    const stored = await readFile(join(dataDir, "storage", row?.storage_key ?? ""));
    expect(createHash("sha256").update(stored).digest("hex")).toBe(logoSha256);
  }
  // Each quote, acknowledged or not, has its lines, its history and its two mails: whole, or not there.
  const halves = await sql<{ id: number }>`
    select quotes.id from quotes
    where not exists (select 1 from quote_lines where quote_lines.quote_id = quotes.id)
       or not exists (select 1 from history where history.subject = 'quote' and history.subject_id = quotes.id)
       or (select count(*) from outbox where outbox.content like '%"quoteId":' || quotes.id || ',%') < 2
  `.execute(db);
  expect(halves.rows).toEqual([]);
  const confirmed = await db.selectFrom("quotes").select("id").where("status", "=", "confirmed").execute();
  const confirmedIds = new Set(confirmed.map(({ id }) => id));
  expect(acknowledged.confirmed.filter((id) => !confirmedIds.has(id))).toEqual([]);
  const messages = await db.selectFrom("contact_messages").select("email").execute();
  const heard = new Set(messages.map(({ email }) => email));
  expect(acknowledged.contacts.filter((email) => !heard.has(email))).toEqual([]);
}
