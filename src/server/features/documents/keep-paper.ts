import type { Services } from "#server/services.ts";
import "./kept-papers.table.ts";

type Keeping = Pick<Services, "db" | "storage" | "clock" | "log">;

/** A paper of a quote, and the hash of all that it shows. */
export interface KeptPaper {
  readonly quoteId: number;
  /** Which one, in which language and for which reader: `version 12.1 en client`. */
  readonly paper: string;
  readonly hash: string;
}

/**
 * A paper is rendered once and stored with its quote. Each reader's layout is worked out first, by what the reader may see
 * today; where it shows anything else than what is stored, it is rendered anew and takes the place of that. So an erased
 * name is in no paper that is read later, whatever else the paper goes on to say (ADR-77).
 */
export async function keptOrMade(
  services: Keeping,
  { quoteId, paper, hash }: KeptPaper,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const { db, storage, clock, log } = services;
  const key = `papers/${hash}.pdf`;
  const before = await findKey(services, paper);
  const kept = before === key ? await storage.get(key).catch(() => undefined) : undefined;
  if (kept) return kept;
  const made = await make();
  try {
    await storage.put(key, made);
    const row = { quote_id: quoteId, paper, storage_key: key, created_at: clock().toISOString() };
    await db
      .insertInto("kept_papers")
      .values(row)
      .onConflict((c) => c.column("paper").doUpdateSet(row))
      .execute();
    if (before !== undefined && before !== key) await storage.remove(before);
  } catch (error) {
    log.warn({ err: error, paper }, "a paper could not be stored; it is rendered again when it is asked for");
  }
  return made;
}

async function findKey({ db }: Keeping, paper: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("kept_papers")
    .select("storage_key")
    .where("paper", "=", paper)
    .executeTakeFirst();
  return row?.storage_key;
}

/** Which of these keys are stored papers. */
export async function systemFindOwnedPapers(
  { db }: Pick<Services, "db">,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("kept_papers")
    .select("storage_key")
    .where("storage_key", "in", keys)
    .execute();
  return new Set(rows.map(({ storage_key }) => storage_key));
}
