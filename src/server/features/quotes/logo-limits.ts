import { seconds } from "#domain/time/durations.ts";
import type { SlotLimits } from "#server/platform/jobs/slots.ts";

/** What a picture may cost to decode (REL-I6): 40 megapixels over all its frames. */
export const logoPixels = 40_000_000;
export const logoFrames = 500;
/** And what it may take of the decoder's memory at once, in bytes. */
export const logoMemory = 250_000_000;
/** Processor time after which a picture is refused. Time on the clock would refuse good ones on a busy machine. */
export const logoProcessorTime = seconds(6);
/** Time on the clock after which the decoder is ended, and the picture tried again later. */
export const logoPatience = seconds(60);
/**
 * Two decoders at a time. A buyer waits at most four seconds for one, and a crowd does not wait at all: then the worker
 * decodes later, and a mail tells of a damaged picture.
 */
export const logoDecoderLimits: SlotLimits = { atOnce: 2, mostWaiting: 2, within: seconds(4) };
/** The longest side of a preview, in px. */
export const previewSide = 1200;
