import { buffer } from "node:stream/consumers";
import type { DocumentFact, DocumentLayout } from "./document-layout.ts";
import { drawPart, drawPartTitle } from "./draw-parts.ts";
import { drawPictures } from "./draw-pictures.ts";
import { drawPrints } from "./draw-prints.ts";
import { drawTable } from "./draw-table.ts";
import { drawOpening, drawTitle } from "./draw-title.ts";
import { colours, decorate, inFace, margin, openSheet, ruleAt, type Sheet } from "./sheet.ts";

/** Renders a tagged PDF: title, language and structure for screen readers, text that can be copied. */
export async function drawDocument(layout: DocumentLayout): Promise<Buffer> {
  const sheet = openSheet(layout);
  const finished = buffer(sheet.doc);
  drawHead(sheet, layout);
  if (layout.opening) await drawOpening(sheet, layout, layout.opening);
  else drawTitle(sheet, layout);
  drawFacts(sheet, layout.facts, layout.opening ? 3 : 7);
  if (layout.prints) await drawPrints(sheet, layout.prints);
  for (const part of layout.before ?? []) drawPart(sheet, part);
  if (layout.tableTitle !== undefined) drawPartTitle(sheet, layout.tableTitle, 90);
  drawTable(sheet, layout);
  for (const part of layout.after ?? []) drawPart(sheet, part);
  for (const text of layout.texts) drawText(sheet, text);
  for (const part of layout.last ?? []) drawPart(sheet, part);
  await drawPictures(sheet, layout);
  if (layout.toSign) drawPlaceToSign(sheet, layout.toSign);
  sheet.root.end();
  drawFeet(sheet, layout);
  sheet.doc.end();
  return await finished;
}

/** In points; a mark of any shape fits into it. */
const markBox = 34;

/** A wide one is as low as the room beside the address makes it. */
const wordmarkHeight = 36;
/** Decoration: the name stands beside it. */
function drawMark(sheet: Sheet, mark: Buffer): void {
  const { doc } = sheet;
  decorate(sheet, "Layout", () => void doc.image(mark, margin, doc.y - 6, { fit: [markBox, markBox] }));
}

function drawHead(sheet: Sheet, layout: DocumentLayout): void {
  const { doc, root, width } = sheet;
  const top = doc.y;
  const split = margin + width * 0.56;
  drawName(sheet, layout, split - margin);
  const nameEnd = doc.y;
  // A picture of a name is no name: it stands in letters above the address.
  const lines = layout.wordmark ? [layout.shopName, ...layout.shopLines] : layout.shopLines;
  root.add(
    doc.struct("P", {}, () => {
      doc.fillColor(colours.quiet);
      const right = margin + width - split - 12;
      doc.text(inFace(sheet, "text", 8.5, lines.join("\n"), right), split + 12, top, {
        ...{ width: right, align: "right", lineGap: 1.5 },
      });
      doc.fillColor(colours.ink);
    }),
  );
  doc.y = Math.max(doc.y, nameEnd);
  ruleAt(sheet, doc.y + 10, { colour: colours.ink, weight: 1.5 });
  doc.y += 34;
}

/** The logo that is the name; else the name, beside the mark. */
function drawName(sheet: Sheet, { wordmark, mark, shopName }: DocumentLayout, width: number): void {
  const { doc, root } = sheet;
  const top = doc.y;
  if (wordmark) {
    const fit: [number, number] = [width - 24, wordmarkHeight];
    root.add(doc.struct("Figure", { alt: shopName }, () => void doc.image(wordmark, margin, top, { fit })));
    return;
  }
  if (mark) drawMark(sheet, mark);
  const left = mark ? markBox + 10 : 0;
  root.add(
    doc.struct("P", {}, () => {
      const name = inFace(sheet, "display", 17, shopName, width - left);
      doc.text(name, margin + left, top, { width: width - left });
    }),
  );
}

/** Two columns side by side, with so much space between their facts; the next part begins under the longer one. */
function drawFacts(sheet: Sheet, columns: DocumentLayout["facts"], space: number): void {
  const { doc, width } = sheet;
  const top = doc.y;
  const gap = 24;
  const columnWidth = (width - gap) / 2;
  const ends = columns.map((facts, index) => {
    doc.y = top;
    for (const fact of facts) {
      drawFact(sheet, fact, margin + index * (columnWidth + gap), columnWidth);
      doc.y += space;
    }
    return doc.y;
  });
  doc.y = Math.max(...ends) + 14;
}

function drawFact(sheet: Sheet, { label, value }: DocumentFact, left: number, width: number): void {
  const { doc, root } = sheet;
  root.add(
    doc.struct("P", {}, () => {
      doc.fillColor(colours.quiet).text(inFace(sheet, "text", 8.5, label, width), left, doc.y, { width });
      doc
        .fillColor(colours.ink)
        .text(inFace(sheet, "text", 10, value, width), left, doc.y, { width, lineGap: 1.5 });
    }),
  );
}

function drawText(sheet: Sheet, { label, value }: DocumentFact): void {
  const { doc, root, width, bottom } = sheet;
  if (doc.y + 40 > bottom) doc.addPage();
  root.add(
    doc.struct("H2", {}, () => {
      doc.text(inFace(sheet, "strong", 10, label), margin, doc.y, { width });
    }),
  );
  doc.y += 2;
  root.add(
    doc.struct("P", {}, () => {
      doc.text(inFace(sheet, "text", 10, value), margin, doc.y, { width, lineGap: 2 });
    }),
  );
  doc.y += 12;
}

/** In points: what a signature needs. */
const signHeight = 46;

/** Fields beside each other, each with a line to write on, on one page. */
function drawPlaceToSign(sheet: Sheet, { title, fields }: NonNullable<DocumentLayout["toSign"]>): void {
  const { doc, root, width, bottom } = sheet;
  if (doc.y + signHeight + 30 > bottom) doc.addPage();
  root.add(
    doc.struct("H2", {}, () => void doc.text(inFace(sheet, "strong", 10, title), margin, doc.y, { width })),
  );
  const top = doc.y + 6;
  const share = width / fields.length;
  for (const [index, label] of fields.entries()) {
    const left = margin + index * share;
    root.add(
      doc.struct("P", {}, () => {
        doc.fillColor(colours.quiet).text(inFace(sheet, "text", 8.5, label), left, top, { width: share });
        doc.fillColor(colours.ink);
      }),
    );
  }
  ruleAt(sheet, top + signHeight);
  doc.y = top + signHeight + 12;
}

function numbered(label: string, page: number, pages: number): string {
  return label.replace("{page}", String(page)).replace("{pages}", String(pages));
}

/** The foot of every page, once it is known how many there are. */
function drawFeet(sheet: Sheet, layout: DocumentLayout): void {
  const { doc, width } = sheet;
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index);
    // Below the margin text would begin a new page.
    doc.page.margins.bottom = 0;
    const y = doc.page.height - margin;
    decorate(sheet, "Pagination", () => {
      doc.fillColor(colours.quiet);
      const label = inFace(sheet, "text", 8.5, numbered(layout.pageLabel, index - start + 1, count));
      const left = width - doc.widthOfString(label) - 12;
      doc.text(label, margin, y, { width, align: "right", lineBreak: false });
      const name = inFace(sheet, "text", 8.5, `${layout.shopName} · ${layout.title}`);
      doc.text(name, margin, y, { width: left, height: 12, ellipsis: true });
    });
  }
}
