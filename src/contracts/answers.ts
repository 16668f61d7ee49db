import { z } from "./zod.ts";

/** The answer of a call that says only what happened, in words for a person. */
export const messageAnswer = z.object({ message: z.string() }).meta({ id: "Message" });

/** The answer of a call whose success is all there is to say. */
export const successAnswer = z
  .object({ success: z.boolean(), message: z.string().optional() })
  .meta({ id: "Success" });
