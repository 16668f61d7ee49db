/** Puts several files into one stream: each follows its length. */
export function joinParts(parts: readonly Uint8Array[]): Buffer {
  return Buffer.concat(
    parts.flatMap((part) => {
      const length = Buffer.alloc(4);
      length.writeUInt32LE(part.length);
      return [length, part];
    }),
  );
}

/** Takes them apart again; what does not add up is none. */
export function splitParts(bytes: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  for (let at = 0; at + 4 <= bytes.length; ) {
    const end = at + 4 + bytes.readUInt32LE(at);
    if (end > bytes.length) return [];
    parts.push(bytes.subarray(at + 4, end));
    at = end;
  }
  return parts;
}
