import fc from "fast-check";

/** Any distance of at most so many millimetres. */
export const millimetres = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
