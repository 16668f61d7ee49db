import type { DocumentFact, DocumentLayout, DocumentRow } from "./document.ts";
import { colours, decorate, headingOf, inFace, margin, ruleAt, type Sheet } from "./sheet.ts";

const padding = 6;
const size = 10;
/** Figures of one width, so that amounts stand under each other. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ["tnum"];

interface Column {
  readonly key: keyof DocumentRow;
  /** Share of the width. */
  readonly share: number;
  readonly align: "left" | "right";
}

const columns: readonly Column[] = [
  { key: "item", share: 0.46, align: "left" },
  { key: "units", share: 0.15, align: "right" },
  { key: "unitPrice", share: 0.17, align: "right" },
  { key: "amount", share: 0.22, align: "right" },
];

/** Of a packing slip: four counts. */
const columnsOfCounts: readonly Column[] = [
  { key: "item", share: 0.36, align: "left" },
  { key: "units", share: 0.14, align: "right" },
  { key: "unitPrice", share: 0.17, align: "right" },
  { key: "amount", share: 0.18, align: "right" },
  { key: "left", share: 0.15, align: "right" },
];

function columnsOf({ left }: DocumentRow): readonly Column[] {
  return left === undefined ? columns : columnsOfCounts;
}

/** The lines and their sums, as one table whose head stands again on every page that it reaches. */
export function drawTable(sheet: Sheet, { head, rows, sums }: DocumentLayout): void {
  const { doc, root } = sheet;
  const table = doc.struct("Table");
  root.add(table);
  drawHead(sheet, table, head);
  for (const row of rows) {
    makeRoom(sheet, heightOf(sheet, row), head);
    drawRow(sheet, table, row);
  }
  for (const [index, sum] of sums.entries()) {
    makeRoom(sheet, size + 4 * padding, head);
    drawSum(sheet, table, sum, index === sums.length - 1);
  }
  table.end();
  doc.y += 22;
}

function heightOf(sheet: Sheet, row: DocumentRow): number {
  const { doc, width } = sheet;
  const [first] = columnsOf(row);
  return (
    doc.heightOfString(inFace(sheet, "strong", size, row.item), { width: width * (first?.share ?? 1) }) +
    2 * padding
  );
}

/** On a new page the table's head is repeated as an artifact: a screen reader has read it already. */
function makeRoom(sheet: Sheet, height: number, head: DocumentRow): void {
  const { doc, bottom } = sheet;
  if (doc.y + height <= bottom) return;
  doc.addPage();
  const top = doc.y;
  decorate(sheet, "Pagination", () =>
    eachColumn(sheet, head, (column, left, width) => {
      doc.text(inFace(sheet, "strong", 8.5, head[column.key] ?? ""), left, top, {
        width,
        align: column.align,
        features,
      });
    }),
  );
  closeRow(sheet, top + 12, colours.ink);
}

function drawHead(sheet: Sheet, table: PDFKit.PDFStructureElement, head: DocumentRow): void {
  const { doc } = sheet;
  const top = doc.y;
  const row = doc.struct("TR");
  table.add(row);
  eachColumn(sheet, head, (column, left, width) => {
    row.add(
      doc.struct("TH", headingOf("Column"), () => {
        doc.text(inFace(sheet, "strong", 8.5, head[column.key] ?? ""), left, top, {
          width,
          align: column.align,
          features,
        });
      }),
    );
  });
  row.end();
  closeRow(sheet, top + 12, colours.ink);
}

function drawRow(sheet: Sheet, table: PDFKit.PDFStructureElement, values: DocumentRow): void {
  const { doc } = sheet;
  const top = doc.y;
  const bottom = top + heightOf(sheet, values) - 2 * padding;
  const row = doc.struct("TR");
  table.add(row);
  eachColumn(sheet, values, (column, left, width) => {
    const isName = column.key === "item";
    row.add(
      doc.struct(isName ? "TH" : "TD", isName ? headingOf("Row") : {}, () => {
        const value = inFace(sheet, isName ? "strong" : "text", size, values[column.key] ?? "");
        doc.text(value, left, top, { width, align: column.align, features });
      }),
    );
  });
  row.end();
  closeRow(sheet, bottom, colours.line);
}

/** Label over the first three columns, amount in the last. */
function drawSum(
  sheet: Sheet,
  table: PDFKit.PDFStructureElement,
  { label, value }: DocumentFact,
  isLast: boolean,
): void {
  const { doc, width } = sheet;
  const top = doc.y;
  const amountWidth = width * 0.3;
  const face = isLast ? "strong" : "text";
  const points = isLast ? 11.5 : size;
  const row = doc.struct("TR");
  table.add(row);
  row.add(
    doc.struct("TH", headingOf("Row"), () => {
      doc.text(inFace(sheet, face, points, label), margin, top, { width: width - amountWidth });
    }),
  );
  row.add(
    doc.struct("TD", {}, () => {
      doc.text(inFace(sheet, face, points, value), margin + width - amountWidth, top, {
        width: amountWidth,
        align: "right",
        features,
      });
    }),
  );
  row.end();
  closeRow(sheet, top + (isLast ? 15 : 13), isLast ? colours.ink : colours.line);
}

function eachColumn(
  { width }: Sheet,
  row: DocumentRow,
  draw: (column: Column, left: number, width: number) => void,
): void {
  let left = margin;
  for (const column of columnsOf(row)) {
    draw(column, left, width * column.share);
    left += width * column.share;
  }
}

function closeRow(sheet: Sheet, y: number, colour: string): void {
  ruleAt(sheet, y + padding, { colour, weight: colour === colours.ink ? 1 : 0.75 });
  sheet.doc.y = y + 2 * padding;
}
