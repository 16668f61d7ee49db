import type { Services } from "#server/services.ts";
import "./stored-documents.table.ts";

type Storing = Pick<Services, "db" | "storage" | "clock" | "log">;

/** A document of a quote, and the hash of all that it shows. */
export interface StoredDocument {
  readonly quoteId: number;
  /** Which one, in which language and for which reader: `version 12.1 en client`. */
  readonly document: string;
  readonly hash: string;
}

/**
 * A document is rendered once and stored with its quote. Each reader's layout is worked out first, by what the reader may see
 * today; where it shows anything else than what is stored, it is rendered anew and takes the place of that. So an erased
 * name is in no document that is read later, whatever else that goes on to say (ADR-77).
 */
export async function storedOrRendered(
  services: Storing,
  { quoteId, document, hash }: StoredDocument,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const { db, storage, clock, log } = services;
  const key = `papers/${hash}.pdf`;
  const before = await findKey(services, document);
  const stored = before === key ? await storage.get(key).catch(() => undefined) : undefined;
  if (stored) return stored;
  const made = await make();
  try {
    await storage.put(key, made);
    const row = { quote_id: quoteId, document, storage_key: key, created_at: clock().toISOString() };
    await db
      .insertInto("stored_documents")
      .values(row)
      .onConflict((c) => c.column("document").doUpdateSet(row))
      .execute();
    if (before !== undefined && before !== key) await storage.remove(before);
  } catch (error) {
    log.warn(
      { err: error, document },
      "a document could not be stored; it is rendered again when it is asked for",
    );
  }
  return made;
}

async function findKey({ db }: Storing, document: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("stored_documents")
    .select("storage_key")
    .where("document", "=", document)
    .executeTakeFirst();
  return row?.storage_key;
}

/** Which of these keys are stored documents. */
export async function systemFindStoredDocuments(
  { db }: Pick<Services, "db">,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("stored_documents")
    .select("storage_key")
    .where("storage_key", "in", keys)
    .execute();
  return new Set(rows.map(({ storage_key }) => storage_key));
}
