import type { Services } from "#server/services.ts";
import type { DocumentLayout } from "./document-layout.ts";

/** A finished document; `name` is made of our own references only. */
export interface PdfFile {
  readonly name: string;
  readonly content: Buffer;
}

export type Printing = Pick<Services, "shop" | "storage">;

/** Renders a PDF. The renderer is loaded with the first document, so that the shop starts without it. */
export async function printDocument(
  services: Printing,
  layout: DocumentLayout,
  name: string,
): Promise<PdfFile> {
  const { drawDocument } = await import("./draw-document.ts");
  const content = await drawDocument({ ...layout, mark: await readMark(services) });
  return { name: `${name}.pdf`, content };
}

/** A document without its mark is better than none: the storage may be away. */
async function readMark({ shop, storage }: Printing): Promise<Buffer | undefined> {
  const { mark } = shop.facts();
  return mark ? await storage.get(mark.src.replace(/^\/storage\//, "")).catch(() => undefined) : undefined;
}
