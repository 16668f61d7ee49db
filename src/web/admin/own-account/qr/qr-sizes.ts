/** How a picture of one size holds its data at the error correction level M (ISO/IEC 18004). */
export interface QrSize {
  readonly version: number;
  /** Codewords of error correction in each block. */
  readonly correction: number;
  /** Codewords of data, a number a block. */
  readonly blocks: readonly number[];
  /** Centres of the small squares by which a reader straightens the picture. */
  readonly centres: readonly number[];
}

const times = (count: number, codewords: number) => Array.from({ length: count }, () => codewords);

/** Sizes 5 to 10: what an address of an authenticator app needs. */
export const qrSizes: readonly QrSize[] = [
  { version: 5, correction: 24, blocks: times(2, 43), centres: [6, 30] },
  { version: 6, correction: 16, blocks: times(4, 27), centres: [6, 34] },
  { version: 7, correction: 18, blocks: times(4, 31), centres: [6, 22, 38] },
  { version: 8, correction: 22, blocks: [...times(2, 38), ...times(2, 39)], centres: [6, 24, 42] },
  { version: 9, correction: 22, blocks: [...times(3, 36), ...times(2, 37)], centres: [6, 26, 46] },
  { version: 10, correction: 26, blocks: [...times(4, 43), 44], centres: [6, 28, 50] },
];
