import { hash } from "node:crypto";
import type { PrintAreaAnswer } from "#contracts/catalogue/print-area.ts";
import { addSketch } from "#server/features/deals/model/sketches.repository.ts";
import { addFile } from "#server/platform/storage/files.repository.ts";
import type { Services } from "#server/services.ts";
import { tinyPng } from "./tiny-png.ts";

/** Where the product of the tests is printed. */
export const frontArea: PrintAreaAnswer = {
  ...{ id: "front", name: "front", picture: `/storage/pictures/${"0".repeat(24)}-800.webp` },
  corners: [
    [300, 400],
    [500, 420],
    [490, 650],
    [310, 620],
  ],
  ...{ width_mm: 250, height_mm: 230 },
};

/** How the bag of a quote is to look, with a picture that no decoder drew. */
export async function addDrawnSketch(
  { db, storage, clock }: Pick<Services, "db" | "storage" | "clock">,
  { quoteId, product }: { readonly quoteId: number; readonly product: number },
): Promise<void> {
  const stem = `sketches/test-${quoteId}`;
  const file = { storage_key: `${stem}.webp`, preview_key: `${stem}-small.png` };
  for (const key of Object.values(file)) await storage.put(key, tinyPng);
  const logo = { area: "front", file: "1", width_mm: 200, x_mm: 0, y_mm: 0, inks: ["#FFFFFF"] };
  await db.transaction().execute(async (transaction) => {
    const fileId = await addFile(transaction, {
      ...file,
      ...{ original_name: "sketch.webp", media_type: "image/webp", byte_size: tinyPng.length },
      ...{ sha256: hash("sha256", tinyPng), state: "ready", protection: null },
      created_at: clock().toISOString(),
    });
    await addSketch(transaction, {
      ...{ quoteId, fileId, at: clock(), areas: [frontArea] },
      description: { product, size: null, dye: "#1A7F37", places: [logo] },
    });
  });
}
