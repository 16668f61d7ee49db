import { sql } from "kysely";
import { expect, test } from "vitest";
import { workOutOffer } from "#domain/offers/work-out-offer.ts";
import { readStoredContent } from "#server/features/deals/model/stored-content.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { olderDatabase } from "#tests/support/older-database.ts";

const client = `insert into clients (id, name, email, email_key, language, created_at)
  values (1, 'Ann', 'ann@example.com', 'ann@example.com', 'en', '2026-01-01T00:00:00.000Z')`;

/** Id, status, whether a logo is required, the logo fee and the total; the lines are `units × unit price`. */
const quotes = [
  { id: 1, status: "pending", logo: 0, fee: null, total: 140_000, lines: [[10_000, 1_400]] },
  { id: 2, status: "approved", logo: 1, fee: 2_000, total: 142_000, lines: [[10_000, 1_400]] },
  // A fee that is not charged counts towards no total.
  { id: 3, status: "confirmed", logo: 0, fee: 2_000, total: 140_000, lines: [[10_000, 1_400]] },
  {
    ...{ id: 4, status: "paid", logo: 0, fee: null, total: 291_058 },
    lines: [
      [10_001, 1_455],
      [10_003, 1_455],
    ],
  },
  { id: 5, status: "rejected", logo: 0, fee: null, total: 140_000, lines: [[10_000, 1_400]] },
  // Imported without lines.
  { id: 6, status: "paid", logo: 1, fee: 500, total: 99_500, lines: [] },
] as const;

test("each quote gets version 1, and no total changes by a cent", async () => {
  const db = await olderDatabase("0028-keys-of-callers");
  await sql.raw(client).execute(db);
  for (const { id, status, logo, fee, total, lines } of quotes) {
    await sql
      .raw(
        `insert into quotes (id, client_id, name, email, phone, status, message, quantity, is_logo_required,
           logo_fee_cents, color_requirement, product_colors, logo_colors, language, total_cents, search_text, created_at)
         values (${id}, 1, 'Ann', 'ann@example.com', '', '${status}', '', 1, ${logo}, ${fee}, 'single', '[]', '[]',
           'en', ${total}, '', '2026-01-01T00:00:00.000Z')`,
      )
      .execute(db);
    for (const [units, price] of lines) {
      await sql
        .raw(
          `insert into quote_lines (quote_id, product_name, size_name, size_label, unit_price_e4, units)
           values (${id}, 'Tote', 'M', '', ${price}, ${units})`,
        )
        .execute(db);
    }
  }
  await migrate(db);
  const versions = await db
    .selectFrom("quotes as q")
    .innerJoin("quote_versions as v", "v.quote_id", "q.id")
    .select(["q.id", "q.stage", "v.number", "v.state", "v.total_cents", "q.total_cents as total"])
    .orderBy("q.id")
    .execute();
  expect(versions.map(({ stage, state }) => [stage, state])).toEqual([
    ["new", "draft"],
    ["offered", "sent"],
    ["offered", "sent"],
    ["accepted", "accepted"],
    ["refused", "draft"],
    ["accepted", "accepted"],
  ]);
  for (const { number, total_cents, total } of versions) expect([number, total_cents]).toEqual([1, total]);
  const contents = await db.selectFrom("quote_versions").select("content").orderBy("quote_id").execute();
  // Since 0098 it holds what it was worked out from: the request and the logo's fee.
  const read = contents.map(({ content }) => readStoredContent(content));
  expect(read.map(({ lines }) => lines.find(({ kind }) => kind === "setup")?.amountCents ?? 0)).toEqual([
    0, 2_000, 0, 0, 0, 500,
  ]);
  for (const [index, content] of read.entries())
    expect(workOutOffer(content).totalCents).toBe(versions[index]?.total_cents);
  // Paying was accepting: what was paid has its evidence and its order.
  const accepted = await db
    .selectFrom("orders as o")
    .innerJoin("acceptances as a", "a.version_id", "o.version_id")
    .select(["o.quote_id", "o.number", "a.kind", "a.total_cents"])
    .orderBy("o.quote_id")
    .execute();
  expect(accepted).toEqual([
    { quote_id: 4, number: "GO-2026-000004", kind: "paid", total_cents: 291_058 },
    { quote_id: 6, number: "GO-2026-000006", kind: "paid", total_cents: 99_500 },
  ]);
});
