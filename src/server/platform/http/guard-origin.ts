import type { FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * No cookie authenticates anything, so a foreign page can do nothing with a visitor's rights; it is refused all the
 * same on calls that change something. A missing Origin is no browser and is allowed.
 */
export function guardOrigin(request: FastifyRequest, ownOrigins: ReadonlySet<string>): void {
  if (safe.has(request.method)) return;
  const { origin, host } = request.headers;
  if (origin === undefined || ownOrigins.has(origin)) return;
  // A shop without PUBLIC_URL is reached by whatever name its machine has.
  if (ownOrigins.size === 0 && origin === `${request.protocol}://${host}`) return;
  throw new AppError("foreign_origin");
}
