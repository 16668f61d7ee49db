import type { FastifyRequest } from "fastify";
import { type Wording, wordingOrDefault } from "#domain/language/language.ts";

/** The wording that the visitor chose, kept in the cookie `language` (P44). */
export function wordingOf(request: FastifyRequest): Wording {
  return wordingOrDefault(/(?:^|;\s*)language=(\w{2})(?:;|$)/.exec(request.headers.cookie ?? "")?.[1]);
}
