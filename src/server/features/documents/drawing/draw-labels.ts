import { once } from "node:events";
import type { CartonLabel, LabelSheet } from "../layouts/carton-labels.ts";
import type { DocumentFact } from "./document-layout.ts";
import { colours, inFace, openSheet, type Sheet } from "./sheet.ts";

/** Four by six inches, as printers of labels have them; in points. */
const label = { size: [288, 432] as [number, number], margin: 20 };
const inner = label.size[0] - 2 * label.margin;

/** Renders a page for each carton: where it goes, what is in it, and which of all it is. */
export async function drawLabels(layout: LabelSheet): Promise<Buffer> {
  const sheet = openSheet(layout, label);
  const pieces: Buffer[] = [];
  const finished = once(sheet.doc, "end");
  sheet.doc.on("data", (piece: Buffer) => pieces.push(piece));
  for (const [index, each] of layout.labels.entries()) {
    if (index > 0) sheet.doc.addPage();
    drawLabel(sheet, layout, each);
  }
  sheet.root.end();
  sheet.doc.end();
  await finished;
  return Buffer.concat(pieces);
}

function drawLabel(sheet: Sheet, layout: LabelSheet, { item, bags, place }: CartonLabel): void {
  drawLine(sheet, { y: 20, height: 16, face: "strong", size: 11, text: layout.shopName });
  drawFact(sheet, layout.shipTo, { y: 48, height: 108, size: 12 });
  drawFact(sheet, layout.order, { y: 178, height: 30, size: 24 });
  if (layout.purchaseOrder) drawFact(sheet, layout.purchaseOrder, { y: 232, height: 18, size: 13 });
  drawLine(sheet, { y: 276, height: 62, face: "strong", size: 16, text: item });
  drawLine(sheet, { y: 352, height: 24, face: "text", size: 18, text: bags });
  drawLine(sheet, { y: 380, height: 34, face: "display", size: 28, text: place });
}

interface Box {
  readonly y: number;
  /** What does not fit is cut: a label has one page. */
  readonly height: number;
  readonly size: number;
}

function drawFact(sheet: Sheet, fact: DocumentFact, { y, ...box }: Box): void {
  const { doc } = sheet;
  doc.fillColor(colours.quiet);
  drawLine(sheet, { y, height: 11, face: "text", size: 8.5, text: fact.label });
  doc.fillColor(colours.ink);
  drawLine(sheet, { ...box, y: y + 13, face: "strong", text: fact.value });
}

interface Line extends Box {
  readonly face: Parameters<typeof inFace>[1];
  readonly text: string;
}

function drawLine(sheet: Sheet, { y, height, face, size, text }: Line): void {
  const { doc, root } = sheet;
  root.add(
    doc.struct("P", {}, () => {
      doc.text(inFace(sheet, face, size, text), label.margin, y, { width: inner, height, ellipsis: true });
    }),
  );
}
