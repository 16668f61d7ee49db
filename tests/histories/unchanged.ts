import { sql } from "kysely";
import { expect } from "vitest";
import type { Answer } from "#tests/support/shop.ts";
import type { Deal } from "./deal.ts";

/** What a deal is made of, by the column that says whose it is. */
const ofQuote = ["orders", "quote_versions", "payments", "invoices", "proofs", "messages"] as const;
const ofOrder = ["order_lines", "order_gates", "plan_items", "shipments", "settlements"] as const;

/** The rows of a deal by their table. */
export async function readTables({
  world: { services },
  quoteId,
}: Deal): Promise<Readonly<Record<string, readonly object[]>>> {
  const orders = sql`(select id from orders where quote_id = ${quoteId})`;
  const asked: [string, ReturnType<typeof sql<object>>][] = [
    ["quotes", sql<object>`select * from quotes where id = ${quoteId}`],
    ...ofQuote.map((table): (typeof asked)[number] => [
      table,
      sql<object>`select * from ${sql.table(table)} where quote_id = ${quoteId} order by id`,
    ]),
    ...ofOrder.map((table): (typeof asked)[number] => [
      table,
      sql<object>`select * from ${sql.table(table)} where order_id in ${orders}`,
    ]),
  ];
  const read = asked.map(async ([table, rows]) => [table, (await rows.execute(services.db)).rows] as const);
  return Object.fromEntries(await Promise.all(read));
}

/** Every row of a deal as one text, and how much was written elsewhere. */
export async function readRows(deal: Deal): Promise<string> {
  const { db } = deal.world.services;
  const elsewhere = await Promise.all(
    ["refunds", "history", "outbox"].map((table) =>
      sql`select count(*) from ${sql.table(table)}`.execute(db),
    ),
  );
  const rows = [...Object.values(await readTables(deal)), ...elsewhere.map((each) => each.rows)];
  return rows
    .map((each) =>
      each
        .map((row) => JSON.stringify(row))
        .sort()
        .join("\n"),
    )
    .join("\n\n");
}

/** Commands whose refusal tells of something that happened: a card that was declined, a payment that was begun. */
const leavesTraces = new Set(["card", "announce-transfer", "cancel-transfer"]);

/** A refused command says why in a sentence, and changes nothing (the first property). */
export async function expectRefused(deal: Deal, name: string, answer: Answer, before: string): Promise<void> {
  expect(answer.status, `${name}: ${answer.text}`).toBeLessThan(500);
  // One text of SPEC-4.40 has no full stop.
  expect(answer.body.message, `${name} says why it was refused`).toMatch(
    /\S.*(?:[.!?…]|throw its draft away)$/s,
  );
  // Where the buyer is taxed otherwise by now, the draft has the new total that the refusal tells (SPEC-4.49); ours is not it.
  const isDraftedAnew = ["confirm", "send"].includes(name) && answer.body.total_cents !== undefined;
  if (isDraftedAnew) deal.draft = undefined;
  if (!leavesTraces.has(name) && !isDraftedAnew)
    expect(await readRows(deal), `${name} was refused and changes nothing`).toBe(before);
}
