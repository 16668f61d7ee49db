import { isVisitCounted, visitFlagKey, visitFlagLifetime } from "#domain/visits/visit-flag.ts";
import { countVisit, readVisits } from "../../api/visits.ts";

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

/** Counts the visit of this browser, and removes the flag once its time is over. */
export async function countThisVisit(): Promise<void> {
  const storage = openStorage();
  await countOrRead({ countVisit, readVisits, storage, now: Date.now(), log });
  const left = storage && flagLeft(storage, Date.now());
  if (left) setTimeout(() => storage?.removeItem(visitFlagKey), left);
}

function openStorage(): FlagStorage | null {
  try {
    return localStorage;
  } catch {
    // Closed by the browser's settings.
    return null;
  }
}

function log(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: errors of the counter are only logged, and this is a page's log.
  console.warn("The visit was not counted.", error);
}
