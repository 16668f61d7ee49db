import type { Call } from "#contracts/call.ts";
import { z } from "#contracts/zod.ts";

/** A password that is sent is hashed, or compared with a hash: the call takes long. */
export function hashesPassword({ body }: Pick<Call, "body">): boolean {
  const fields = body instanceof z.ZodOptional ? body.unwrap() : body;
  if (!(fields instanceof z.ZodObject)) return false;
  return "password" in fields.shape || "current_password" in fields.shape;
}
