import type { Db } from "#server/platform/database/db.ts";
import { findFiles } from "#server/platform/storage/files.repository.ts";
import type { Services } from "#server/services.ts";
import { findSketchForBuyer, findSketchForStaff, findSketchOfVersion } from "../model/sketches.repository.ts";

interface Asked {
  readonly quoteId: number;
  /** Whose sketch: the one that staff works with, the one that the buyer is shown, or that of a version by its number. */
  readonly of: "staff" | "buyer" | number;
}

/** The small picture of a quote's sketch, for mails and papers, which are better without it than not at all. */
export async function systemReadSmallSketch(
  { db, storage }: Pick<Services, "db" | "storage">,
  asked: Asked,
): Promise<Buffer | undefined> {
  const fileId = (await findAsked(db, asked))?.fileId ?? undefined;
  const key = fileId === undefined ? undefined : (await findFiles(db, [fileId])).get(fileId)?.preview_key;
  // The storage may be away.
  return key ? await storage.get(key).catch(() => undefined) : undefined;
}

async function findAsked(db: Db, { quoteId, of }: Asked) {
  if (of === "staff") return await findSketchForStaff(db, quoteId);
  if (of === "buyer") return await findSketchForBuyer(db, quoteId);
  return await findSketchOfVersion(db, { quoteId, number: of });
}
