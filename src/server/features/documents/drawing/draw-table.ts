import type { DocumentFact, DocumentLayout, DocumentRow } from "./document-layout.ts";
import { colours, decorate, headingOf, inFace, margin, ruleAt, type Sheet } from "./sheet.ts";

const size = 10;
const headSize = 8.5;
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

/** A column without a heading is left out, and the names have its room. */
function columnsOf(head: DocumentRow): readonly Column[] {
  if (head.left !== undefined) return columnsOfCounts;
  const others = columns.filter(({ key }) => key !== "item" && head[key] !== "");
  const share = others.reduce((left, column) => left - column.share, 1);
  return [{ key: "item", share, align: "left" }, ...others];
}

/** The table that is drawn: where, and what stands at the head of each page. */
interface Drawn {
  readonly sheet: Sheet;
  readonly table: PDFKit.PDFStructureElement;
  readonly head: DocumentRow;
  readonly columns: readonly Column[];
  /** Above and below each row, in points. */
  readonly padding: number;
}

/** The lines and their sums, as one table whose head stands again on every page that it reaches. */
export function drawTable(sheet: Sheet, { head, rows, sums, opening }: DocumentLayout): void {
  const { doc, root } = sheet;
  const table = doc.struct("Table");
  root.add(table);
  // An offer has two pages, as far as it can.
  const drawn = { sheet, table, head, columns: columnsOf(head), padding: opening ? 4.5 : 6 };
  drawHead(drawn);
  for (const row of rows) {
    const height = heightOf(drawn, row);
    makeRoom(drawn, height + 2 * drawn.padding);
    drawRow(drawn, row, height);
  }
  for (const [index, sum] of sums.entries()) drawSum(drawn, sum, index === sums.length - 1);
  table.end();
  doc.y += opening ? 12 : 22;
}

/** Of the highest cell: a long name, or words in the place of an amount, go on in the next line. */
function heightOf({ sheet, columns: some }: Drawn, row: DocumentRow): number {
  const { doc, width } = sheet;
  const heights = some.map(({ key, share, align }) => {
    const inner = width * share - gapOf(align);
    const text = inFace(sheet, key === "item" ? "strong" : "text", size, row[key] ?? "", inner);
    return doc.heightOfString(text, { width: inner, features });
  });
  return Math.max(...heights);
}

function headHeight({ sheet, head, columns: some }: Drawn): number {
  const { doc, width } = sheet;
  const heights = some.map(({ key, share, align }) =>
    doc.heightOfString(inFace(sheet, "strong", headSize, head[key] ?? ""), {
      ...{ width: width * share - gapOf(align), features },
    }),
  );
  return Math.max(12, ...heights);
}

/** On a new page the table's head is repeated as an artifact: a screen reader has read it already. */
function makeRoom(drawn: Drawn, height: number): void {
  const { sheet, head } = drawn;
  const { doc, bottom } = sheet;
  if (doc.y + height <= bottom) return;
  doc.addPage();
  const top = doc.y;
  decorate(sheet, "Pagination", () =>
    eachColumn(drawn, (column, left, width) => {
      const text = inFace(sheet, "strong", headSize, head[column.key] ?? "");
      doc.text(text, left, top, { width, align: column.align, features });
    }),
  );
  closeRow(drawn, top + headHeight(drawn), colours.ink);
}

function drawHead(drawn: Drawn): void {
  const { sheet, table, head } = drawn;
  const { doc } = sheet;
  const top = doc.y;
  const row = doc.struct("TR");
  table.add(row);
  eachColumn(drawn, (column, left, width) => {
    row.add(
      doc.struct("TH", headingOf("Column"), () => {
        const text = inFace(sheet, "strong", headSize, head[column.key] ?? "");
        doc.text(text, left, top, { width, align: column.align, features });
      }),
    );
  });
  row.end();
  closeRow(drawn, top + headHeight(drawn), colours.ink);
}

function drawRow(drawn: Drawn, values: DocumentRow, height: number): void {
  const { sheet, table } = drawn;
  const { doc } = sheet;
  const top = doc.y;
  const row = doc.struct("TR");
  table.add(row);
  eachColumn(drawn, (column, left, width) => {
    const isName = column.key === "item";
    row.add(
      doc.struct(isName ? "TH" : "TD", isName ? headingOf("Row") : {}, () => {
        const value = inFace(sheet, isName ? "strong" : "text", size, values[column.key] ?? "", width);
        doc.text(value, left, top, { width, align: column.align, features });
      }),
    );
  });
  row.end();
  closeRow(drawn, top + height, colours.line);
}

/** Label over the first three columns, amount in the last. */
function drawSum(drawn: Drawn, { label, value }: DocumentFact, isLast: boolean): void {
  const { sheet, table } = drawn;
  const { doc, width } = sheet;
  const amountWidth = width * 0.3;
  const labelWidth = width - amountWidth;
  const face = isLast ? "strong" : "text";
  const points = isLast ? 11.5 : size;
  const height = Math.max(
    doc.heightOfString(inFace(sheet, face, points, label, labelWidth), { width: labelWidth }),
    doc.heightOfString(inFace(sheet, face, points, value, amountWidth), { width: amountWidth, features }),
  );
  makeRoom(drawn, height + 2 * drawn.padding);
  const top = doc.y;
  const row = doc.struct("TR");
  table.add(row);
  row.add(
    doc.struct("TH", headingOf("Row"), () => {
      doc.text(inFace(sheet, face, points, label, labelWidth), margin, top, { width: labelWidth });
    }),
  );
  row.add(
    doc.struct("TD", {}, () => {
      doc.text(inFace(sheet, face, points, value, amountWidth), margin + labelWidth, top, {
        ...{ width: amountWidth, align: "right", features },
      });
    }),
  );
  row.end();
  closeRow(drawn, top + height, isLast ? colours.ink : colours.line);
}

/** Between a column and the one before it. */
function gapOf(align: Column["align"]): number {
  return align === "right" ? 8 : 0;
}

function eachColumn(
  { sheet, columns: some }: Drawn,
  draw: (column: Column, left: number, width: number) => void,
): void {
  let left = margin;
  for (const column of some) {
    const width = sheet.width * column.share;
    const gap = gapOf(column.align);
    draw(column, left + gap, width - gap);
    left += width;
  }
}

function closeRow({ sheet, padding }: Drawn, y: number, colour: string): void {
  ruleAt(sheet, y + padding, { colour, weight: colour === colours.ink ? 1 : 0.75 });
  sheet.doc.y = y + 2 * padding;
}
