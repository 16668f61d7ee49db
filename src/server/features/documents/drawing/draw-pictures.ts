import { encode } from "uqr";
import type { DocumentCode, DocumentLayout } from "./document-layout.ts";
import { colours, inFace, margin, type Sheet } from "./sheet.ts";

/** In points. A picture is as high as the page has room, between these. */
const leastHeight = 120;
const mostHeight = 260;
const codeSide = 96;
export const codeWidth = 130;
const gap = 24;

/** Enough for half a page of paper, in px. */
const mostPixels = 1_600;

/** A picture at its true proportions, and on its right the code that leads to a page. */
export async function drawPictures(sheet: Sheet, { picture: given, code }: DocumentLayout): Promise<void> {
  const png = given && (await pngOf(given.bytes));
  const picture = given && png && { ...given, png };
  if (!picture && !code) return;
  const { doc, bottom } = sheet;
  if (doc.y + leastHeight > bottom) doc.addPage();
  const top = doc.y;
  if (picture) drawPicture(sheet, picture, Math.min(mostHeight, bottom - top));
  if (picture?.caption) drawCaption(sheet, picture.caption, { left: margin, width: sheet.width });
  const end = doc.y;
  doc.y = top;
  if (code) drawCode(sheet, code);
  doc.y = Math.max(end, doc.y) + 14;
}

/** What a PDF can hold. A document without its picture is better than none. */
export async function pngOf(bytes: Buffer): Promise<Buffer | undefined> {
  const { default: sharp } = await import("sharp");
  const limits = { width: mostPixels, height: mostPixels, fit: "inside", withoutEnlargement: true } as const;
  return await sharp(bytes)
    .resize(limits)
    .png()
    .toBuffer()
    .catch(() => undefined);
}

/** In small print below what was drawn last. */
export function drawCaption(
  sheet: Sheet,
  caption: string,
  { left, width }: { readonly left: number; readonly width: number },
): void {
  const { doc, root } = sheet;
  root.add(
    doc.struct("Caption", {}, () => {
      doc.fillColor(colours.quiet);
      doc.text(inFace(sheet, "text", 8.5, caption, width), left, doc.y + 2, { width });
      doc.fillColor(colours.ink);
    }),
  );
}

function drawPicture(
  { doc, root, width }: Sheet,
  { png, label }: { readonly png: Buffer; readonly label: string },
  height: number,
): void {
  root.add(
    doc.struct("Figure", { alt: label }, () => {
      doc.image(png, margin, doc.y, { fit: [width - codeWidth - gap, height] });
    }),
  );
}

function drawCode(sheet: Sheet, code: DocumentCode): void {
  const { doc, root, width } = sheet;
  drawSquares(sheet, code, codeSide);
  root.add(
    doc.struct("P", {}, () => {
      const left = margin + width - codeWidth;
      doc.text(inFace(sheet, "text", 8.5, code.label), left, doc.y + 6, { width: codeWidth });
    }),
  );
}

/** On the right, in vectors, which are sharp at any size; around it the paper stays white, as cameras need it. */
export function drawSquares({ doc, root, width }: Sheet, { of, label }: DocumentCode, wide: number): void {
  const { data, size } = encode(of, { ecc: "M", border: 0 });
  const side = wide / size;
  const top = doc.y;
  const left = margin + width - codeWidth;
  root.add(
    doc.struct("Figure", { alt: label }, () => {
      for (const [row, modules] of data.entries())
        for (const [column, isDark] of modules.entries())
          if (isDark) doc.rect(left + column * side, top + row * side, side, side);
      doc.fillColor(colours.ink).fill();
    }),
  );
  doc.y = top + wide;
}
