import { logoMediaType } from "#domain/quotes/logo-file.ts";
import { seconds } from "#domain/time/durations.ts";
import type { Services } from "#server/services.ts";
import { checkLogoHeader } from "./check-logo-header.ts";
import { decodeLogo, UndecodableLogo } from "./decode-logo.ts";
import { findWaitingLogos, isWaiting, type LogoFileRow, settleLogoFile } from "./logo-files.repository.ts";

type Preparing = Pick<Services, "db" | "storage" | "log">;

const atOnce = 2;
const batch = 50;
/** A round begins no further logo after this time, so that a shop that is told to stop need not wait (F8). */
const roundTime = seconds(3);

/**
 * Decodes the logos that wait, two at a time, and makes them ready with a PNG preview, or refuses them (§0.11). While
 * visitors wait for an answer, each round takes one: a decoder is a whole program, and they go first. Nodes begin at
 * different places, so that they seldom take the same one; where they do, they find the same and write the same preview,
 * and the first settles it.
 */
export async function prepareLogos(services: Preparing, isBusy = () => false): Promise<void> {
  const until = performance.now() + roundTime;
  const found = await findWaitingLogos(services.db, batch);
  const start = Math.floor(Math.random() * found.length);
  const waiting = [...found.slice(start), ...found.slice(0, start)].values();
  const workers = Array.from({ length: isBusy() ? 1 : atOnce }, async () => {
    // Both workers take from one iterator.
    for (const file of waiting) {
      await prepareLogo(services, file);
      if (performance.now() > until || isBusy()) return;
    }
  });
  await Promise.all(workers);
}

async function prepareLogo({ db, storage, log }: Preparing, file: LogoFileRow): Promise<void> {
  try {
    // Another node may have been here since this round began.
    if (!(await isWaiting(db, file.id))) return;
    const previewKey = await makePreview(storage, file);
    await settleLogoFile(db, file.id, { state: "ready", preview_key: previewKey });
  } catch (error) {
    if (!(error instanceof UndecodableLogo)) {
      log.error({ err: error, file: file.id }, "a logo could not be looked at; it waits for the next round");
      return;
    }
    log.warn({ err: error, file: file.id }, "a logo was refused");
    await settleLogoFile(db, file.id, { state: "refused" });
  }
}

async function makePreview(storage: Services["storage"], file: LogoFileRow): Promise<string | null> {
  const bytes = await storage.get(file.storage_key);
  // The store answers and knows nothing of it: waiting would not bring it back.
  if (!bytes) throw new UndecodableLogo("its bytes are missing");
  // One that a node of an earlier version took in: there it waits, and a decoder of pictures would refuse it (F10).
  if (file.media_type === logoMediaType("pdf")) {
    if (await checkLogoHeader(bytes)) throw new UndecodableLogo("not a whole PDF");
    return null;
  }
  const preview = await decodeLogo(bytes);
  const previewKey = file.storage_key.replace(/\.\w+$/, "-preview.png");
  await storage.put(previewKey, preview);
  return previewKey;
}
