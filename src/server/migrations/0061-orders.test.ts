import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "#server/platform/database/migrate.ts";
import "#server/features/deals/model/orders.table.ts";
import { olderDatabase } from "#tests/support/older-database.ts";

const at = "2026-01-01T00:00:00.000Z";
const bags = (units: number, name = "Bags L") => ({ kind: "product", name, units, unitPriceE4: 1_650 });
const run = { kind: "run", name: "Run", units: 10, unitPriceE4: 200 };
const ladder = {
  ...{ id: "o1", kind: "one_of", title: "How many", defaultChoice: "o1c1" },
  choices: [
    { id: "o1c1", title: "10k", lines: [bags(10_000)] },
    { id: "o1c2", title: "25k", lines: [bags(25_000)] },
  ],
};

/** By quote: the content of the accepted version, and the choices that were made. */
const orders = [
  { id: 1, content: null, choices: "{}", lines: [["Tote, M", 500]], needsProof: 0 },
  {
    id: 2,
    content: { lines: [bags(3_000), run], options: [] },
    choices: "{}",
    lines: [["Bags L", 3_000]],
    needsProof: 1,
  },
  {
    id: 3,
    content: { lines: [], options: [ladder] },
    choices: "{}",
    lines: [["Bags L", 10_000]],
    needsProof: 0,
  },
  {
    id: 4,
    content: { lines: [], options: [ladder] },
    choices: '{"o1":"o1c2"}',
    lines: [["Bags L", 25_000]],
    needsProof: 0,
  },
];

test("every order gets the lines that were accepted, and waits for staff", async () => {
  const db = await olderDatabase("0056-invoices");
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`insert into clients (id, name, email, email_key, language, created_at)
    values (1, 'Ann', 'ann@example.com', 'ann@example.com', 'en', '${at}')`);
  for (const { id, content, choices } of orders) {
    await run(`insert into quotes (id, client_id, name, email, phone, status, stage, message, quantity, is_logo_required,
        color_requirement, product_colors, logo_colors, language, total_cents, search_text, created_at, delivery_address)
      values (${id}, 1, 'Ann', 'ann@example.com', '', 'confirmed', 'accepted', '', 1, 0, 'single', '[]', '[]', 'en', 1, '',
        '${at}', '1 Main Street')`);
    await run(`insert into quote_lines (quote_id, product_name, size_name, size_label, unit_price_e4, units)
      values (${id}, 'Tote', 'M', '', 1650, 500)`);
    const stored = content ? `'${JSON.stringify({ rounding: "per-line", ...content })}'` : "null";
    await run(`insert into quote_versions (id, quote_id, number, state, content, logo_fee_cents, goods_cents, freight_cents,
        tax_cents, total_cents, created_at)
      values (${id}, ${id}, 1, 'accepted', ${stored}, 0, 1, 0, 0, 1, '${at}')`);
    await run(`insert into acceptances (version_id, kind, name, choices, sentence, total_cents, hash, created_at)
      values (${id}, 'signed', 'Ann', '${choices}', '', 1, '', '${at}')`);
    await run(`insert into orders (id, quote_id, version_id, number, created_at)
      values (${id}, ${id}, ${id}, 'GO-2026-00000${id}', '${at}')`);
  }
  await migrate(db);
  const rows = await db.selectFrom("orders").selectAll().orderBy("id").execute();
  const lines = await db.selectFrom("order_lines").selectAll().orderBy("id").execute();
  for (const { id, lines: expected, needsProof } of orders) {
    const order = rows.find((row) => row.id === id);
    expect(order).toMatchObject({
      state: "preparing",
      needs_proof: needsProof,
      address: "1 Main Street",
      version: 1,
    });
    const found = lines.filter(({ order_id }) => order_id === id);
    expect(found.map(({ name, units_ordered }) => [name, units_ordered])).toEqual(expected);
  }
});
