import { inflateSync } from "node:zlib";

/** Inks that every press has, and names that stand for all or none. */
const ofThePress: ReadonlySet<string> = new Set(["All", "None", "Cyan", "Magenta", "Yellow", "Black"]);
/** A file of more tables is no logo's, and a table of more bytes neither. */
const most = { tables: 200, tableBytes: 2_000_000, names: 12, characters: 60 };

/**
 * The spot colours that a PDF names: by a search for their definitions, in the file as it is and in its compressed
 * tables of objects. What else hides one is not looked for.
 */
export function findSpotColours(bytes: Buffer): readonly string[] {
  const found = new Set<string>();
  for (const text of [bytes.toString("latin1"), ...tablesOf(bytes)]) {
    for (const [, name = ""] of text.matchAll(/\/Separation\s*\/([^\s/<>[\]()%]+)/g)) found.add(name);
    for (const [, names = ""] of text.matchAll(/\/DeviceN\s*\[([^\]]{1,2000})\]/g))
      for (const [, name = ""] of names.matchAll(/\/([^\s/<>[\]()%]+)/g)) found.add(name);
  }
  return [...found]
    .map(readName)
    .filter((name) => !ofThePress.has(name))
    .slice(0, most.names);
}

function* tablesOf(bytes: Buffer): Generator<string> {
  let at = -1;
  for (let seen = 0; seen < most.tables; seen += 1) {
    at = bytes.indexOf("/ObjStm", at + 1);
    if (at < 0) return;
    const stream = bytes.indexOf("stream", at);
    if (stream < 0) return;
    const start = stream + "stream".length + (bytes[stream + "stream".length] === 0x0d ? 2 : 1);
    const table = inflate(bytes.subarray(start, start + most.tableBytes));
    if (table) yield table;
  }
}

/** Undefined for what is encrypted, packed in another way, or too large. */
function inflate(packed: Buffer): string | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: most.tableBytes }).toString("latin1");
  } catch {
    return undefined;
  }
}

/** `PANTONE#20186#20C` is "PANTONE 186 C". */
function readName(name: string): string {
  const bytes = name.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const text = Buffer.from(bytes, "latin1")
    .toString()
    .replace(/[\p{Cc}\p{Cf}\uFFFD]/gu, "");
  return text.trim().slice(0, most.characters);
}
