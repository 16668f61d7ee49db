import { showPrintArea } from "#contracts/catalogue/print-area.ts";
import type { Actor } from "#server/access/actor.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { OpenedFile } from "#server/platform/http/send-file.ts";
import { findFiles } from "#server/platform/storage/files.repository.ts";
import type { Services } from "#server/services.ts";
import { readQuote } from "../model/read-quote.ts";
import { findSketchForBuyer, findSketchForStaff } from "../model/sketches.repository.ts";
import { isOfThePast } from "./check-sketch.ts";
import { smallPx } from "./sketch-limits.ts";

/** A quote with the sketch that this reader is shown. @throws 404 */
async function findForReader(db: Db, actor: Actor, quoteId: number) {
  const quote = await readQuote(db, actor, quoteId, "quotes.read");
  const find = actor.kind === "staff" ? findSketchForStaff : findSketchForBuyer;
  return { quote, sketch: await find(db, quoteId) };
}

/** How the bag of a quote is to look; null where there is no sketch. @throws 404 */
export async function readSketch({ db }: Pick<Services, "db">, actor: Actor, quoteId: number) {
  const { sketch } = await findForReader(db, actor, quoteId);
  if (!sketch) return null;
  const { description, state, createdAt } = sketch;
  return {
    ...description,
    is_drawn: state === "ready",
    is_of_the_past: await isOfThePast(db, { description, areas: sketch.areas.map(showPrintArea) }),
    created_at: createdAt,
  };
}

/** Its picture: a small PNG on white where that is wide enough, else the WebP. @throws 404 */
export async function readSketchPicture(
  { db, storage }: Pick<Services, "db" | "storage">,
  actor: Actor,
  { quoteId, width }: { readonly quoteId: number; readonly width: number | undefined },
): Promise<OpenedFile> {
  const { quote, sketch } = await findForReader(db, actor, quoteId);
  const fileId = sketch?.fileId ?? undefined;
  const file = fileId === undefined ? undefined : (await findFiles(db, [fileId])).get(fileId);
  const isSmall = width !== undefined && width <= smallPx;
  const key = isSmall ? file?.preview_key : file?.storage_key;
  const opened = key ? await storage.open(key) : undefined;
  if (!opened) throw new AppError("not_found");
  return {
    ...{ content: opened.stream, byteSize: opened.byteSize },
    name: `${quote.reference}-sketch.${isSmall ? "png" : "webp"}`,
    mediaType: isSmall ? "image/png" : "image/webp",
  };
}
