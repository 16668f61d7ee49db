import sharp from "sharp";
import { encryptedPdf, encryptions, linearisedPdf } from "#server/platform/pdf/pdf.fixture.ts";
import { carriedBombs } from "#tests/support/carried-bombs.ts";
import { gifBomb, pngBomb } from "#tests/support/picture-bombs.ts";

/** A file as a visitor might send it, and what must become of it. */
export interface Upload {
  readonly what: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
  readonly verdict: "refused" | "kept";
}

const most = 5_242_880;
const types = { png: "image/png", jpg: "image/jpeg", gif: "image/gif", pdf: "application/pdf" } as const;
type Type = keyof typeof types;
const kinds: readonly Type[] = ["png", "jpg", "gif", "pdf"];

const script = "<script>alert(1)</script><?php system('id'); ?>";
const texts: Readonly<Record<string, string>> = {
  svg: `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`,
  html: `<!doctype html>${script}`,
  xml: `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>`,
  php: "<?php system($_GET['c']); ?>",
  js: "alert(1)",
  postscript: "%!PS-Adobe-3.0\n(/etc/passwd) (r) file",
  mvg: "push graphic-context\nfill 'url(https://x|id)'\npop graphic-context",
};

const oldTypes: Readonly<Record<Type, readonly string[]>> = {
  jpg: ["image/jpg", "image/pjpeg", "IMAGE/JPEG"],
  png: ["image/x-png", "image/png; charset=binary"],
  gif: ["image/x-gif"],
  pdf: ["application/x-pdf", "text/pdf"],
};
/** What they carry would unpack to gigabytes; the others are as large as they look. */
const unpacking: ReadonlySet<string> = new Set([
  ...["zTXt", "iTXt", "iCCP", "small zTXt by the hundred thousand", "damaged zTXt"],
]);

