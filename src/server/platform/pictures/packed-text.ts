import { inflateSync } from "node:zlib";

/** The best compression that deflate can reach. */
const bestRatio = 1032;

/**
 * The size of a compressed text or profile once it is unpacked. Unpacking stops beyond `most`. Damaged data counts with
 * the most it could hold, so that the work on it is bounded as well.
 */
export function unpackedSize(packed: Buffer, most: number): number {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, most) }).length;
  } catch (error) {
    const isLarger = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    return isLarger ? most + 1 : packed.length * bestRatio;
  }
}
