import { days } from "#domain/time/durations.ts";
import { type Message, withValues } from "#domain/words.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { countHit, type Limit } from "#server/platform/limits/consume-quota.ts";
import { hasQuota } from "#server/platform/limits/require-quota.ts";
import { readListCounts, totalOf } from "#server/platform/lists/read-list-counts.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import { staffRecipient } from "#server/platform/mail/staff-recipient.ts";
import type { Services } from "#server/services.ts";

const enoughToday: Message = /*i18n*/ {
  id: "quote.logo.enoughToday",
  message:
    "You have sent {megabytes} MB of files today, which is as much as we keep. Please send the request without a logo, or come back tomorrow.",
};
const noRoom: Message = /*i18n*/ {
  id: "quote.logo.noRoom",
  message: "We cannot keep another file at the moment. Please send the request without a logo.",
};
/** The field of a file that finds no room, and what is said of it. */
export interface RoomRefusals {
  readonly field: string;
  readonly enoughToday: Message;
  readonly noRoom: Message;
}
const logoRefusals: RoomRefusals = { field: "logo", enoughToday, noRoom };
/** One notice a day is enough to be acted upon. */
const notice = { name: "logo-storage-notice", maxHits: 1, perMilliseconds: days(1) } as const;
/** Files of an address a day, in kilobytes: twenty of the largest logos. */
const filesOfAnAddress = {
  name: "logo-kilobytes",
  maxHits: 100_000,
  perMilliseconds: days(1),
} as const satisfies Limit;
const megabyte = 1_000_000;

/**
 * Before files of a visitor are stored: is there room for them, for this address today and in all? The disk of the shop is
 * not for strangers to fill; staff, whose own files need no such room, is written to when it is full.
 * @throws 422 at the field
 */
export async function requireRoom(
  services: Services,
  { bytes, address }: { readonly bytes: number; readonly address: string | undefined },
  refusals: RoomRefusals = logoRefusals,
): Promise<void> {
  const refuse = (message: Message) => new AppError("invalid", { fields: { [refusals.field]: [message] } });
  // Limits count whole numbers: kilobytes.
  const kilobytes = Math.ceil(bytes / 1000);
  if (address !== undefined && !(await hasQuota(services, filesOfAnAddress, address, kilobytes))) {
    throw refuse(withValues(refusals.enoughToday, { megabytes: filesOfAnAddress.maxHits / 1000 }));
  }
  const limit = services.config.LOGO_STORAGE_MB;
  // Triggers maintain the sums of the bytes, so that their cost is constant.
  const ownArtwork = (await readListCounts(services.db, "artwork_files")).get("staff") ?? 0;
  const stored = totalOf(await readListCounts(services.db, "files")) - ownArtwork;
  if (stored + bytes <= limit * megabyte) return;
  await tellStaff(services, { storedMegabytes: Math.floor(stored / megabyte), limitMegabytes: limit });
  throw refuse(refusals.noRoom);
}

async function tellStaff(
  services: Services,
  full: { readonly storedMegabytes: number; readonly limitMegabytes: number },
): Promise<void> {
  const { db, clock, notifyMailWorker } = services;
  const at = clock();
  const isFirst = await db.transaction().execute(async (transaction) => {
    const { isAllowed } = await countHit(transaction, notice, "shop", at);
    const mail = { template: "staff-storage-full", ...full } as const;
    if (isAllowed) await postMail(transaction, mail, staffRecipient(services), at);
    return isAllowed;
  });
  if (isFirst) notifyMailWorker();
}
