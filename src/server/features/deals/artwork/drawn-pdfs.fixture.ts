import { deflateSync } from "node:zlib";

interface Drawn {
  /** What is drawn, in PDF's own words, on 200 × 100 points. */
  readonly content?: string | Buffer;
  /** What it draws with: fonts, pictures, inks. */
  readonly resources?: string;
  readonly page?: string;
  readonly catalog?: string;
  /** Number 5 and the ones that follow. */
  readonly objects?: readonly (string | Buffer)[];
  /** How the content is packed. */
  readonly packed?: string;
}

/** A PDF of one page. */
export function drawnPdf(drawn: Drawn = {}): Buffer {
  const { content = "0.78 0.06 0.18 rg 20 20 60 60 re f", resources = "", page = "", packed = "" } = drawn;
  return pdfOf([
    `<</Type /Catalog /Pages 2 0 R ${drawn.catalog ?? ""}>>`,
    "<</Type /Pages /Kids [3 0 R] /Count 1>>",
    `<</Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R /Resources <<${resources}>> ${page}>>`,
    streamOf(packed, Buffer.from(content)),
    ...(drawn.objects ?? []),
  ]);
}

/** A PDF of these objects; the first one is its catalog. */
export function pdfOf(objects: readonly (string | Buffer)[]): Buffer {
  const written = objects.flatMap((object, at) => [
    Buffer.from(`${at + 1} 0 obj\n`),
    Buffer.from(object),
    Buffer.from("\nendobj\n"),
  ]);
  const trailer = `trailer <</Root 1 0 R /Size ${objects.length + 1}>>\n%%EOF\n`;
  return Buffer.concat([Buffer.from("%PDF-1.7\n"), ...written, Buffer.from(trailer)]);
}

/** An object with bytes. */
export function streamOf(entries: string, data: Buffer): Buffer {
  const head = Buffer.from(`<<${entries} /Length ${data.length}>> stream\n`);
  return Buffer.concat([head, data, Buffer.from("\nendstream")]);
}

/** A PDF that is one picture of one colour, on all of its page. */
export function picturePdf(widthPx: number, heightPx: number): Buffer {
  const entries = `/Type /XObject /Subtype /Image /Width ${widthPx} /Height ${heightPx} /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode`;
  return drawnPdf({
    content: "200 0 0 100 0 0 cm /Im Do",
    resources: "/XObject <</Im 5 0 R>>",
    objects: [streamOf(entries, deflateSync(Buffer.alloc(widthPx * heightPx * 3, 0x60)))],
  });
}

/** Text in a font that is not in the file. */
export const unembeddedText = {
  content: "BT /F1 40 Tf 10 40 Td (Logo) Tj ET",
  resources: "/Font <</F1 <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>>>",
} as const satisfies Drawn;

const tint = "<</FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [0.8 0.06 0.18] /N 1>>";

/** A square in a spot colour. */
export const spotColour = {
  content: "/Spot cs 1 scn 20 20 60 60 re f",
  resources: `/ColorSpace <</Spot [/Separation /PANTONE#20186#20C /DeviceRGB ${tint}]>>`,
} as const satisfies Drawn;
