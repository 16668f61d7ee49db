import { seconds } from "#domain/time/durations.ts";

/** What a picture may cost to decode (I6): 40 megapixels over all its frames. */
export const logoPixels = 40_000_000;
export const logoFrames = 500;
/** How long a picture may take to decode before it is refused. */
export const logoDecodingTime = seconds(15);
/** The longest side of a preview, in px. */
export const previewSide = 1200;
