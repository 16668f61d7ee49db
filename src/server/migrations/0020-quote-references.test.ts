import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "#server/platform/database/migrate.ts";
import { olderDatabase } from "#tests/support/older-database.ts";

const former = `insert into clients (id, name, email, email_key, language, created_at)
  values (1, 'Ann', 'ann@example.com', 'ann@example.com', 'en', '2026-01-01T00:00:00.000Z')`;
const quote = (
  id: number,
  at: string,
) => `insert into quotes (id, client_id, name, email, phone, status, message,
  quantity, is_logo_required, color_requirement, product_colors, logo_colors, language, total_cents, search_text, created_at)
  values (${id}, 1, 'Ann', 'ann@example.com', '', 'pending', '', 1, 0, 'single', '[]', '[]', 'en', 0, '', '${at}')`;

test("quotes of before keep the reference that their mails say; new ones have the shop's year", async () => {
  const db = await olderDatabase("0018-deleted-names");
  await sql.raw(former).execute(db);
  await sql.raw(quote(42, "2027-01-01T01:30:00.000Z")).execute(db);
  await sql.raw(quote(1_234_567, "2026-06-01T10:00:00.000Z")).execute(db);
  await migrate(db);
  await sql.raw(quote(43, "2027-01-01T01:30:00.000Z")).execute(db);
  await db.updateTable("quotes").set({ reference_year: "2026" }).where("id", "=", 43).execute();
  const rows = await db.selectFrom("quotes").select("reference").orderBy("id").execute();
  expect(rows.map(({ reference }) => reference)).toEqual([
    "GE-2027-000042",
    "GE-2026-000043",
    "GE-2026-1234567",
  ]);
});
