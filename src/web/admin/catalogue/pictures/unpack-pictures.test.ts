import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { fileMaxBytes } from "#domain/files/media-type.ts";
import { UnreadableArchive, unpackPictures } from "./unpack-pictures.ts";

interface Part {
  readonly name: string;
  readonly content: Buffer;
  readonly method?: 0 | 8;
}

/** An archive of these parts, as other programs write it. */
function zip(...parts: readonly Part[]): Blob {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let place = 0;
  for (const { name, content, method = 8 } of parts) {
    const packed = method === 8 ? deflateRawSync(content) : content;
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(method, 4);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(1, 18);
    about.writeUInt16LE(Buffer.byteLength(name), 22);
    const file = Buffer.concat([Buffer.from("PK\u0003\u0004"), about, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(place, 10);
    directory.push(Buffer.from("PK\u0001\u0002\u0014\u0000"), about, rest, Buffer.from(name));
    files.push(file);
    place += file.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(place, 12);
  return new Blob([Buffer.concat([...files, entries, Buffer.from("PK\u0005\u0006"), end])]);
}

const content = Buffer.from("a picture, ".repeat(500));

test("SPEC-5.9 pictures of an archive keep their names without their folders; nothing else is unpacked", async () => {
  const files = await unpackPictures(
    zip(
      { name: "photos/Market Tote.JPG", content },
      { name: "../../etc/pouch.png", content, method: 0 },
      { name: "__MACOSX/photos/._Market Tote.JPG", content },
      { name: "photos/", content: Buffer.alloc(0), method: 0 },
      { name: "notes.txt", content },
    ),
  );
  expect(files.map(({ name, type, size }) => [name, type, size])).toEqual([
    ["Market Tote.JPG", "image/jpeg", content.length],
    ["pouch.png", "image/png", content.length],
  ]);
  expect(Buffer.from((await files[0]?.arrayBuffer()) ?? new ArrayBuffer()).equals(content)).toBe(true);
});

test("SPEC-5.9 a picture that holds far more than it says is cut off one byte above the limit", async () => {
  const [file] = await unpackPictures(zip({ name: "bomb.png", content: Buffer.alloc(60_000_000) }));
  expect(file?.size).toBe(fileMaxBytes + 1);
});

const broken = async () => {
  const bytes = Buffer.from(await zip({ name: "a.png", content }).arrayBuffer());
  // In the midst of the packed picture.
  return new Blob([bytes.fill(0xff, 36, 60)]);
};

test.each([
  ["no archive", new Blob(["hello ".repeat(20)])],
  ["an empty file", new Blob([])],
  [
    "a directory that points elsewhere",
    new Blob([
      Buffer.from("PK\u0005\u0006\0\0\0\0\u0001\0\u0001\0\0\0\0\0\u00ff\u00ff\u00ff\0\0\0", "latin1"),
    ]),
  ],
  ["a picture that is not deflated", await broken()],
  ["201 pictures", zip(...Array.from({ length: 201 }, (_, index) => ({ name: `${index}.png`, content })))],
])("SPEC-5.9 %s is refused", async (_, archive) => {
  await expect(unpackPictures(archive)).rejects.toThrow(UnreadableArchive);
});
