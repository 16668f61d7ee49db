import type { Paper } from "./paper.ts";

/** The paper as a PDF. What draws is loaded with the first document: a shop opens without it. */
export async function printPaper(paper: Paper): Promise<Buffer> {
  const { drawPaper } = await import("./draw-paper.ts");
  return await drawPaper(paper);
}
