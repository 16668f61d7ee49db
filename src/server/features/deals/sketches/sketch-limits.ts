import { seconds } from "#domain/time/durations.ts";

/** The width of the small picture, which mails and papers carry, in px. */
export const smallPx = 400;
/** How wide and high a logo is at most that is printed on paper in its true size, in px: as its preview. */
export const printPx = 1_200;
/** Processor time after which a sketch is not drawn. */
export const drawingProcessorTime = seconds(6);
/** Time on the clock after which the drawer is ended, and the sketch tried again later. */
export const drawingTimeout = seconds(60);
