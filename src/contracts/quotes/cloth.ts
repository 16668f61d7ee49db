import type { Cloth } from "#domain/offers/cloth.ts";
import { z } from "../zod.ts";

/** The colours of bags, as codes, and their material. */
export const cloth = z
  .object({ colours: z.array(z.string()), material: z.string().nullable() })
  .meta({ id: "Cloth" }) satisfies z.ZodType<Cloth>;
