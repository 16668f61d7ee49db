import type { LookSettings } from "#domain/settings/own-shop-settings.ts";
import { settingRules } from "#domain/settings/setting-rules.ts";
import { typefaces } from "#domain/shop/brand.ts";
import { frontParts } from "#domain/shop/front-parts.ts";
import { picture } from "./catalogue/picture.ts";
import { ruled } from "./fields.ts";
import { z } from "./zod.ts";

/** How the shop looks. */
export const lookValues = {
  wordmark_picture: picture.nullable(),
  favicon: picture.nullable(),
  brand_colour: z.string(),
  typeface: z.enum(typefaces),
  front_parts_hidden: z.array(z.enum(frontParts)),
} satisfies Record<keyof LookSettings, z.ZodType>;

/** Null goes back to the original. A picture as it was read changes nothing: another one is uploaded. */
export const pictureChange = z
  .object(picture.shape)
  .nullable()
  .transform((given) => (given === null ? null : undefined))
  .optional();

export const lookChanges = {
  wordmark_picture: pictureChange,
  favicon: pictureChange,
  brand_colour: ruled(settingRules.brand_colour).optional(),
  typeface: z.enum(typefaces).optional(),
  front_parts_hidden: z.array(z.enum(frontParts)).max(frontParts.length).optional(),
} satisfies Record<keyof LookSettings, z.ZodType>;
