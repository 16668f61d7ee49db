import type { Message } from "#domain/words.ts";
import type { Buyer, Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { readListCounts } from "#server/platform/lists/read-list-counts.ts";
import type { Services } from "#server/services.ts";
import "../model/artwork-files.table.ts";
import { type RoomRefusals, requireRoom } from "./require-room.ts";

const enoughToday: Message = /*i18n*/ {
  id: "artwork.room.enoughToday",
  message:
    "You have sent {megabytes} MB of files today, which is as much as we keep. Please come back tomorrow.",
};
const noRoom: Message = /*i18n*/ {
  id: "artwork.room.none",
  message: "We cannot keep another file at the moment.",
};
const noRoomForStaff: Message = /*i18n*/ {
  id: "artwork.room.staff",
  message: "The room for the shop’s own files is used up. Raise ARTWORK_STORAGE_MB where the disk has more.",
};
const refusals: RoomRefusals = { field: "file", enoughToday, noRoom };

const megabyte = 1_000_000;

/** Whether there is room for another file: staff's have a store of their own. @throws 422 at `file` */
export async function requireArtworkRoom(
  services: Services,
  { kind }: Staff | Buyer,
  { bytes, address }: { readonly bytes: number; readonly address: string },
): Promise<void> {
  if (kind !== "staff") return await requireRoom(services, { bytes, address }, refusals);
  const stored = (await readListCounts(services.db, "artwork_files")).get("staff") ?? 0;
  if (stored + bytes > services.config.ARTWORK_STORAGE_MB * megabyte)
    throw new AppError("invalid", { fields: { file: [noRoomForStaff] } });
}
