import type { DrawingFacts } from "#domain/artwork/drawing-facts.ts";
import type { Pixels } from "./count-colours.ts";
import { openPdfEngine, type PdfEngine } from "./pdf-engine.ts";
import { findSpotColours } from "./spot-colours.ts";

const mmOfPoint = 25.4 / 72;
/** Of the page's area: a picture that covers more is what there is to print. */
const covering = 0.8;
/** Kinds of objects on a page, as the engine numbers them. */
const kinds = { text: 1, path: 2, image: 3, shading: 4, form: 5 };
/** How deep groups in groups are looked into. */
const deepest = 12;
const rgba = { format: 4, reverseBytes: 0x10, annotations: 0x01 };

/** The first page of a PDF. */
export interface PdfPage {
  readonly facts: DrawingFacts;
  /** Of its largest picture, where it is one picture; a page of lines has no pixels. */
  readonly picturePx: { readonly width: number; readonly height: number } | undefined;
  /** Draws it without a ground, its longer side of so many pixels. */
  draw(side: number): Pixels;
}

/** @throws for what is no whole PDF, needs a password, or has no page */
export async function openPdfPage(bytes: Buffer): Promise<PdfPage> {
  const engine = await openPdfEngine();
  const start = engine.wasmExports.malloc(bytes.length);
  if (start === 0) throw new Error("no room for the file");
  engine.HEAPU8.set(bytes, start);
  const document = engine._FPDF_LoadMemDocument(start, bytes.length, 0);
  if (document === 0) throw new Error(`not opened: ${engine._FPDF_GetLastError()}`);
  const page = engine._FPDF_LoadPage(document, 0);
  if (page === 0) throw new Error("no first page");
  const [width, height] = [engine._FPDF_GetPageWidthF(page), engine._FPDF_GetPageHeightF(page)];
  if (!(width > 0 && height > 0)) throw new Error("a page without a size");
  const seen = lookAt(engine, page, width * height);
  const hasLines = seen.kinds.has(kinds.text) || seen.kinds.has(kinds.path) || seen.kinds.has(kinds.shading);
  const isVector = hasLines && seen.covered < covering;
  return {
    facts: {
      pages: engine._FPDF_GetPageCount(document),
      isVector,
      ...{ widthMm: toTenth(width * mmOfPoint), heightMm: toTenth(height * mmOfPoint) },
      fonts: !seen.kinds.has(kinds.text) ? "none" : seen.isFontMissing ? "missing" : "embedded",
      spotColours: findSpotColours(bytes),
    },
    picturePx: isVector ? undefined : seen.picturePx,
    draw: (side) => draw(engine, page, side / Math.max(width, height)),
  };
}

const toTenth = (mm: number) => Math.round(mm * 10) / 10;

function draw(engine: PdfEngine, page: number, scale: number): Pixels {
  const width = Math.max(1, Math.round(engine._FPDF_GetPageWidthF(page) * scale));
  const height = Math.max(1, Math.round(engine._FPDF_GetPageHeightF(page) * scale));
  const bitmap = engine._FPDFBitmap_CreateEx(width, height, rgba.format, 0, 0);
  if (bitmap === 0) throw new Error("no room for the picture");
  engine._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0);
  const how = rgba.reverseBytes | rgba.annotations;
  engine._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, how);
  const from = engine._FPDFBitmap_GetBuffer(bitmap);
  const data = engine.HEAPU8.slice(from, from + width * height * 4);
  engine._FPDFBitmap_Destroy(bitmap);
  return { width, height, data };
}

interface Seen {
  readonly kinds: Set<number>;
  isFontMissing: boolean;
  /** The share of the page that its largest picture takes. */
  covered: number;
  picturePx: { readonly width: number; readonly height: number } | undefined;
}

/** What stands on a page, in groups too. */
function lookAt(engine: PdfEngine, page: number, area: number): Seen {
  const seen: Seen = { kinds: new Set(), isFontMissing: false, covered: 0, picturePx: undefined };
  // Six numbers for what the engine answers by address.
  const room = engine.wasmExports.malloc(24);
  const look = (object: number, scale: number, depth: number): void => {
    const kind = engine._FPDFPageObj_GetType(object);
    seen.kinds.add(kind);
    if (kind === kinds.text) {
      const font = engine._FPDFTextObj_GetFont(object);
      if (engine._FPDFFont_GetIsEmbedded(font) === 0) seen.isFontMissing = true;
    } else if (kind === kinds.image) {
      const covered = (areaOf(engine, object, room) * scale) / area;
      if (covered <= seen.covered) return;
      seen.covered = covered;
      seen.picturePx = pixelsOf(engine, object, room);
    } else if (kind === kinds.form && depth < deepest) {
      const within = scale * stretchOf(engine, object, room);
      for (let at = 0; at < engine._FPDFFormObj_CountObjects(object); at += 1)
        look(engine._FPDFFormObj_GetObject(object, at), within, depth + 1);
    }
  };
  for (let at = 0; at < engine._FPDFPage_CountObjects(page); at += 1)
    look(engine._FPDFPage_GetObject(page, at), 1, 0);
  return seen;
}

function areaOf(engine: PdfEngine, object: number, room: number): number {
  if (!engine._FPDFPageObj_GetBounds(object, room, room + 4, room + 8, room + 12)) return 0;
  const [left = 0, bottom = 0, right = 0, top = 0] = engine.HEAPF32.subarray(room / 4, room / 4 + 4);
  return Math.abs((right - left) * (top - bottom));
}

function pixelsOf(engine: PdfEngine, object: number, room: number) {
  if (!engine._FPDFImageObj_GetImagePixelSize(object, room, room + 4)) return undefined;
  const [width = 0, height = 0] = engine.HEAP32.subarray(room / 4, room / 4 + 2);
  return { width, height };
}

/** By how much a group enlarges the area of what is in it. */
function stretchOf(engine: PdfEngine, object: number, room: number): number {
  if (!engine._FPDFPageObj_GetMatrix(object, room)) return 1;
  const [a = 1, b = 0, c = 0, d = 1] = engine.HEAPF32.subarray(room / 4, room / 4 + 4);
  return Math.abs(a * d - b * c);
}
