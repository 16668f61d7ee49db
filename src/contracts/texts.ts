import { languages } from "#domain/language/language.ts";
import { longestText, normalizeAndTrim } from "#domain/text/normalize.ts";
import {
  mailTextNames,
  pageTextNames,
  type TextGroup,
  type TextPart,
  wordTextNames,
} from "#domain/texts/text-names.ts";
import { defineCall } from "./call.ts";
import { time } from "./fields.ts";
import { z } from "./zod.ts";

const textName = z.enum([...wordTextNames, ...mailTextNames, ...pageTextNames]);
const groups = ["front", "client-mail", "staff-mail", "page"] as const satisfies readonly TextGroup[];

/** A text by its parts: a mail's subject, opening and closing, or the body of a page. */
const parts = z
  .object({
    subject: z.string().optional(),
    opening: z.string().optional(),
    closing: z.string().optional(),
    body: z.string().optional(),
  } satisfies Record<TextPart, z.ZodType>)
  .meta({ id: "TextParts" });

// Plain text: what looks like markup is written out, and escaped where it is shown.
const typed = z.string().max(longestText).transform(normalizeAndTrim).optional();
const typedParts = z.strictObject({ subject: typed, opening: typed, closing: typed, body: typed });

/** A text in one language, as the shop says it. */
export const spokenText = z
  .object({
    own: parts.nullable(),
    /** Rises with every change; 0 until the first. */
    version: z.int(),
    changed_at: time.nullable(),
    /** By which its history is listed: subject `text`. */
    history_id: z.int().nullable(),
  })
  .meta({ id: "SpokenText" });
export type SpokenText = z.infer<typeof spokenText>;

const textOfLanguage = spokenText.extend({
  original: parts,
  /** What its placeholders may stand for, such as `reference`: `GE-2026-000007`. */
  values: z.record(z.string(), z.string()),
});

/** A text that the shop may say in its own words, in both languages. */
const shopText = z
  .object({ name: textName, group: z.enum(groups), en: textOfLanguage, fr: textOfLanguage })
  .meta({ id: "ShopText" });
export type ShopTextAnswer = z.infer<typeof shopText>;

export const listTexts = defineCall({
  method: "GET",
  path: "/api/texts",
  summary: "The texts of mails and pages, each as it came and as the shop says it, for administrators",
  answers: { 200: z.object({ texts: z.array(shopText) }) },
});

export const changeText = defineCall({
  method: "PUT",
  path: "/api/texts/{name}",
  summary: "Say a text in own words, or go back to the original with null",
  params: z.strictObject({ name: textName }),
  body: z.strictObject({ language: z.enum(languages), text: typedParts.nullable() }),
  headers: ["If-Match"],
  answers: { 200: spokenText },
});

/** Nothing is saved or sent, and no link works. */
export const previewText = defineCall({
  method: "POST",
  path: "/api/texts/{name}/preview",
  key: "unused",
  summary: "A mail as it would read with these words and made-up values; null for the original",
  params: z.strictObject({ name: z.enum(mailTextNames) }),
  body: z.strictObject({ language: z.enum(languages), text: typedParts.nullable() }),
  answers: { 200: z.object({ subject: z.string(), html: z.string(), text: z.string() }) },
});
