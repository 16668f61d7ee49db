import { useEffect } from "react";
import { visitFlagKey } from "#domain/visits/visit-flag.ts";
import { countVisit, readVisits } from "../../api/visits.ts";
import { countOrRead, type FlagStorage, flagLeft } from "./count-visit.ts";

/** Counts the visit, once the page is there; shows nothing (S1 §4). Stands once in the layout. */
export function VisitCounter() {
  useEffect(() => {
    const storage = openStorage();
    let removal: ReturnType<typeof setTimeout> | undefined;
    void countOrRead({ countVisit, readVisits, storage, now: Date.now(), log }).then(() => {
      const left = storage && flagLeft(storage, Date.now());
      if (left) removal = setTimeout(() => storage?.removeItem(visitFlagKey), left);
    });
    return () => clearTimeout(removal);
  }, []);
  return null;
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
  // biome-ignore lint/suspicious/noConsole: errors of the counter are only logged (S1 §4), and this is a page's log.
  console.warn("The visit was not counted.", error);
}
