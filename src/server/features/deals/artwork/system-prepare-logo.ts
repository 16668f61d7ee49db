import { seconds } from "#domain/time/durations.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import { staffRecipient } from "#server/platform/mail/staff-recipient.ts";
import {
  findWaitingFiles,
  isWaiting,
  settleFile,
  type WaitingFile,
} from "#server/platform/storage/files.repository.ts";
import type { Services } from "#server/services.ts";
import { findQuoteOfLogo } from "../model/quotes.repository.ts";
import { UndecodableLogo } from "./decode-logo.ts";
import { logoDecoderLimits } from "./logo-decoders.ts";
import { makePreview } from "./make-preview.ts";

type Preparing = Pick<
  Services,
  "db" | "storage" | "log" | "config" | "shop" | "clock" | "logoDecoders" | "notifyMailWorker"
>;

const batch = 50;
/** A round begins no further logo after this time, so that a shutdown need not wait for it. */
const roundTime = seconds(3);

/**
 * Decodes the logos that wait because no decoder was free when they came, two at a time, and makes them ready with a PNG
 * preview, or refuses them. While
 * visitors wait for an answer, each round takes one: a decoder is a whole program, and they go first. Nodes begin at
 * different places, so that they seldom take the same one; where they do, they find the same and write the same preview,
 * and the first settles it.
 */
export async function prepareLogos(services: Preparing, isBusy = () => false): Promise<void> {
  const until = performance.now() + roundTime;
  const found = await findWaitingFiles(services.db, ["logos", "artwork"], batch);
  const start = Math.floor(Math.random() * found.length);
  const waiting = [...found.slice(start), ...found.slice(0, start)].values();
  const workers = Array.from({ length: isBusy() ? 1 : logoDecoderLimits.atOnce }, async () => {
    // Both workers take from one iterator.
    for (const file of waiting) {
      await prepareLogo(services, file);
      if (performance.now() > until || isBusy()) return;
    }
  });
  await Promise.all(workers);
}

async function prepareLogo(services: Preparing, file: WaitingFile): Promise<void> {
  const { db, storage, log, logoDecoders } = services;
  try {
    // Another node may have been here since this round began.
    if (!(await isWaiting(db, file.id))) return;
    const found = await logoDecoders.run(async () => {
      const bytes = await storage.get(file.storage_key);
      // The store answers and knows nothing of it: waiting would not bring it back.
      if (!bytes) throw new UndecodableLogo("its bytes are missing");
      return await makePreview(storage, file, bytes);
    });
    await settleFile(db, file.id, { state: "ready", ...found });
  } catch (error) {
    if (!(error instanceof UndecodableLogo)) {
      log.error({ err: error, file: file.id }, "a logo could not be looked at; it waits for the next round");
      return;
    }
    log.warn({ err: error, file: file.id }, "a logo was refused");
    await refuseLogo(services, file.id);
  }
}

/** The buyer has gone by now, so both sides are written to. */
async function refuseLogo(services: Preparing, fileId: number): Promise<void> {
  const { db, clock, notifyMailWorker } = services;
  const at = clock();
  const isFirst = await db.transaction().execute(async (transaction) => {
    if (!(await settleFile(transaction, fileId, { state: "refused" }))) return false;
    const quote = await findQuoteOfLogo(transaction, fileId);
    if (!quote) return false;
    const { id: quoteId, reference, name, email, language, logo, isDoubtful } = quote;
    const about = { quoteId, reference, name };
    // A doubtful request may name an address that is not its sender's; staff writes there, or does not.
    if (!isDoubtful)
      await postMail(transaction, { template: "logo-damaged", ...about }, { email, language }, at);
    const forStaff = {
      template: "staff-logo-damaged",
      ...about,
      email,
      fileName: logo?.name ?? "",
      isClientTold: !isDoubtful,
    } as const;
    await postMail(transaction, forStaff, staffRecipient(services), at);
    return true;
  });
  if (isFirst) notifyMailWorker();
}
