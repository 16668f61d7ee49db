import type { FastifyRequest } from "fastify";
import { isLanguage, type Wording } from "#domain/language/language.ts";

/** The wording that the visitor chose, kept in the cookie `language`; otherwise the specification's (P44). */
export function wordingOfRequest(request: FastifyRequest): Wording {
  const choice = /(?:^|;\s*)language=(\w{2})(?:;|$)/.exec(request.headers.cookie ?? "")?.[1];
  return isLanguage(choice) ? choice : "mul";
}
