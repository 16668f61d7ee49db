import { inflateRawSync } from "node:zlib";
import { noTable, UnreadableTable } from "./unreadable-table.ts";

interface Part {
  readonly name: string;
  readonly content: Buffer;
}

const endOfDirectory = 0x06054b50;
const endBytes = 22;
const longestComment = 65_535;
const stored = 0;
const deflated = 8;

/**
 * The parts of a zip archive one after the other, each unpacked to `room()` bytes at most, whatever it says of itself.
 * @throws UnreadableTable for what is no plain archive, or has more in it
 */
export function* unzip(bytes: Buffer, room: () => number): Generator<Part> {
  try {
    const end = findEnd(bytes);
    const count = bytes.readUInt16LE(end + 8);
    let entry = bytes.readUInt32LE(end + 16);
    for (let index = 0; index < count; index += 1) {
      const nameEnd = entry + 46 + bytes.readUInt16LE(entry + 28);
      yield { name: bytes.toString("utf8", entry + 46, nameEnd), content: unpack(bytes, entry, room()) };
      entry = nameEnd + bytes.readUInt16LE(entry + 30) + bytes.readUInt16LE(entry + 32);
    }
  } catch (error) {
    if (error instanceof UnreadableTable) throw error;
    // Places outside of the file, data that is not deflated, more of it than there is room for.
    if (error instanceof Error && "code" in error) throw new UnreadableTable(noTable, error);
    throw error;
  }
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
