import { fitsInto, qrCodewords } from "./qr-codewords.ts";
import { type QrSize, qrSizes } from "./qr-sizes.ts";

/** A cell is dark, light, or not drawn yet. */
type Grid = (boolean | undefined)[][];

/** A text as a square of dark and light cells that phones read. @throws RangeError for more than 213 bytes */
export function qrMatrix(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const size = qrSizes.find((each) => fitsInto(each, bytes.length));
  if (!size) throw new RangeError("too long for a QR code");
  const grid = drawPatterns(size);
  drawCodewords(grid, qrCodewords(bytes, size));
  return grid.map((row) => row.map((cell) => cell === true));
}

function drawPatterns({ version, centres }: QrSize): Grid {
  const width = version * 4 + 17;
  const last = width - 1;
  const grid: Grid = Array.from({ length: width }, () => Array.from({ length: width }, () => undefined));
  const set = (x: number, y: number, isDark: boolean) => {
    const row = grid[y];
    if (row && x >= 0 && x < width) row[x] = isDark;
  };
  const squareAround = (x: number, y: number, radius: number, isDark: (distance: number) => boolean) => {
    for (let dy = -radius; dy <= radius; dy += 1)
      for (let dx = -radius; dx <= radius; dx += 1)
        set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (let index = 0; index < width; index += 1) {
    set(6, index, index % 2 === 0);
    set(index, 6, index % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [last - 3, 3],
    [3, last - 3],
  ] as const) {
    squareAround(x, y, 4, (distance) => distance !== 2 && distance !== 4);
  }
  for (const x of centres) {
    for (const y of centres) {
      const isCorner = [x, y].filter((each) => each === 6).length === 2;
      const isBesideCorner = (x === 6 && y === last - 6) || (y === 6 && x === last - 6);
      if (!isCorner && !isBesideCorner) squareAround(x, y, 2, (distance) => distance !== 1);
    }
  }
  drawFormat(set, last);
  if (version >= 7) drawVersion(set, version, last);
  return grid;
}

/** Level M and mask 0, with their check bits: always the same fifteen. */
const formatBits = 0b101010000010010;

function drawFormat(set: (x: number, y: number, isDark: boolean) => void, last: number): void {
  for (let bit = 0; bit < 15; bit += 1) {
    const isDark = ((formatBits >> bit) & 1) === 1;
    set(8, bit < 6 ? bit : bit < 8 ? bit + 1 : last - 14 + bit, isDark);
    set(bit < 8 ? last - bit : bit === 8 ? 7 : 14 - bit, 8, isDark);
  }
  set(8, last - 7, true);
}

function drawVersion(
  set: (x: number, y: number, isDark: boolean) => void,
  version: number,
  last: number,
): void {
  let rest = version;
  for (let step = 0; step < 12; step += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let bit = 0; bit < 18; bit += 1) {
    const isDark = ((bits >> bit) & 1) === 1;
    const far = last - 10 + (bit % 3);
    const near = Math.floor(bit / 3);
    set(far, near, isDark);
    set(near, far, isDark);
  }
}

/** From the lower right corner upwards and down again, two columns wide; every second cell is turned (mask 0). */
function drawCodewords(grid: Grid, words: readonly number[]): void {
  const width = grid.length;
  let bit = 0;
  for (let right = width - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < width; step += 1) {
      const y = isUpward ? width - 1 - step : step;
      const row = grid[y];
      for (const x of [right, right - 1]) {
        if (!row || row[x] !== undefined) continue;
        const isDark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        row[x] = isDark !== ((x + y) % 2 === 0);
        bit += 1;
      }
    }
  }
}
