import type { SelectQueryBuilder } from "kysely";

/** How many rows a query finds. */
export async function countFound<Tables, Named extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Named, Record<never, never>>,
): Promise<number> {
  const { count } = await query
    .select((eb) => eb.fn.countAll<number>().as("count"))
    // Of any table, the type of what is selected is not worked out.
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow();
  return Number(count);
}
