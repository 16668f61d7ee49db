import { type RawBuilder, type SqlBool, sql } from "kysely";
import { productionDues } from "#domain/payments/dues.ts";

/** As a condition: the quote that a column names owes what the count asked for, though all that was agreed is paid (L19.6). */
export function owesByCount(idColumn: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from plan_items c join orders co on co.id = c.order_id
    where co.quote_id = ${sql.ref(idColumn)} and c.kind = 'settlement' and c.paid_at is null and c.waived_at is null)`;
}

/** As a condition: the quote of a table, under its name in the query, was accepted and owes something. */
export function isAcceptedUnpaid(quotes: string): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${quotes}.${name}`);
  return sql<SqlBool>`(${column("stage")} = 'accepted' and (${column("status")} = 'confirmed' or ${owesByCount(`${quotes}.id`)}))`;
}

const dues = sql.join(productionDues.map((due) => sql.lit(due)));

/** Whether what is due before production is booked, of the order `o` of the quote `q`: before `systemFindReopened`. */
export const isProductionBooked: RawBuilder<SqlBool> = sql<SqlBool>`(q.status = 'paid' or not exists (
  select 1 from plan_items i where i.order_id = o.id and i.due in (${dues}) and i.waived_at is null
    and i.amount_cents > coalesce(
      (select sum(a.amount_cents) from payment_allocations a where a.plan_item_id = i.id), 0)))`;
