import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "#server/platform/database/migrate.ts";
import "#server/features/deals/model/plan-items.table.ts";
import { olderDatabase } from "#tests/support/older-database.ts";

const at = "2026-01-01T00:00:00.000Z";
const [once, halves] = [["on-acceptance"], ["on-acceptance", "before-shipping"]];
const invoiced = { dueOn: "2026-02-11" };
const accepted = { status: "confirmed", items: once, settled: null, company: "null", client: 1, dueOn: null };

/** Company 1 pays at once, company 2 after its invoice; client 2 is a contact of that one, client 3 of both. */
const quotes = [
  {
    ...accepted,
    ...invoiced,
    status: "paid",
    settled: 150,
    expected: ["on-acceptance", "after-invoice 50 2026-02-11"],
  },
  { ...accepted, status: "paid", settled: 90, expected: ["on-acceptance"] },
  { ...accepted, settled: 100, expected: ["on-acceptance"] },
  { ...accepted, company: "2", expected: ["after-invoice 100 null"] },
  { ...accepted, ...invoiced, client: 2, expected: ["after-invoice 100 2026-02-11"] },
  { ...accepted, client: 3, expected: ["on-acceptance"] },
  { ...accepted, client: 2, company: "1", expected: ["on-acceptance"] },
  { ...accepted, company: "2", items: halves, expected: halves },
];

test("0073 a settlement for more than was paid is an item; 0074 a company on terms owes by its invoice", async () => {
  const db = await olderDatabase("0072-proof-reminders");
  const run = (text: string) => sql.raw(text).execute(db);
  for (const id of [1, 2, 3])
    await run(`insert into clients (id, name, email, email_key, language, created_at)
      values (${id}, 'Ann', 'ann${id}@example.com', 'ann${id}@example.com', 'en', '${at}')`);
  for (const [id, kind] of [
    [1, "prepaid"],
    [2, "net"],
  ])
    await run(`insert into companies (id, name, siren, vat_number, terms_kind, terms_days, search_text, created_at)
      values (${id}, 'North', '', '', '${kind}', 30, '', '${at}')`);
  for (const [company, client] of [
    [2, 2],
    [1, 3],
    [2, 3],
  ])
    await run(`insert into company_contacts values (${company}, ${client}, '', '${at}')`);
  for (const [index, { status, items, settled, company, client, dueOn }] of quotes.entries()) {
    const id = index + 1;
    await run(`insert into quotes (id, client_id, company_id, name, email, phone, status, stage, message, quantity,
        is_logo_required, color_requirement, product_colors, logo_colors, language, total_cents, search_text, created_at)
      values (${id}, ${client}, ${company}, 'Ann', 'ann@example.com', '', '${status}', 'accepted', '', 1, 0, 'single', '[]',
        '[]', 'en', 100, '', '${at}')`);
    await run(`insert into quote_versions (id, quote_id, number, state, logo_fee_cents, goods_cents, freight_cents,
        tax_cents, total_cents, created_at) values (${id}, ${id}, 1, 'accepted', 0, 1, 0, 0, 100, '${at}')`);
    await run(`insert into orders (id, quote_id, version_id, number, created_at)
      values (${id}, ${id}, ${id}, 'GO-2026-00000${id}', '${at}')`);
    for (const [place, due] of items.entries())
      await run(`insert into plan_items (version_id, order_id, position, kind, amount_cents, due)
        values (${id}, ${id}, ${place + 1}, 'balance', ${100 / items.length}, '${due}')`);
    if (dueOn)
      await run(`insert into invoices (id, kind, state, quote_id, client_id, snapshot, total_cents, tax_cents, due_cents,
          due_on, created_at) values (${id}, 'settlement', 'issued', ${id}, 1, '{}', 1, 0, 1, '${dueOn}', '${at}')`);
    if (settled)
      await run(`insert into settlements (order_id, state, counts, total_cents, difference_cents, invoice_id, created_at,
          settled_at) values (${id}, 'settled', '[]', ${settled}, 0, ${dueOn ? id : "null"}, '${at}', '${at}')`);
  }
  await migrate(db);
  const rows = await db
    .selectFrom("plan_items")
    .selectAll()
    .orderBy("order_id")
    .orderBy("position")
    .execute();
  for (const [index, { expected }] of quotes.entries()) {
    const own = rows.filter(({ order_id }) => order_id === index + 1);
    const said = own.map(({ due, amount_cents, due_on }) =>
      due === "after-invoice" ? `${due} ${amount_cents} ${due_on}` : due,
    );
    expect([index, said]).toEqual([index, expected]);
  }
});
