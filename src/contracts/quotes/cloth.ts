import type { Cloth } from "#domain/offers/cloth.ts";
import { z } from "../zod.ts";

/** What colours, by their code, and materials were called on the day of a request or an offer, where the shop had names of its own. */
export const clothNames = z
  .array(z.object({ of: z.string(), en: z.string(), fr: z.string() }))
  .meta({ id: "ClothNames" });

/** The colours of bags, as codes, and their material. */
export const cloth = z
  .object({ colours: z.array(z.string()), material: z.string().nullable(), names: clothNames.optional() })
  .meta({ id: "Cloth" }) satisfies z.ZodType<Cloth>;

/** The colours of a request in the mail to staff. */
export const mailedColours = {
  productColours: z.array(z.string()).optional(),
  logoColours: z.array(z.string()).optional(),
  clothNames: clothNames.optional(),
};
