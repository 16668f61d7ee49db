import { type RawBuilder, type SqlBool, sql } from "kysely";
import { productionDues } from "#domain/payments/dues.ts";
import { isOwing, selectOpenItems } from "#server/features/ledger/owed.ts";

/** As a condition: the quote that a column names owes what the count asked for, though all that was agreed is paid (L19.6). */
export function owesByCount(idColumn: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from plan_items c
    where c.kind = 'settlement' and c.id in ${selectOpenItems(idColumn)})`;
}

/** As a condition: the quote of a table, under its name in the query, was accepted and owes something. */
export function isAcceptedUnpaid(quotes: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${quotes}.stage`)} = 'accepted' and ${isOwing(`${quotes}.id`)})`;
}

const dues = sql.join(productionDues.map((due) => sql.lit(due)));

/** Whether something that is due before production is open of the order `o`. */
export const owesBeforeProduction: RawBuilder<SqlBool> = sql<SqlBool>`exists (
  select 1 from plan_items i where i.due in (${dues}) and i.id in ${selectOpenItems("o.quote_id")})`;

/** Whether what is due before production is paid or waived, of the order `o` of the quote `q`. A cancelled one owes nothing. */
export const isProductionPaid: RawBuilder<SqlBool> = sql<SqlBool>`((o.state <> 'cancelled' or q.status = 'paid')
  and not ${owesBeforeProduction})`;
