import { PDFiumModule } from "@hyzyla/pdfium";

/** What the engine's package has and its types leave out. Each number but the last ones is an address. */
interface Unlisted {
  _FPDF_GetPageWidthF(page: number): number;
  _FPDF_GetPageHeightF(page: number): number;
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  _FPDFPageObj_GetMatrix(object: number, matrix: number): number;
  _FPDFFormObj_CountObjects(form: number): number;
  _FPDFFormObj_GetObject(form: number, index: number): number;
  _FPDFTextObj_GetFont(text: number): number;
  _FPDFFont_GetIsEmbedded(font: number): number;
  readonly HEAPF32: Float32Array;
}

const unlisted = [
  "_FPDF_GetPageWidthF",
  "_FPDF_GetPageHeightF",
  "_FPDFPageObj_GetBounds",
  "_FPDFPageObj_GetMatrix",
  "_FPDFFormObj_CountObjects",
  "_FPDFFormObj_GetObject",
  "_FPDFTextObj_GetFont",
  "_FPDFFont_GetIsEmbedded",
] as const satisfies readonly (keyof Unlisted)[];

type Listed = Awaited<ReturnType<typeof PDFiumModule>>;

function hasAll(engine: Listed): engine is Listed & Unlisted {
  const isThere = unlisted.every((name) => typeof Reflect.get(engine, name) === "function");
  return isThere && Reflect.get(engine, "HEAPF32") instanceof Float32Array;
}

/**
 * PDFium in WebAssembly: it has memory of its own and nothing of the machine's, runs no script of a document, and knows
 * no fonts but the document's and fourteen that it brings.
 */
export async function openPdfEngine(): Promise<Listed & Unlisted> {
  const engine = await PDFiumModule({});
  if (!hasAll(engine)) throw new Error("this version of PDFium lacks what is asked of it");
  // It has a default for each setting.
  engine._FPDF_InitLibraryWithConfig({});
  return engine;
}
export type PdfEngine = Awaited<ReturnType<typeof openPdfEngine>>;
