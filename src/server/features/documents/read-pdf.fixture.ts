import { inflateSync } from "node:zlib";

/** A PDF as a reader of its text sees it: what pdfkit writes, read back. */
export interface ReadPdf {
  readonly text: string;
  readonly pages: number;
  readonly title: string | undefined;
  readonly language: string | undefined;
  readonly isTagged: boolean;
  /** The structure elements by their kind, such as `H1` and `TR`. */
  readonly roles: Readonly<Record<string, number>>;
}

type Letters = ReadonlyMap<number, string>;

export function readPdf(file: Buffer): ReadPdf {
  const source = file.toString("latin1");
  const objects = new Map<string, string>();
  for (const [, number = "", body = ""] of source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(number, body);
  const fonts = new Map<string, Letters>();
  for (const body of objects.values())
    for (const [, name = "", ref = ""] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(ref) ?? "")?.[1];
      if (unicode) fonts.set(name, readLetters(streamOf(objects.get(unicode) ?? "")));
    }
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b(?!s)/.test(body));
  const texts = pages.map((page) => {
    const content = /\/Contents (\d+) 0 R/.exec(page)?.[1] ?? "";
    return readText(streamOf(objects.get(content) ?? ""), fonts);
  });
  const all = [...objects.values()];
  const roles: Record<string, number> = {};
  for (const body of all) {
    const role = /^<<\n\/S \/(\w+)\n/.exec(body)?.[1];
    if (role) roles[role] = (roles[role] ?? 0) + 1;
  }
  return {
    text: texts.join("\n"),
    pages: pages.length,
    title: /<dc:title>[\s\S]*?<rdf:li[^>]*>([^<]*)/.exec(source)?.[1],
    language: /\/Lang \(([^)]*)\)/.exec(source)?.[1],
    isTagged: /\/Marked true/.test(source),
    roles,
  };
}

function streamOf(body: string): string {
  // By its length: packed bytes may themselves end like a line.
  const length = Number(/\/Length (\d+)/.exec(body)?.[1] ?? 0);
  const start = /stream\r?\n/.exec(body);
  const from = start ? start.index + start[0].length : 0;
  const buffer = Buffer.from(body.slice(from, from + length), "latin1");
  return (/\/FlateDecode/.test(body) ? inflateSync(buffer) : buffer).toString("latin1");
}

/** The font's own table from glyph to letters: what makes text copyable. */
function readLetters(table: string): Letters {
  const letters = new Map<number, string>();
  for (const [, start = "", list = ""] of table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    const codes = [...list.matchAll(/<([\w ]+)>/g)].map(([, hex = ""]) => hex.replaceAll(" ", ""));
    for (const [offset, hex] of codes.entries()) {
      const text = Buffer.from(hex, "hex").swap16().toString("utf16le");
      letters.set(Number.parseInt(start, 16) + offset, text);
    }
  }
  return letters;
}

function readText(content: string, fonts: ReadonlyMap<string, Letters>): string {
  let letters: Letters = new Map();
  const lines: string[] = [];
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font) letters = fonts.get(font) ?? new Map();
    else
      lines.push(
        [...(shown ?? "").matchAll(/<(\w+)>/g)]
          .flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? [])
          .map((code) => letters.get(Number.parseInt(code, 16)) ?? "\ufffd")
          .join(""),
      );
  }
  return lines.join("\n");
}
