import type { Services } from "#server/services.ts";
import type { DocumentLayout } from "./document.ts";

/** Renders a PDF. The renderer is loaded with the first document, so that the shop starts without it. */
export async function printDocument(services: Printing, paper: DocumentLayout): Promise<Buffer> {
  const { drawDocument } = await import("./draw-document.ts");
  return await drawDocument({ ...paper, mark: await readMark(services) });
}

export type Printing = Pick<Services, "shop" | "storage">;

/** A document without its mark is better than none: the storage may be away. */
async function readMark({ shop, storage }: Printing): Promise<Buffer | undefined> {
  const { mark } = shop.facts();
  return mark ? await storage.get(mark.src.replace(/^\/storage\//, "")).catch(() => undefined) : undefined;
}
