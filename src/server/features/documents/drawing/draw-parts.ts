import type { DocumentColumn, DocumentFact, DocumentPart } from "./document-layout.ts";
import { codeWidth, drawSquares } from "./draw-pictures.ts";
import { colours, inFace, margin, ruleAt, type Sheet } from "./sheet.ts";

const features: PDFKit.Mixins.OpenTypeFeatures[] = ["tnum"];
/** In points. */
const gap = 18;
/** Above and below a row. */
const rowPadding = 12;

/** A part of an offer: its name, and what it says. */
export function drawPart(sheet: Sheet, part: DocumentPart): void {
  const { doc } = sheet;
  if (part.kind === "facts") {
    drawSideBySide(sheet, part.title, part.facts.map(stackOfFact), 3);
  } else if (part.kind === "columns") {
    const inRow = Math.min(4, Math.max(2, part.columns.length));
    drawSideBySide(sheet, part.title, part.columns.map(stackOfColumn), inRow);
    if (part.note) drawStack(sheet, [{ ...note, text: part.note }], margin, sheet.width);
  } else if (part.kind === "amounts") {
    drawPartTitle(sheet, part.title, 40);
    for (const amount of part.amounts) drawAmount(sheet, amount);
  } else if (part.code === undefined) {
    drawPartTitle(sheet, part.title, 30);
    drawStack(sheet, [{ ...note, text: part.text }], margin, sheet.width);
  } else {
    drawPartTitle(sheet, part.title, 64);
    const top = doc.y;
    drawSquares(sheet, part.code, 64);
    const end = doc.y;
    doc.y = top;
    drawStack(sheet, [{ ...note, text: part.text }], margin, sheet.width - codeWidth - gap);
    doc.y = Math.max(doc.y, end);
  }
  doc.y += 7;
}

/** @param room what has to follow it on its page, in points */
export function drawPartTitle(
  sheet: Sheet,
  title: string,
  room: number,
  { left = margin, width = sheet.width } = {},
): void {
  const { doc, root, bottom } = sheet;
  if (doc.y + 21 + room > bottom) doc.addPage();
  root.add(
    doc.struct("H2", {}, () => {
      doc.fillColor(colours.ink).text(inFace(sheet, "display", 13, title, width), left, doc.y, { width });
    }),
  );
  doc.y += 5;
}

/** Words of one look; several stand under each other. */
interface Words {
  readonly face: "text" | "strong" | "display";
  readonly size: number;
  readonly colour: string;
  readonly text: string;
}

const note = { face: "text", size: 10, colour: colours.ink } as const;
const label = { face: "text", size: 8.5, colour: colours.quiet } as const;

function stackOfFact({ label: name, value }: DocumentFact): Words[] {
  return [
    { ...label, text: name },
    { ...note, text: value },
  ];
}

function stackOfColumn({ label: name, figure, strong, text }: DocumentColumn): Words[] {
  return [
    { ...label, text: name },
    { face: "display", size: 15, colour: colours.ink, text: figure },
    ...(strong ? [{ face: "strong", size: 10.5, colour: colours.ink, text: strong } as const] : []),
    { face: "text", size: 9, colour: colours.quiet, text },
  ];
}

function heightOf(sheet: Sheet, stack: readonly Words[], width: number): number {
  return stack.reduce((sum, { face, size, text }) => {
    const shown = inFace(sheet, face, size, text, width);
    return sum + sheet.doc.heightOfString(shown, { width, features, lineGap: 1.5 });
  }, 0);
}

function drawStack(sheet: Sheet, stack: readonly Words[], left: number, width: number): void {
  const { doc, root } = sheet;
  root.add(
    doc.struct("P", {}, () => {
      for (const { face, size, colour, text } of stack) {
        doc.fillColor(colour);
        doc.text(inFace(sheet, face, size, text, width), left, doc.y, { width, features, lineGap: 1.5 });
      }
      doc.fillColor(colours.ink);
    }),
  );
}

/** In rows of so many, each below a hairline; a row is not divided between pages, and the title stands with the first. */
function drawSideBySide(
  sheet: Sheet,
  title: string,
  all: readonly (readonly Words[])[],
  inRow: number,
): void {
  const { doc, width: whole, bottom } = sheet;
  const width = (whole - gap * (inRow - 1)) / inRow;
  const rows = Array.from({ length: Math.ceil(all.length / inRow) }, (_, index) =>
    all.slice(index * inRow, (index + 1) * inRow),
  );
  const heights = rows.map((row) => Math.max(...row.map((stack) => heightOf(sheet, stack, width))));
  drawPartTitle(sheet, title, (heights[0] ?? 0) + rowPadding);
  for (const [index, row] of rows.entries()) {
    const height = heights[index] ?? 0;
    if (doc.y + height + rowPadding > bottom) doc.addPage();
    ruleAt(sheet, doc.y);
    const top = doc.y + 6;
    for (const [place, stack] of row.entries()) {
      doc.y = top;
      drawStack(sheet, stack, margin + place * (width + gap), width);
    }
    doc.y = top + height + 6;
  }
}

/** What it is for on the left, how much on the right. */
function drawAmount(sheet: Sheet, { label: name, value }: DocumentFact): void {
  const { doc, root, width, bottom } = sheet;
  const right = width * 0.3;
  const left = width - right;
  const height = Math.max(
    heightOf(sheet, [{ ...note, text: name }], left),
    heightOf(sheet, [{ ...note, text: value }], right),
  );
  if (doc.y + height + 10 > bottom) doc.addPage();
  ruleAt(sheet, doc.y);
  const top = doc.y + 5;
  root.add(
    doc.struct("P", {}, () => {
      doc.fillColor(colours.ink);
      doc.text(inFace(sheet, "text", 10, name, left), margin, top, { width: left });
      const shown = inFace(sheet, "text", 10, value, right);
      doc.text(shown, margin + left, top, { width: right, align: "right", features });
    }),
  );
  doc.y = top + height + 5;
}
