import { type Kysely, sql } from "kysely";
import { searchable } from "#server/platform/database/contains.ts";

/** A quote is found by the numbers of its order and its invoices too, and by the purchase order that was named on accepting. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ quote_id: number; number: string }>`
    select quote_id, number from orders
    union all select quote_id, number from invoices where number is not null
    union all select quote_id, po_number from acceptances
      join quote_versions on quote_versions.id = acceptances.version_id where po_number is not null`.execute(
    db,
  );
  for (const { quote_id, number } of rows)
    await sql`update "quotes" set "search_text" = search_text || ${`\n${searchable(number)}`}
      where "id" = ${quote_id}`.execute(db);
}
