import { seconds } from "#domain/time/durations.ts";
import { UnreadableFile } from "#server/platform/processes/read-apart.ts";
import { addFile, findFiles } from "#server/platform/storage/files.repository.ts";
import type { Services } from "#server/services.ts";
import { dropFile } from "../artwork/receive-file.ts";
import {
  findWaitingSketches,
  type QuoteSketch,
  setSketchPicture,
  settleSketch,
} from "../model/sketches.repository.ts";
import { drawPicture, UndrawableSketch, waitsForFile } from "./draw-picture.ts";

type Drawing = Pick<Services, "db" | "storage" | "clock" | "log" | "logoDecoders">;

const batch = 20;
/** A round begins no further sketch after this time, so that a shutdown need not wait for it. */
const roundTime = seconds(3);

/** Draws the sketches that wait because no decoder was free, or because a logo of theirs waited. */
export async function systemDrawSketches(services: Drawing, isBusy = () => false): Promise<void> {
  const until = performance.now() + roundTime;
  for (const sketch of await findWaitingSketches(services.db, batch)) {
    await drawWaiting(services, sketch);
    if (performance.now() > until || isBusy()) return;
  }
}

async function drawWaiting(services: Drawing, sketch: QuoteSketch): Promise<void> {
  const { db, log, logoDecoders } = services;
  const ids = sketch.description.places.map(({ file }) => Number(file));
  const files = new Map([...(await findFiles(db, ids))].map(([id, file]) => [String(id), file]));
  const sketched = { ...sketch, files };
  if (waitsForFile(sketched)) return;
  try {
    const picture = await logoDecoders.run(() => drawPicture(services, sketched));
    const isFirst = await db.transaction().execute(async (transaction) => {
      const isFirst = await settleSketch(transaction, sketch.id, "ready");
      if (isFirst) await setSketchPicture(transaction, sketch.id, await addFile(transaction, picture));
      return isFirst;
    });
    if (!isFirst) await dropFile(services, picture);
  } catch (error) {
    if (!(error instanceof UndrawableSketch || error instanceof UnreadableFile)) {
      log.error(
        { err: error, sketch: sketch.id },
        "a sketch could not be drawn; it waits for the next round",
      );
      return;
    }
    log.warn({ err: error, sketch: sketch.id }, "a sketch cannot be drawn");
    await settleSketch(db, sketch.id, "refused");
  }
}
