import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "#server/platform/database/migrate.ts";
import "#server/features/deals/model/plan-items.table.ts";
import { olderDatabase } from "#tests/support/older-database.ts";

const at = "2026-01-01T00:00:00.000Z";
const client = `insert into clients (id, name, email, email_key, language, created_at)
  values (1, 'Ann', 'ann@example.com', 'ann@example.com', 'en', '${at}')`;

/** Id, status, and the payments as `status, cents, mark, mark that was cleared`. */
const quotes = [
  { id: 1, status: "paid", payments: [["completed", 140_000, null, null]] },
  // The first was for another total, the second settled it and was paid back since.
  {
    ...{ id: 2, status: "paid" },
    payments: [
      ["completed", 99_000, null, "quote-changed"],
      ["refunded", 140_000, null, null],
      ["completed", 140_000, "already-paid", null],
    ],
  },
  // Marked paid without a payment in the books.
  { id: 3, status: "paid", payments: [["failed", 140_000, null, null]] },
  { id: 4, status: "confirmed", payments: [["pending", 140_000, null, null]] },
] as const;

test("every order owes one item, its total, and the payment that settled it counts for it", async () => {
  const db = await olderDatabase("0028-keys-of-callers");
  await sql.raw(client).execute(db);
  for (const { id, status } of quotes) {
    await sql
      .raw(
        `insert into quotes (id, client_id, name, email, phone, status, message, quantity, is_logo_required,
           logo_fee_cents, color_requirement, product_colors, logo_colors, language, total_cents, search_text, created_at)
         values (${id}, 1, 'Ann', 'ann@example.com', '', '${status}', '', 1, 0, null, 'single', '[]', '[]', 'en',
           140000, '', '${at}')`,
      )
      .execute(db);
  }
  let paymentId = 0;
  for (const { id, payments } of quotes) {
    for (const [status, cents, mark, cleared] of payments) {
      paymentId += 1;
      await sql
        .raw(
          `insert into payments (id, quote_id, quote_version, quote_reference, provider, payment_intent_id, status,
             amount_cents, customer_name, customer_email, product_name, search_text, to_check, cleared_check, is_test,
             expires_at, created_at)
           values (${paymentId}, ${id}, 1, 'GE-2026-000001', 'sandbox', 'pi_${paymentId}', '${status}', ${cents}, 'Ann',
             'ann@example.com', 'Bags', '', ${mark ? `'${mark}'` : null}, ${cleared ? `'${cleared}'` : null}, 1, '${at}',
             '${at}')`,
        )
        .execute(db);
    }
  }
  await migrate(db);
  const items = await db
    .selectFrom("plan_items")
    .select(["order_id", "position", "kind", "amount_cents", "due_on"])
    .execute();
  const item = { position: 1, kind: "balance", amount_cents: 140_000, due_on: "2026-01-01" };
  expect(items).toEqual([1, 2, 3].map((order_id) => ({ ...item, order_id })));
});
