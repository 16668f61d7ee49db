import type { DocumentLayout, DocumentPicture, DocumentPrint } from "./document-layout.ts";
import { drawPartTitle } from "./draw-parts.ts";
import { pngOf } from "./draw-pictures.ts";
import { colours, decorate, inFace, margin, type Sheet } from "./sheet.ts";

const pointsPerMm = 72 / 25.4;
/** In points: the bag, the line above a print with its width, the one beside it with its height, a row of inks. */
const bagSide = 140;
const above = 26;
const beside = 72;
const inkHeight = 18;
const gap = 18;
const titleHeight = 40;

type Prints = NonNullable<DocumentLayout["prints"]>;

/** The bag, and each print as large as it is: the first beside the bag where there is room. */
export async function drawPrints(sheet: Sheet, { bag, each }: Prints): Promise<void> {
  const { doc, width } = sheet;
  const png = bag && (await pngOf(bag.bytes));
  const [first] = each;
  const room = width - bagSide - gap;
  const isBeside = png !== undefined && first !== undefined && scaleOf(sheet, first, room) === 1;
  const top = doc.y;
  if (bag && png) drawBag(sheet, bag, png);
  const end = doc.y;
  for (const [at, print] of each.entries()) {
    if (at === 0 && isBeside) {
      doc.y = top;
      await drawPrint(sheet, print, margin + bagSide + gap, room);
      doc.y = Math.max(doc.y, end);
    } else await drawPrint(sheet, print, margin, width);
  }
  doc.y += 10;
}

function drawBag({ doc, root }: Sheet, { label }: DocumentPicture, png: Buffer): void {
  const top = doc.y;
  root.add(
    doc.struct("Figure", { alt: label }, () => {
      doc.image(png, margin, top, { fit: [bagSide, bagSide] });
    }),
  );
  doc.y = top + bagSide + 12;
}

/** How many times smaller a print is drawn, so that a page of this width holds it. */
function scaleOf({ bottom }: Sheet, { widthMm, heightMm, inks }: DocumentPrint, width: number): number {
  const high = bottom - margin - titleHeight - above - inks.length * inkHeight - 20;
  const needed = Math.max((widthMm * pointsPerMm) / (width - beside), (heightMm * pointsPerMm) / high);
  return Math.max(1, Math.ceil(needed));
}

async function drawPrint(sheet: Sheet, print: DocumentPrint, left: number, width: number): Promise<void> {
  const { doc } = sheet;
  const { art, inks } = print;
  const scale = scaleOf(sheet, print, width);
  const [wide, high] = [print.widthMm, print.heightMm].map((mm) => (mm * pointsPerMm) / scale) as [
    number,
    number,
  ];
  const png = art && (await pngOf(art.bytes));
  drawPartTitle(sheet, print.title, above + high + inks.length * inkHeight + 30, { left, width });
  const size = scale === 1 ? print.whole : print.scaled.replace("{scale}", String(scale));
  say(sheet, { text: size, size: 8.5, colour: colours.quiet }, left, width);
  const top = doc.y + above;
  drawSides(sheet, print, { left, top, wide, high });
  sheet.root.add(
    doc.struct("Figure", { alt: `${print.title}: ${print.width} × ${print.height}` }, () => {
      if (art && png) {
        doc.rect(left, top, wide, high).fill(art.ground);
        doc.image(png, left, top, { width: wide, height: high });
      } else doc.rect(left, top, wide, high).stroke(colours.ink);
      doc.fillColor(colours.ink);
    }),
  );
  doc.y = top + high + 8;
  for (const ink of inks) drawInk(sheet, ink, left, width);
  doc.y += 12;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
}

/** A line above it with its width, and one on its right with its height. */
function drawSides(sheet: Sheet, { width, height }: DocumentPrint, { left, top, wide, high }: Box): void {
  const { doc } = sheet;
  const [y, x, tick] = [top - 6, left + wide + 6, 3];
  decorate(sheet, "Layout", () => {
    doc.save().lineWidth(0.75).strokeColor(colours.ink);
    doc.moveTo(left, y).lineTo(left + wide, y);
    doc.moveTo(left, y - tick).lineTo(left, y + tick);
    doc.moveTo(left + wide, y - tick).lineTo(left + wide, y + tick);
    doc.moveTo(x, top).lineTo(x, top + high);
    doc.moveTo(x - tick, top).lineTo(x + tick, top);
    doc.moveTo(x - tick, top + high).lineTo(x + tick, top + high);
    doc.stroke().restore();
  });
  doc.y = y - 13;
  say(sheet, { text: width, size: 8.5, colour: colours.ink }, left, Math.max(wide, beside));
  doc.y = top + high / 2 - 5;
  say(sheet, { text: height, size: 8.5, colour: colours.ink }, x + 6, beside - 8);
}

function drawInk(sheet: Sheet, { name, code }: DocumentPrint["inks"][number], left: number, width: number) {
  const { doc } = sheet;
  const top = doc.y;
  const side = 12;
  if (code)
    decorate(sheet, "Layout", () => {
      doc.rect(left, top, side, side).fillAndStroke(code, colours.line);
      doc.fillColor(colours.ink);
    });
  const indent = code ? side + 6 : 0;
  doc.y = top + 0.5;
  say(sheet, { text: name, size: 9.5, colour: colours.ink }, left + indent, width - indent);
  doc.y = Math.max(doc.y, top + inkHeight);
}

interface Said {
  readonly text: string;
  readonly size: number;
  readonly colour: string;
}

function say(sheet: Sheet, { text, size, colour }: Said, left: number, width: number): void {
  const { doc, root } = sheet;
  root.add(
    doc.struct("P", {}, () => {
      doc.fillColor(colour).text(inFace(sheet, "text", size, text, width), left, doc.y, { width });
      doc.fillColor(colours.ink);
    }),
  );
}
