import type { DocumentLayout } from "./document.ts";

/** The paper as a PDF. What draws is loaded with the first document: a shop opens without it. */
export async function printDocument(paper: DocumentLayout): Promise<Buffer> {
  const { drawDocument } = await import("./draw-document.ts");
  return await drawDocument(paper);
}
