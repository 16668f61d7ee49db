import { hours } from "#domain/time/durations.ts";
import type { Services } from "#server/services.ts";
import { deleteFileRow, findLogoFiles, giveUpOldFiles } from "./logo-files.repository.ts";
import { sweepQuoteLinks } from "./quote-links.repository.ts";

/** Much longer than any request takes. */
const arrivalTime = hours(1);
const batch = 200;

/** Removes what nobody can use any more: links that ran out, and logos whose quote was never made (D7). */
export async function systemSweepQuotes({
  db,
  storage,
  clock,
}: Pick<Services, "db" | "storage" | "clock">): Promise<void> {
  const now = clock();
  await sweepQuoteLinks(db, now);
  await giveUpOldFiles(db, new Date(now.getTime() - arrivalTime));
  for (const file of await findLogoFiles(db, "leaving", batch)) {
    await storage.remove(file.storage_key);
    await deleteFileRow(db, file.id);
  }
}
