import { isVisitCounted, visitFlagKey, visitFlagLifetime } from "#domain/visits/visit-flag.ts";

export type FlagStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

interface Counting {
  readonly countVisit: () => Promise<number>;
  readonly readVisits: () => Promise<number>;
  /** Null where the browser blocks storage: without a flag every page would count anew, so none does. */
  readonly storage: FlagStorage | null;
  /** Milliseconds. */
  readonly now: number;
  /** Where errors go; the visitor sees none. */
  readonly log: (error: unknown) => void;
}

/**
 * Counts the first visit in 24 hours, else only reads the count; it reads, too, when counting failed. The flag
 * is stored before the call, so that two tabs opened together count once, and goes again when the call failed.
 */
export async function countOrRead({ countVisit, readVisits, storage, now, log }: Counting): Promise<void> {
  if (storage && !isVisitCounted(storage.getItem(visitFlagKey), now)) {
    try {
      storage.setItem(visitFlagKey, String(now));
      await countVisit();
      return;
    } catch (error) {
      log(error);
      storage.removeItem(visitFlagKey);
    }
  }
  await readVisits().catch(log);
}

/** How long until the stored flag is to be removed, in milliseconds; undefined when none stands. */
export function flagLeft(storage: FlagStorage, now: number): number | undefined {
  const stored = storage.getItem(visitFlagKey);
  return isVisitCounted(stored, now) ? Number(stored) + visitFlagLifetime - now : undefined;
}
