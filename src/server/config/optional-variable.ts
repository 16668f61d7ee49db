import { z } from "zod";

export const address = z.url({ protocol: /^https?$/ });

/** A variable that may be empty. */
export const optional = <T extends z.ZodType>(schema: T) => schema.or(z.literal(""));

export const unspaced = (rule: RegExp) => optional(z.string().regex(rule));
