import type { PrintAreaAnswer } from "#contracts/catalogue/print-area.ts";
import { printAreaOf } from "#contracts/catalogue/print-area.ts";
import { type SketchAnswer, sketchOf } from "#contracts/quotes/sketches.ts";
import { sketchRule } from "#domain/artwork/sketch.ts";
import type { Message } from "#domain/words.ts";
import { systemReadPrintAreas } from "#server/features/catalogue/products/system-read-print-areas.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";

const unknownFile: Message = /*i18n*/ {
  id: "sketch.unknownFile",
  message: "The logo of this sketch is not there. Please choose it again.",
};

/** A sketch that obeys every rule, with the print areas of its day. */
export interface CheckedSketch {
  readonly description: SketchAnswer;
  readonly areas: readonly PrintAreaAnswer[];
}

/**
 * Whether the product is still printed where the sketch says, and whether its files are there.
 * @throws 422 at `sketch`
 */
export async function checkSketch(
  db: Db,
  description: SketchAnswer,
  files: ReadonlySet<string>,
): Promise<CheckedSketch> {
  const areas = (await systemReadPrintAreas(db, description.product)) ?? [];
  const refused = sketchRule(sketchOf(description), areas.map(printAreaOf));
  if (refused) throw refusedSketch(refused);
  if (!description.places.every(({ file }) => files.has(file))) throw refusedSketch(unknownFile);
  return { description, areas };
}

function refusedSketch(message: Message): AppError {
  return new AppError("invalid", { fields: { sketch: [message] } });
}

/** The same for a request, which is not refused because its product or area went out of the shop meanwhile: it has no sketch then. */
export async function checkRequestedSketch(
  db: Db,
  description: SketchAnswer | undefined,
  files: ReadonlySet<string>,
): Promise<CheckedSketch | undefined> {
  if (!description) return undefined;
  const areas = await systemReadPrintAreas(db, description.product);
  const isThere = (id: string) => areas?.some((area) => area.id === id) ?? false;
  if (!areas?.length || !description.places.every(({ area }) => isThere(area))) return undefined;
  return await checkSketch(db, description, files);
}

/** Whether the product is printed otherwise by now, or gone. */
export async function isOfThePast(db: Db, { description, areas }: CheckedSketch): Promise<boolean> {
  const now = await systemReadPrintAreas(db, description.product);
  return JSON.stringify(now) !== JSON.stringify(areas);
}

/** The description with the ids of its files in the place of their names. */
export function withFileIds(description: SketchAnswer, ids: ReadonlyMap<string, number>): SketchAnswer {
  const named = (file: string) => String(ids.get(file) ?? file);
  return {
    ...description,
    places: description.places.map((place) => ({ ...place, file: named(place.file) })),
  };
}
