import { inflateRawSync } from "node:zlib";
import type { ZipPart } from "#server/platform/storage/zip-archive.ts";
import { noTable, UnreadableTable } from "./unreadable-table.ts";

const endOfDirectory = 0x06054b50;
const endBytes = 22;
const longestComment = 65_535;
const stored = 0;
const deflated = 8;

/** A zip archive, of which single parts are unpacked. */
export interface Archive {
  readonly names: readonly string[];
  /** Undefined where there is no such part. @throws UnreadableTable for one that is larger than what is left */
  unpack(name: string): ZipPart | undefined;
}

/**
 * Reads the directory of a zip archive. All parts that are unpacked hold `mostBytes` together at most, whatever the archive
 * says of itself.
 * @throws UnreadableTable for what is no plain archive
 */
export function openArchive(bytes: Buffer, mostBytes: number): Archive {
  const entries = readPlainly(() => readDirectory(bytes));
  let left = mostBytes;
  return {
    names: [...entries.keys()],
    unpack(name) {
      const entry = entries.get(name);
      if (entry === undefined) return undefined;
      const content = readPlainly(() => unpack(bytes, entry, left));
      left -= content.length;
      return { name, content };
    },
  };
}

/** Where the entry of each part stands. */
function readDirectory(bytes: Buffer): ReadonlyMap<string, number> {
  const entries = new Map<string, number>();
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 8);
  let entry = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    const nameEnd = entry + 46 + bytes.readUInt16LE(entry + 28);
    entries.set(bytes.toString("utf8", entry + 46, nameEnd), entry);
    entry = nameEnd + bytes.readUInt16LE(entry + 30) + bytes.readUInt16LE(entry + 32);
  }
  return entries;
}

/** Where the directory ends: the record stands at the end of the file, before a comment. */
function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - endBytes - longestComment);
  for (let place = bytes.length - endBytes; place >= first; place -= 1)
    if (bytes.readUInt32LE(place) === endOfDirectory) return place;
  throw new UnreadableTable(noTable);
}

function unpack(bytes: Buffer, entry: number, room: number): Buffer {
  const method = bytes.readUInt16LE(entry + 10);
  const header = bytes.readUInt32LE(entry + 42);
  const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
  const packed = bytes.subarray(start, start + bytes.readUInt32LE(entry + 20));
  if (room <= 0 || (method !== stored && method !== deflated)) throw new UnreadableTable(noTable);
  if (method === deflated) return inflateRawSync(packed, { maxOutputLength: room });
  if (packed.length > room) throw new UnreadableTable(noTable);
  return packed;
}

/** Places outside of the file, data that is not deflated, more of it than there is room for: all say that it is no table. */
function readPlainly<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && "code" in error) throw new UnreadableTable(noTable, error);
    throw error;
  }
}
