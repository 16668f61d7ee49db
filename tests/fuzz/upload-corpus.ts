import sharp from "sharp";
import { gifBomb, pngBomb } from "#tests/support/picture-bombs.ts";

/** A file as somebody might send it, and what must become of it: refused at once, refused by the decoder, or kept. */
export interface Upload {
  readonly what: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
  readonly verdict: "refused" | "never opened" | "kept";
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
    of("gif", Buffer.concat([whole.gif, Buffer.from(script)]), "a gif with script behind it", "refused"),
    of("pdf", Buffer.from(`%PDF-1.7\n${script}`), "a pdf's start and HTML", "refused"),
    of("jpg", whole.jpg.subarray(0, whole.jpg.length >> 1), "half a jpg", "never opened"),
    of("png", whole.png.subarray(0, whole.png.length - 40), "a torn png", "never opened"),
    of("gif", whole.gif.subarray(0, whole.gif.length >> 1), "half a gif", "refused"),
    of("pdf", whole.pdf.subarray(0, 20), "half a pdf", "refused"),
    // Whole as pictures, and what is behind them is nothing to whoever downloads them.
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

function padded(bytes: Buffer, length: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]);
}
