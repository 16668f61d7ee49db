import type { QrSize } from "./qr-sizes.ts";

/** The bytes of a text with their error correction, in the order in which the picture holds them. */
export function qrCodewords(bytes: Uint8Array, size: QrSize): number[] {
  const data = blocksOf(padded(bytes, size), size);
  const correction = data.map((block) => correctionOf(block, size.correction));
  return [...interleaved(data), ...interleaved(correction)];
}

/** Whether that many bytes fit: the mode and the length go before them. */
export function fitsInto({ version, blocks }: QrSize, length: number): boolean {
  return length + (version > 9 ? 3 : 2) <= blocks.reduce((sum, block) => sum + block, 0);
}

function padded(bytes: Uint8Array, { version, blocks }: QrSize): number[] {
  const capacity = blocks.reduce((sum, block) => sum + block, 0);
  const lengthBits = version > 9 ? 16 : 8;
  let bits = `0100${bytes.length.toString(2).padStart(lengthBits, "0")}`;
  for (const byte of bytes) bits += byte.toString(2).padStart(8, "0");
  // The end is marked by up to four zeros, then filled to whole bytes.
  bits = bits.padEnd(Math.min(bits.length + 4, capacity * 8), "0");
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, "0");
  const words = (bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2));
  for (let filler = 0; words.length < capacity; filler += 1) words.push(filler % 2 === 0 ? 0xec : 0x11);
  return words;
}

function blocksOf(words: readonly number[], { blocks }: QrSize): number[][] {
  let start = 0;
  return blocks.map((length) => {
    start += length;
    return words.slice(start - length, start);
  });
}

function interleaved(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  const columns = Array.from({ length: longest }, (_, index) =>
    blocks.flatMap((block) => block.slice(index, index + 1)),
  );
  return columns.flat();
}

/** The remainder of the block divided by the generator polynomial, over the field of 256 elements (Reed and Solomon). */
function correctionOf(block: readonly number[], length: number): number[] {
  const generator = generatorOf(length);
  const rest = Array.from({ length }, () => 0);
  for (const word of block) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    for (let index = 0; index < length; index += 1) {
      rest[index] = (rest[index] ?? 0) ^ product(generator[index] ?? 0, factor);
    }
  }
  return rest;
}

/** Coefficients of (x - 1)(x - 2)(x - 4)…, without the leading one. */
function generatorOf(degree: number): number[] {
  let coefficients = [1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    const shifted = [...coefficients, 0];
    coefficients = shifted.map((each, index) => each ^ product(coefficients[index - 1] ?? 0, root));
    root = product(root, 2);
  }
  return coefficients.slice(1);
}

function product(a: number, b: number): number {
  let sum = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    sum = (sum << 1) ^ ((sum >> 7) * 0x11d);
    sum ^= ((b >> bit) & 1) * a;
  }
  return sum;
}
