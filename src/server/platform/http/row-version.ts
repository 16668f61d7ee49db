import type { FastifyReply, FastifyRequest } from "fastify";

/** Answers a row's version as its ETag. */
export function sendVersion(reply: FastifyReply, version: number): void {
  reply.header("etag", `"${version}"`);
}

/**
 * The version that the caller has seen, from `If-Match`; undefined when he names none. What cannot be read
 * as one of ours is -1, which no row has, so that it is answered as stale.
 */
export function expectedVersion(request: FastifyRequest): number | undefined {
  const header = request.headers["if-match"]?.trim();
  if (header === undefined || header === "" || header === "*") return undefined;
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1];
  return version === undefined ? -1 : Number(version);
}
