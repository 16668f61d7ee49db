import { z } from "./zod.ts";

/** The answer of a call that says only what happened, in words for a person. */
export const messageAnswer = z.object({ message: z.string() }).meta({ id: "Message" });

/** What a 204 holds. */
export const noContent = z.null();

/** What a call says of itself whose answer is a file. */
export const fileAnswer = {
  answers: { 200: z.string().meta({ format: "binary" }) },
  answerType: "application/octet-stream",
} as const;

/** The answer of a call whose success is all there is to say. */
export const successAnswer = z
  .object({ success: z.boolean(), message: z.string().optional() })
  .meta({ id: "Success" });
