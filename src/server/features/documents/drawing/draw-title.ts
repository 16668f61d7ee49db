import type { DocumentLayout, DocumentOpening, DocumentPicture } from "./document-layout.ts";
import { drawCaption } from "./draw-pictures.ts";
import { colours, decorate, inFace, margin, ruleAt, type Sheet } from "./sheet.ts";

/** What kind of paper it is, and how things stand. */
export function drawTitle(sheet: Sheet, layout: DocumentLayout): void {
  const { doc, root, width } = sheet;
  drawNotice(sheet, layout);
  root.add(
    doc.struct("H1", {}, () => {
      doc.text(inFace(sheet, "display", 24, layout.title), margin, doc.y, { width });
    }),
  );
  doc.y += 6;
  drawWords(sheet, { text: layout.lead, size: 10.5, width });
  doc.y += 22;
}

function drawNotice(sheet: Sheet, { notice }: Pick<DocumentLayout, "notice">): void {
  if (notice === undefined) return;
  const { doc, root } = sheet;
  root.add(
    doc.struct("P", {}, () => {
      doc.fillColor(colours.clay).text(inFace(sheet, "strong", 9.5, notice), margin, doc.y);
      doc.fillColor(colours.ink);
    }),
  );
  doc.y += 6;
}

/** In points: between words and picture, and how high the picture is. */
const gap = 26;
const pictureHeight = 166;
const captionHeight = 14;
const wordsShare = 0.56;

/** What is offered and for how much on the left, its picture on the right, between two rules. */
export async function drawOpening(
  sheet: Sheet,
  layout: DocumentLayout,
  opening: DocumentOpening,
): Promise<void> {
  const { doc, root, width: whole } = sheet;
  const { picture } = opening;
  const jpeg = picture && (await croppedTo(picture, whole * (1 - wordsShare) - gap, pictureHeight));
  const width = jpeg ? whole * wordsShare : whole;
  // Less air than above a title: the picture has its own.
  doc.y -= 8;
  drawNotice(sheet, layout);
  const top = doc.y;
  if (picture && jpeg) drawCropped(sheet, { ...picture, jpeg }, top);
  doc.y = top;
  drawWords(sheet, { text: layout.title, size: 10, width, face: "strong" });
  doc.y += 1;
  // Of a draft the notice has said it.
  if (layout.lead !== layout.notice)
    drawWords(sheet, { text: layout.lead, size: 9.5, width, colour: colours.quiet });
  doc.y += 12;
  root.add(
    doc.struct("H1", {}, () => {
      const text = inFace(sheet, "display", 27, opening.headline, width);
      doc.text(text, margin, doc.y, { width, lineGap: -3 });
    }),
  );
  doc.y += 10;
  if (opening.words) drawWords(sheet, { text: opening.words, size: 10.5, width });
  if (opening.from) {
    doc.y += 5;
    drawWords(sheet, { text: opening.from, size: 9.5, width, colour: colours.quiet });
  }
  if (opening.amount) drawAmount(sheet, opening.amount, width);
  const captioned = picture?.caption ? captionHeight : 0;
  doc.y = Math.max(doc.y, jpeg ? top + pictureHeight + captioned : 0) + 14;
  ruleAt(sheet, doc.y, { colour: colours.ink, weight: 1 });
  doc.y += 14;
}

function drawAmount(
  sheet: Sheet,
  { label, value }: NonNullable<DocumentOpening["amount"]>,
  width: number,
): void {
  const { doc, root } = sheet;
  doc.y += 12;
  root.add(
    doc.struct("P", {}, () => {
      const features: PDFKit.Mixins.OpenTypeFeatures[] = ["tnum"];
      const top = doc.y;
      const shown = inFace(sheet, "display", 21, value, width);
      const besides = doc.widthOfString(shown, { features }) + 8;
      doc.text(shown, margin, top, { width, features });
      const end = doc.y;
      doc.fillColor(colours.quiet);
      // On the line of the amount, whose letters are taller.
      doc.text(inFace(sheet, "text", 9.5, label), margin + besides, top + 11, { lineBreak: false });
      doc.fillColor(colours.ink);
      doc.y = end;
    }),
  );
}

interface Words {
  readonly text: string;
  readonly size: number;
  readonly width: number;
  readonly face?: "text" | "strong";
  readonly colour?: string;
}

function drawWords(sheet: Sheet, { text, size, width, face = "text", colour = colours.ink }: Words): void {
  const { doc, root } = sheet;
  root.add(
    doc.struct("P", {}, () => {
      doc.fillColor(colour);
      doc.text(inFace(sheet, face, size, text, width), margin, doc.y, { width, lineGap: 2 });
      doc.fillColor(colours.ink);
    }),
  );
}

/** Sharp on paper, and small enough for a mail. */
const pixelsPerPoint = 3;

/** As wide and high as its place. A document without its picture is better than none. */
async function croppedTo(
  { bytes, caption }: DocumentPicture,
  width: number,
  height: number,
): Promise<Buffer | undefined> {
  const { default: sharp } = await import("sharp");
  const pixels = (points: number) => Math.round(points * pixelsPerPoint);
  return await sharp(bytes)
    .resize(pixels(width), pixels(height), { fit: caption ? "contain" : "cover", background: "#fff" })
    .jpeg({ quality: 84 })
    .toBuffer()
    .catch(() => undefined);
}

function drawCropped(
  sheet: Sheet,
  { label, caption, jpeg }: DocumentPicture & { readonly jpeg: Buffer },
  top: number,
): void {
  const { doc, root, width } = sheet;
  const left = margin + width * wordsShare + gap;
  const draw = () => void doc.image(jpeg, left, top, { width: margin + width - left, height: pictureHeight });
  if (label) root.add(doc.struct("Figure", { alt: label }, draw));
  else decorate(sheet, "Layout", draw);
  if (!caption) return;
  doc.y = top + pictureHeight;
  drawCaption(sheet, caption, { left, width: margin + width - left });
}
