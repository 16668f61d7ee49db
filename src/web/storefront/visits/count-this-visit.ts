import { visitFlagKey } from "#domain/visits/visit-flag.ts";
import { countVisit, readVisits } from "../../api/visits.ts";
import { countOrRead, type FlagStorage, flagLeft } from "./count-visit.ts";

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
