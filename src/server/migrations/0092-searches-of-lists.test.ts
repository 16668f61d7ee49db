import { sql } from "kysely";
import { expect, test } from "vitest";
import "#server/features/deals/model/invoices.table.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { lookFor } from "#server/platform/lists/look-for.ts";
import { readListCounts } from "#server/platform/lists/read-list-counts.ts";
import { searchedTables } from "#server/searched-tables.ts";
import { olderDatabase } from "#tests/support/older-database.ts";

const at = "2026-01-01T00:00:00.000Z";

test("0092 orders and invoices of before are counted, and found by their quote and their number, issued ones too", async () => {
  const db = await olderDatabase("0091-times-of-actions");
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`insert into clients (id, name, email, email_key, language, created_at)
    values (1, 'Ann', 'ann@example.com', 'ann@example.com', 'en', '${at}')`);
  for (const [id, deleted] of [
    [1, "null"],
    [2, `'${at}'`],
  ]) {
    await run(`insert into quotes (id, client_id, name, email, phone, status, stage, message, quantity, is_logo_required,
        logo_fee_cents, color_requirement, product_colors, logo_colors, language, total_cents, search_text, created_at, deleted_at)
      values (${id}, 1, 'Ann', 'ann@example.com', '', 'confirmed', 'accepted', '', 1, 0, 0, 'single',
        '[]', '[]', 'en', 1000, 'ann miller', '${at}', ${deleted})`);
    await run(`insert into quote_versions (id, quote_id, number, state, logo_fee_cents, goods_cents, freight_cents, tax_cents,
        total_cents, snapshot, hash, created_at)
      values (${id}, ${id}, 1, 'accepted', 0, 1000, 0, 0, 1000, '{}', '${"f".repeat(64)}', '${at}')`);
    await run(`insert into orders (id, quote_id, version_id, number, created_at)
      values (${id}, ${id}, ${id}, 'GO-2026-00000${id}', '${at}')`);
  }
  for (const [id, state, number] of [
    [1, "draft", "null"],
    [2, "issued", "'INV-7'"],
  ])
    await run(`insert into invoices (id, kind, state, number, quote_id, client_id, snapshot, total_cents, tax_cents, due_cents, created_at)
      values (${id}, 'invoice', '${state}', ${number}, 1, 1, '{}', 1000, 0, 1000, '${at}')`);

  await migrate(db);
  const found = async (table: "orders" | "invoices", text: string) =>
    await lookFor(db, { table: searchedTables[table], conditions: [], text });
  expect(await found("orders", "ann mil")).toEqual({ ids: [1] });
  expect(await found("orders", "go-2026-000001")).toEqual({ ids: [1] });
  expect(await found("invoices", "ann mil")).toEqual({ ids: [1, 2] });
  expect(await found("invoices", "inv-7")).toEqual({ ids: [2] });
  expect([...(await readListCounts(db, "orders"))]).toEqual([["preparing", 1]]);
  expect(new Map(await readListCounts(db, "invoices"))).toEqual(
    new Map([
      ["draft", 1],
      ["issued", 1],
    ]),
  );
  await expect(run("update invoices set total_cents = 1 where id = 2")).rejects.toThrow("never changes");
});
