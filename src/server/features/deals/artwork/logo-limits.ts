import { minutes, seconds } from "#domain/time/durations.ts";

/** What a picture may cost to decode: 40 megapixels over all its frames. */
export const logoPixels = 40_000_000;
export const logoFrames = 500;
/** And what it may take of the decoder's memory at once, in bytes. */
export const logoMemory = 250_000_000;
/** The most that an engine in WebAssembly may take in the decoder, in megabytes: what draws a PDF. */
export const engineMemory = 128;
/** Processor time after which a picture is refused. Time on the clock would refuse good ones on a busy machine. */
export const logoProcessorTime = seconds(6);
/**
 * Time on the clock after which the decoder is ended, and the picture tried again later: that ends what hangs. Even
 * a decoder that gets a hundredth of a processor has taken its time of one before, so none begins anew for ever.
 */
export const logoTimeout = minutes(10);
/** The longest side of a preview, in px. */
export const previewSide = 1200;
/** The longest side where colours are counted, in px. */
export const countedSide = 512;
/** The longest side of what is drawn of an SVG, in px. */
export const svgSide = 2_048;
/** Processor time of an SVG: it is drawn sooner than a picture of 40 megapixels is decoded. */
export const svgProcessorTime = seconds(5);
