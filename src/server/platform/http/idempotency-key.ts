import type { FastifyRequest } from "fastify";
import type { Message } from "#domain/words.ts";
import { AppError } from "../errors/app-error.ts";

const wrongKey: Message = /*i18n*/ {
  id: "field.idempotencyKey",
  message: "An Idempotency-Key has 1 to 200 printable characters.",
};

/** The key under which the same request gives the same answer, if the caller named one. */
export function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return undefined;
  if (typeof key === "string" && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new AppError("invalid", { fields: { "Idempotency-Key": [wrongKey] } });
}