/** At least sixty files: whole ones, torn ones, and ones that are two things at once. */
export async function uploadCorpus(): Promise<Upload[]> {
  const whole = await wholeFiles();
  const of = (
    type: Type,
    bytes: Buffer,
    what: string,
    verdict: Upload["verdict"],
    name = `logo.${type}`,
  ): Upload => ({
    what,
    name,
    type: types[type],
    bytes,
    verdict,
  });
  return [
    ...kinds.map((type) => of(type, whole[type], `a ${type}`, "kept")),
    ...kinds.map((type) =>
      of(type, whole[type], `a ${type} in capitals`, "kept", `LOGO.${type.toUpperCase()}`),
    ),
    ...kinds.map((type) => ({ ...of(type, whole[type], `a ${type} of unknown type`, "kept"), type: "" })),
    ...kinds.flatMap((type) =>
      kinds
        .filter((other) => other !== type)
        .map((other) => of(type, whole[other], `a ${other} named ${type}`, "refused")),
    ),
    ...kinds.map((type) => of(type, Buffer.alloc(0), `an empty ${type}`, "refused")),
    ...kinds.map((type) => of(type, whole[type].subarray(0, 3), `three bytes of a ${type}`, "refused")),
    ...kinds.flatMap((type) =>
      Object.entries(texts).map(([kind, text]) =>
        of(type, Buffer.from(text), `${kind} named ${type}`, "refused"),
      ),
    ),
    ...[
      "logo.png.php",
      "logo.php",
      "logo.svg",
      "logo.png ",
      "logo",
      ".png.exe",
      "logo.pnɡ",
      "logo.png\u202egpj.exe",
    ].map((name) => of("png", whole.png, `a png called ${name}`, "refused", name)),
    of("gif", Buffer.from(`GIF89a/*${script}*/=1;`), "GIF and script", "refused"),
    of(
      "png",
      Buffer.concat([whole.png.subarray(0, 8), Buffer.from(script)]),
      "a png's start and script",
      "refused",
    ),
    of("pdf", Buffer.from(`%PDF-1.7\n${script}`), "a pdf's start and HTML", "refused"),
    of("jpg", whole.jpg.subarray(0, whole.jpg.length >> 1), "half a jpg", "refused"),
    of("png", whole.png.subarray(0, whole.png.length - 40), "a torn png", "refused"),
    of("png", wiped(whole.png, 60), "a png whose pixels are gone", "refused"),
    of("jpg", withoutCodes(whole.jpg), "a jpg whose codes are gone", "refused"),
    ...kinds.map((type) =>
      of(type, filledUp(whole[type]), `half a ${type}, filled up with zeros`, "refused"),
    ),
    of("gif", whole.gif.subarray(0, whole.gif.length >> 1), "half a gif", "refused"),
    of("pdf", whole.pdf.subarray(0, 20), "half a pdf", "refused"),
    ...Object.entries(oldTypes).flatMap(([type, names]) =>
      kinds
        .filter((kind) => kind === type)
        .flatMap((kind) =>
          [...names, "application/octet-stream", "binary/octet-stream"].map((name) => ({
            ...of(kind, whole[kind], `a ${kind} sent as ${name}`, "kept"),
            type: name,
          })),
        ),
    ),
    ...["jfif", "JFIF", "jpe", "pjpeg"].map((ending) =>
      of("jpg", whole.jpg, `a jpg called ${ending}`, "kept", `logo.${ending}`),
    ),
    of("png", whole.jpg, "a jpg called jfif that says it is a png", "refused", "logo.jfif"),
    of("pdf", Buffer.concat([Buffer.alloc(1_024, "\n"), whole.pdf]), "a pdf after 1,024 bytes", "kept"),
    of("pdf", Buffer.concat([Buffer.alloc(1_025, "\n"), whole.pdf]), "a pdf after 1,025 bytes", "refused"),
    of("pdf", Buffer.concat([Buffer.from(`${script}\n`), whole.pdf]), "a pdf after HTML", "kept"),
    of("pdf", Buffer.concat([whole.pdf, Buffer.alloc(80_508)]), "a pdf before zeros", "kept"),
    of("pdf", linearisedPdf(), "a linearised pdf", "kept"),
    of("pdf", linearisedPdf().subarray(0, 240), "half a linearised pdf", "refused"),
    ...encryptions.map((encryption, index) =>
      of("pdf", encryptedPdf(encryption), `an encrypted pdf (${index})`, "kept"),
    ),
    ...(await carriedBombs()).map(([what, type, bytes]) =>
      of(type, bytes, `a ${type} with ${what}`, unpacking.has(what) ? "refused" : "kept"),
    ),
    // Whole as pictures, and what is behind them does no harm to a download.
    of("gif", Buffer.concat([whole.gif, Buffer.from(script)]), "a gif with script behind it", "kept"),
    of("gif", whole.gif.subarray(0, -1), "a gif without its trailer", "kept"),
    of("png", Buffer.concat([whole.png, Buffer.from(script)]), "a png with script behind it", "kept"),
    of("jpg", Buffer.concat([whole.jpg, Buffer.from(script)]), "a jpg with script behind it", "kept"),
    of("png", padded(whole.png, most), "a png of exactly 5 MB", "kept"),
    of("png", padded(whole.png, most + 1), "a png of 5 MB and a byte", "refused"),
    of("png", pngBomb(30_000, 30_000), "a png of 900 megapixels", "refused"),
    of("png", pngBomb(6_400, 6_400), "a png of 41 megapixels", "refused"),
    of("png", pngBomb(0, 0), "a png of no size", "refused"),
    of("gif", await gifBomb(1_000, 4), "a gif of a thousand frames", "refused"),
  ];
}

async function wholeFiles(): Promise<Record<Type, Buffer>> {
  const create = {
    width: 90,
    height: 60,
    channels: 3,
    background: { r: 26, g: 127, b: 55 },
    noise: { type: "gaussian", mean: 128, sigma: 30 },
  } as const;
  const picture = (format: "png" | "jpeg" | "gif") => sharp({ create }).toFormat(format).toBuffer();
  const pdf = Buffer.from("%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n");
  return { png: await picture("png"), jpg: await picture("jpeg"), gif: await picture("gif"), pdf };
}

/** Its blocks are whole, and nothing is left in them. */
function wiped(bytes: Buffer, from: number): Buffer {
  const copy = Buffer.from(bytes);
  return copy.fill(0, from, bytes.length - 16);
}

function withoutCodes(jpeg: Buffer): Buffer {
  const at = jpeg.indexOf("ffc4", "hex") + 4;
  return Buffer.from(jpeg).fill(0xfe, at, at + 17);
}

function filledUp(bytes: Buffer): Buffer {
  return padded(bytes.subarray(0, bytes.length >> 1), bytes.length);
}

function padded(bytes: Buffer, length: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]);
}
