import { readFileSync } from "node:fs";
import { join } from "node:path";
import PDFDocument from "pdfkit";
import { cutLongWords, type LetterWidths } from "./cut-long-words.ts";
import type { DocumentLayout } from "./document-layout.ts";
import { facturXMetadata } from "./factur-x-metadata.ts";
import type { MissingScript } from "./missing-script.ts";
import { printable } from "./printable.ts";

const face = (name: string) => readFileSync(join(import.meta.dirname, "fonts", `${name}.ttf`));
const faces = {
  text: face("instrument-sans-400"),
  strong: face("instrument-sans-600"),
  display: face("bricolage-grotesque-700"),
  "wide text": face("noto-sans-400"),
  "wide strong": face("noto-sans-700"),
};

type Face = "text" | "strong" | "display";
const wideFaces = { text: "wide text", strong: "wide strong", display: "wide strong" } as const;

/** The design tokens, on a white page. */
export const colours = { ink: "#1c2620", quiet: "#5b6259", line: "#d9d3c4", clay: "#8a4b1f" };

/** Points from the edge of the page. */
export const margin = 54;
const footHeight = 30;

export interface Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly root: PDFKit.PDFStructureElement;
  readonly width: number;
  /** Where the page's content ends. */
  readonly bottom: number;
  /** The mark for letters that no font has. */
  readonly markOf: (script: MissingScript) => string;
  /** Texts that were worked out, by font, size, width and text. */
  readonly rendered: Map<string, { readonly font: string; readonly shown: string }>;
  /** The letters that were measured, by font and size. */
  readonly measured: Map<string, LetterWidths>;
}

/**
 * Chooses the font that has the letters of a text; returns the text as that font renders it in lines of this width. What
 * is measured before it is drawn, or stands on many pages, is worked out once.
 */
export function inFace(
  { doc, markOf, rendered, measured, width: pageWidth }: Sheet,
  face: Face,
  size: number,
  text: string,
  width = pageWidth,
): string {
  const key = `${face} ${size} ${width} ${text}`;
  const known = rendered.get(key);
  if (known) {
    doc.font(known.font).fontSize(size);
    return known.shown;
  }
  const { text: whole, isWide } = printable(text, markOf);
  const font = isWide ? wideFaces[face] : face;
  doc.font(font).fontSize(size);
  const letters = measured.get(`${font} ${size}`) ?? new Map();
  measured.set(`${font} ${size}`, letters);
  const shown = cutLongWords(doc, whole, width, letters);
  rendered.set(key, { font, shown });
  return shown;
}

/** Repeats the facts of its info as XML, where a shop's name may hold "&" or "<". */
class DocumentWithMetadata extends PDFDocument {
  override endMetadata(): void {
    const { Title = "", Author = "", Subject = "" } = this.info;
    this.info = { ...this.info, Title: asXml(Title), Author: asXml(Author), Subject: asXml(Subject) };
    super.endMetadata();
  }
}

const asXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

type SheetFacts = Pick<DocumentLayout, "language" | "title" | "shopName" | "madeAt" | "marks" | "facturX">;

/**
 * An empty tagged document with our fonts: Letter for English, A4 for French, or pages without a foot of another size. One
 * that carries its data is an archive, PDF/A-3a, and accessible all the same (ADR-113).
 */
export function openSheet(
  { language, title, shopName, madeAt, marks, facturX }: SheetFacts,
  page?: { readonly size: [number, number]; readonly margin: number },
): Sheet {
  const doc = new DocumentWithMetadata({
    size: page?.size ?? (language === "fr" ? "A4" : "LETTER"),
    margins: page
      ? { top: page.margin, left: page.margin, right: page.margin, bottom: 0 }
      : { top: margin, left: margin, right: margin, bottom: margin + footHeight },
    pdfVersion: "1.7",
    // The types list the archive formats only.
    subset: facturX === undefined ? ("PDF/UA" as PDFKit.Mixins.PDFSubsets) : "PDF/A-3a",
    tagged: true,
    lang: language,
    displayTitle: true,
    // Pages with a foot wait for their number; the others are written as they are drawn.
    bufferPages: !page,
    info: { Title: title, Author: shopName, CreationDate: madeAt, ModDate: madeAt },
  });
  if (facturX !== undefined) attachFacturX(doc, facturX, madeAt);
  for (const [name, bytes] of Object.entries(faces)) doc.registerFont(name, bytes);
  const root = doc.struct("Document");
  doc.addStructure(root);
  doc.lineWidth(0.75).fillColor(colours.ink).strokeColor(colours.line);
  return {
    doc,
    root,
    markOf: (script) => marks.get(script) ?? "",
    ...{ rendered: new Map(), measured: new Map() },
    width: doc.page.width - 2 * margin,
    bottom: doc.page.height - margin - footHeight,
  };
}

/** The data of an invoice as the file that e-invoice programs look for. */
function attachFacturX(doc: PDFKit.PDFDocument, xml: string, madeAt: Date): void {
  doc.file(Buffer.from(xml), {
    ...{ name: "factur-x.xml", type: "text/xml", relationship: "Alternative" },
    ...{ description: "Factur-X, EN 16931", creationDate: madeAt, modifiedDate: madeAt },
  });
  doc.appendXML(facturXMetadata);
}

/** Of a heading cell: what it is the heading of. The types do not know of it yet. */
export function headingOf(scope: "Column" | "Row"): PDFKit.Mixins.StructureElementOptions {
  const options: PDFKit.Mixins.StructureElementOptions & { scope: string } = { scope };
  return options;
}

/** What only pleases the eye: readers pass over it. */
export function decorate({ doc }: Sheet, kind: "Layout" | "Pagination", draw: () => void): void {
  doc.markContent("Artifact", { type: kind });
  draw();
  doc.endMarkedContent();
}

export function ruleAt(sheet: Sheet, y: number, { colour = colours.line, weight = 0.75 } = {}): void {
  decorate(sheet, "Layout", () => {
    const { doc, width } = sheet;
    doc.save().lineWidth(weight).strokeColor(colour);
    doc
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .stroke()
      .restore();
  });
}
