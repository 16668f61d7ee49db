import { buffer } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { CartonLabel, LabelSheet } from "../layouts/carton-labels.ts";
import { colours, inFace, openSheet, type Sheet } from "./sheet.ts";

/** Four by six inches, as printers of labels have them; in points. */
const label = { size: [288, 432] as [number, number], margin: 20 };
const inner = label.size[0] - 2 * label.margin;
/** So many are drawn before others are answered. */
const atOnce = 50;

/** Renders a page for each carton: where it goes, what is in it, and which of all it is. */
export async function drawLabels(paper: LabelSheet): Promise<Buffer> {
  const sheet = openSheet(paper, label);
  const finished = buffer(sheet.doc);
  for (const [index, each] of paper.labels.entries()) {
    if (index > 0) sheet.doc.addPage();
    drawLabel(sheet, paper, each);
    if (index % atOnce === atOnce - 1) await nextTurn();
  }
  sheet.root.end();
  sheet.doc.end();
  return await finished;
}

function drawLabel(sheet: Sheet, paper: LabelSheet, { item, bags, place }: CartonLabel): void {
  const write = (y: number, height: number, face: Parameters<typeof inFace>[1], size: number, text: string) =>
    writeAt(sheet, { y, height, face, size, text });
  write(20, 16, "strong", 11, paper.shopName);
  drawFact(sheet, 48, 108, 12, paper.shipTo);
  drawFact(sheet, 178, 30, 24, paper.order);
  if (paper.purchaseOrder) drawFact(sheet, 232, 18, 13, paper.purchaseOrder);
  write(276, 62, "strong", 16, item);
  write(352, 24, "text", 18, bags);
  write(380, 34, "display", 28, place);
}

function drawFact(
  sheet: Sheet,
  y: number,
  height: number,
  size: number,
  { label: name, value }: LabelSheet["order"],
): void {
  const { doc } = sheet;
  doc.fillColor(colours.quiet);
  writeAt(sheet, { y, height: 11, face: "text", size: 8.5, text: name });
  doc.fillColor(colours.ink);
  writeAt(sheet, { y: y + 13, height, face: "strong", size, text: value });
}

interface Written {
  readonly y: number;
  /** What does not fit is cut: a label has one page. */
  readonly height: number;
  readonly face: Parameters<typeof inFace>[1];
  readonly size: number;
  readonly text: string;
}

function writeAt(sheet: Sheet, { y, height, face, size, text }: Written): void {
  const { doc, root } = sheet;
  root.add(
    doc.struct("P", {}, () => {
      doc.text(inFace(sheet, face, size, text), label.margin, y, { width: inner, height, ellipsis: true });
    }),
  );
}
