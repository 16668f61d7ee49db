import { promisify } from "node:util";
import { crc32, deflateRaw, deflateRawSync } from "node:zlib";

const deflated = promisify(deflateRaw);

export interface ZipPart {
  readonly name: string;
  readonly content: Buffer;
}

/** A part as it stands in an archive. */
interface PackedPart extends ZipPart {
  readonly packed: Buffer;
}

/** A zip archive of these parts; with level 0 they are stored as they are. */
export function zipArchive(parts: readonly ZipPart[], level = 6): Buffer {
  return join(parts.map((part) => ({ ...part, packed: deflateRawSync(part.content, { level }) })));
}

/** The same of parts that come one by one, packed beside the program's other work. */
export async function zipOf(parts: AsyncIterable<ZipPart>): Promise<Buffer> {
  const packed: PackedPart[] = [];
  for await (const part of parts) packed.push({ ...part, packed: await deflated(part.content) });
  return join(packed);
}

function join(parts: readonly PackedPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let place = 0;
  for (const { name, content, packed } of parts) {
    const sizes = Buffer.alloc(16);
    sizes.writeUInt32LE(crc32(content), 0);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(content.length, 8);
    sizes.writeUInt16LE(Buffer.byteLength(name), 12);
    const about = Buffer.concat([Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0, 0]), sizes]);
    const file = Buffer.concat([Buffer.from("PK\u0003\u0004"), about, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(place, 10);
    directory.push(Buffer.from("PK\u0001\u0002"), Buffer.from([20, 0]), about, rest, Buffer.from(name));
    files.push(file);
    place += file.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(place, 12);
  return Buffer.concat([...files, entries, Buffer.from("PK\u0005\u0006"), end]);
}
