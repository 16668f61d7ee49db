import type { ClothSettings } from "#domain/quotes/cloth-colours.ts";
import { clothRules } from "#domain/settings/cloth-rules.ts";
import { cleanedLine, obeys } from "./fields.ts";
import { z } from "./zod.ts";

const names = { en: z.string(), fr: z.string() };

/** What cloth comes in, and what it is called. */
export const clothValues = {
  cloth_colours: z.array(z.object({ code: z.string(), ...names })),
  cloths: z.array(z.object(names)),
} satisfies Record<keyof ClothSettings, z.ZodType>;

const given = { en: cleanedLine, fr: cleanedLine };
const code = cleanedLine.transform((text) => text.toUpperCase());

export const clothChanges = {
  cloth_colours: obeys(z.array(z.strictObject({ code, ...given })), clothRules.cloth_colours).optional(),
  cloths: obeys(z.array(z.strictObject(given)), clothRules.cloths).optional(),
} satisfies Record<keyof ClothSettings, z.ZodType>;
