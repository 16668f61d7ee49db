import { sql } from "kysely";
import { expect, test } from "vitest";
import { workOutOffer } from "#domain/offers/work-out-offer.ts";
import { readStoredContent } from "#server/features/deals/model/stored-content.ts";
import "#server/features/deals/model/orders.table.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { olderDatabase } from "#tests/support/older-database.ts";

const at = "2026-01-01T00:00:00.000Z";
const hash = "f".repeat(64);
const colours = ["#2B5B3E"];

test("0097 ordered bags say of what they are made; 0098 a version of the request alone holds it, to the cent, under the hash it was sent with", async () => {
  const db = await olderDatabase("0091-times-of-actions");
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`insert into clients (id, name, email, email_key, language, created_at)
    values (1, 'Ann', 'ann@example.com', 'ann@example.com', 'en', '${at}')`);
  // Two lines whose exact sum is 2,910.58 with half cents in both, and a quote that was imported without lines.
  for (const [id, total, material] of [
    [1, 293_058, "'Non-woven'"],
    [2, 120_000, "null"],
  ]) {
    await run(`insert into quotes (id, client_id, name, email, phone, status, stage, message, quantity, is_logo_required,
        logo_fee_cents, color_requirement, product_colors, logo_colors, material, language, total_cents, search_text, created_at)
      values (${id}, 1, 'Ann', 'ann@example.com', '', 'confirmed', 'accepted', '', 1, 1, 2000, 'single',
        '${id === 1 ? JSON.stringify(colours) : "[]"}', '[]', ${material}, 'en', ${total}, '', '${at}')`);
    await run(`insert into quote_versions (id, quote_id, number, state, logo_fee_cents, goods_cents, freight_cents, tax_cents,
        total_cents, snapshot, hash, created_at)
      values (${id}, ${id}, 1, 'accepted', 2000, ${total}, 0, 0, ${total}, '{"sent":true}', '${hash}', '${at}')`);
  }
  for (const units of [10_001, 10_003])
    await run(`insert into quote_lines (quote_id, product_id, product_name, size_id, size_name, size_label, unit_price_e4, units)
      values (1, null, 'Tote', null, 'L', '', 1455, ${units})`);
  await run(
    `insert into orders (id, quote_id, version_id, number, created_at) values (1, 1, 1, 'GO-2026-000001', '${at}')`,
  );
  await run(
    `insert into order_lines (order_id, position, name, units_ordered) values (1, 1, 'Tote, L', 20004)`,
  );

  await migrate(db);
  const versions = await db.selectFrom("quote_versions").selectAll().orderBy("id").execute();
  const contents = versions.map(({ content }) => readStoredContent(content));
  expect(contents.map((content) => workOutOffer(content).totalCents)).toEqual([293_058, 120_000]);
  const cloth = { colours, material: "Non-woven" };
  expect(contents).toMatchObject([
    {
      rounding: "once",
      lines: [
        { name: "Tote, L", units: 10_001, cloth },
        { name: "Tote, L", units: 10_003, cloth },
        { kind: "setup", name: "Logo", amountCents: 2_000 },
      ],
    },
    { rounding: "once", lines: [{ name: "Total as agreed", amountCents: 118_000 }, { name: "Logo" }] },
  ]);
  for (const version of versions)
    expect(version).toMatchObject({ snapshot: '{"sent":true}', hash, goods_cents: version.total_cents });
  const [line] = await db.selectFrom("order_lines").selectAll().execute();
  expect(line).toMatchObject({ colours: JSON.stringify(colours), material: "Non-woven" });
});
