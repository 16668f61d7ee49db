import { type Kysely, sql } from "kysely";

/**
 * What a company on terms owes without a plan is due by its invoice, not on the day of the acceptance. The company is the
 * one that staff chose, otherwise the only one that the client is a contact of.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(dueByInvoice).execute(db);
}

const dueByInvoice = `
  update plan_items set "due" = 'after-invoice', "due_on" = (
    select max("v"."due_on") from invoices "v" join orders "o" on "o"."quote_id" = "v"."quote_id"
    where "o"."id" = plan_items."order_id" and "v"."state" = 'issued' and "v"."kind" in ('invoice', 'settlement'))
  where "due" = 'on-acceptance'
    and not exists (select 1 from plan_items "e" where "e"."order_id" = plan_items."order_id" and "e"."id" <> plan_items."id")
    and exists (
      select 1 from orders "o"
      join quotes "q" on "q"."id" = "o"."quote_id"
      join companies "c" on "c"."id" = coalesce("q"."company_id", (
        select max("k"."company_id") from company_contacts "k" where "k"."client_id" = "q"."client_id"
        having count(distinct "k"."company_id") = 1))
      where "o"."id" = plan_items."order_id" and "q"."status" <> 'paid' and "c"."terms_kind" <> 'prepaid')`;
