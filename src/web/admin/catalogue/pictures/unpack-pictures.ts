import { baseName } from "#domain/catalogue/product-of-picture.ts";
import { fileMaxBytes } from "#domain/files/media-type.ts";

/** Of an archive: more pictures than a person looks through are not taken, nor what would fill the memory. */
const mostPictures = 200;
const mostBytes = 200_000_000;

const endOfDirectory = 0x06054b50;
const entryOfDirectory = 0x02014b50;
const endBytes = 22;
const longestComment = 65_535;
const types: Readonly<Record<string, string>> = {
  ...{ jpg: "image/jpeg", jpeg: "image/jpeg", png: "image/png" },
  ...{ webp: "image/webp", gif: "image/gif" },
};

/** The archive cannot be read, or holds too much. */
export class UnreadableArchive extends Error {}

/**
 * The pictures of a zip archive, unpacked here: each then goes the way of every other picture. Folders are left away, and
 * what is no picture by its name; a picture that says less than it holds is cut off at the limit, and refused.
 * @throws UnreadableArchive
 */
export async function unpackPictures(archive: Blob): Promise<File[]> {
  if (archive.size > mostBytes) throw new UnreadableArchive("too large");
  const bytes = new DataView(await archive.arrayBuffer());
  try {
    const entries = readDirectory(bytes);
    if (entries.length > mostPictures) throw new UnreadableArchive("too many pictures");
    const files: File[] = [];
    let left = mostBytes;
    for (const entry of entries) {
      const content = await unpack(bytes, entry);
      left -= content.size;
      if (left < 0) throw new UnreadableArchive("too much");
      files.push(new File([content], entry.name, { type: entry.type }));
    }
    return files;
  } catch (error) {
    // Places outside of the file, and data that is not deflated.
    if (error instanceof RangeError || error instanceof TypeError)
      throw new UnreadableArchive("broken", { cause: error });
    throw error;
  }
}

interface Entry {
  readonly name: string;
  readonly type: string;
  readonly isDeflated: boolean;
  readonly packedBytes: number;
  /** Of its own header. */
  readonly place: number;
}

function readDirectory(bytes: DataView): Entry[] {
  const end = findEnd(bytes);
  const count = bytes.getUint16(end + 10, true);
  const entries: Entry[] = [];
  let place = bytes.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (bytes.getUint32(place, true) !== entryOfDirectory) throw new UnreadableArchive("broken");
    const method = bytes.getUint16(place + 10, true);
    const nameBytes = bytes.getUint16(place + 28, true);
    const path = new TextDecoder().decode(new Uint8Array(bytes.buffer, place + 46, nameBytes));
    const name = baseName(path);
    const type = types[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ""];
    // What macOS puts beside each file begins with a dot.
    if (type !== undefined && !name.startsWith(".") && (method === 0 || method === 8))
      entries.push({
        ...{ name, type, isDeflated: method === 8 },
        packedBytes: bytes.getUint32(place + 20, true),
        place: bytes.getUint32(place + 42, true),
      });
    place += 46 + nameBytes + bytes.getUint16(place + 30, true) + bytes.getUint16(place + 32, true);
  }
  return entries;
}

/** Where the directory ends: the record stands at the end of the file, before a comment. */
function findEnd(bytes: DataView): number {
  const first = Math.max(0, bytes.byteLength - endBytes - longestComment);
  for (let place = bytes.byteLength - endBytes; place >= first; place -= 1)
    if (bytes.getUint32(place, true) === endOfDirectory) return place;
  throw new UnreadableArchive("no archive");
}

/** One byte more than a picture may have, at most: the server refuses it with its words. */
async function unpack(
  bytes: DataView<ArrayBuffer>,
  { place, packedBytes, isDeflated }: Entry,
): Promise<Blob> {
  const start = place + 30 + bytes.getUint16(place + 26, true) + bytes.getUint16(place + 28, true);
  const packed = new Blob([new Uint8Array(bytes.buffer, start, packedBytes)]);
  if (!isDeflated) return packed.slice(0, fileMaxBytes + 1);
  const reader = packed.stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  while (size <= fileMaxBytes) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
  }
  void reader.cancel().catch(() => undefined);
  return new Blob(parts).slice(0, fileMaxBytes + 1);
}
