import type { DocumentLayout } from "./document.ts";

/** Renders a PDF. The renderer is loaded with the first document, so that the shop starts without it. */
export async function printDocument(paper: DocumentLayout): Promise<Buffer> {
  const { drawDocument } = await import("./draw-document.ts");
  return await drawDocument(paper);
}
