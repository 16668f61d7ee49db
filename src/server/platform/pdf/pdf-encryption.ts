import { type PdfDictionary, type PdfValue, readPdfValue } from "./pdf-values.ts";

/** How a PDF is encrypted (ISO 32000-2, 7.6): the entries of its dictionary that say whether a password opens it. */
export interface PdfEncryption {
  /** `/Standard` is the one of passwords. */
  readonly filter: string;
  readonly revision: number;
  readonly keyBytes: number;
  readonly owner: Buffer;
  readonly user: Buffer;
  readonly permissions: number;
  readonly isMetadataEncrypted: boolean;
  /** The first half of the file's identifier. */
  readonly id: Buffer;
}

/** A trailer names the dictionary by its number, or holds it. */
const reference = /[\s\0]*(\d{1,10})[\s\0]+(\d{1,5})[\s\0]+R/y;
/** Each change of a file adds a trailer; the last ones count, and a hostile file is not searched for ever. */
const mostPlaces = 20;

/** Undefined when the document is not encrypted. Trailer and dictionary are never compressed or encrypted themselves. */
export function findEncryption(text: string): PdfEncryption | undefined {
  for (const at of placesOf(text, "/Encrypt")) {
    const dictionary = dictionaryAt(text, at + "/Encrypt".length);
    const filter = dictionary?.entries.get("/Filter");
    if (dictionary && typeof filter === "string") return read(dictionary, filter, idOf(text));
  }
  return undefined;
}

function dictionaryAt(text: string, at: number): PdfDictionary | undefined {
  reference.lastIndex = at;
  const [, number, generation] = reference.exec(text) ?? [];
  if (number === undefined) return asDictionary(readPdfValue(text, at));
  const object = `${Number(number)} ${Number(generation)} obj`;
  // "15 0 obj" ends like "5 0 obj".
  const found = placesOf(text, object).find((place) => !/\d/.test(text.charAt(place - 1)));
  return found === undefined ? undefined : asDictionary(readPdfValue(text, found + object.length));
}

/** Where the words stand, the last place first. */
function placesOf(text: string, words: string): number[] {
  const places: number[] = [];
  let at = text.lastIndexOf(words);
  while (at >= 0 && places.length < mostPlaces) {
    places.push(at);
    at = at === 0 ? -1 : text.lastIndexOf(words, at - 1);
  }
  return places;
}

function read({ entries }: PdfDictionary, filter: string, id: Buffer): PdfEncryption {
  const number = (name: string, otherwise: number) => {
    const value = entries.get(name);
    return typeof value === "number" ? value : otherwise;
  };
  const bytes = (name: string) => asBytes(entries.get(name));
  return {
    filter,
    revision: number("/R", 0),
    keyBytes: number("/R", 0) < 3 ? 5 : Math.min(16, number("/V", 0) === 4 ? 16 : number("/Length", 40) / 8),
    owner: bytes("/O"),
    user: bytes("/U"),
    permissions: number("/P", 0) | 0,
    isMetadataEncrypted: entries.get("/EncryptMetadata") !== false,
    id,
  };
}

function idOf(text: string): Buffer {
  for (const at of placesOf(text, "/ID")) {
    const halves = readPdfValue(text, at + "/ID".length);
    if (Array.isArray(halves) && typeof halves[0] === "string") return asBytes(halves[0]);
  }
  return Buffer.alloc(0);
}

function asDictionary(value: PdfValue | undefined): PdfDictionary | undefined {
  const isDictionary = typeof value === "object" && value !== null && !Array.isArray(value);
  return isDictionary ? value : undefined;
}

function asBytes(value: PdfValue | undefined): Buffer {
  return Buffer.from(typeof value === "string" ? value : "", "latin1");
}
