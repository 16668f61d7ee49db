import type { Services } from "#server/services.ts";

/** Which of these keys a row of files knows, as an original or a preview: a logo's, a message's or a proof's. */
export async function systemFindOwnedFiles(
  { db }: Pick<Services, "db">,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("files")
    .select(["storage_key", "preview_key"])
    .where((eb) => eb.or([eb("storage_key", "in", keys), eb("preview_key", "in", keys)]))
    .execute();
  return new Set(rows.flatMap(({ storage_key, preview_key }) => [storage_key, preview_key ?? ""]));
}
