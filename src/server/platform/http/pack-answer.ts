import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { takesGzip } from "../pages/send-cached-answer.ts";

const pack = promisify(gzip);

/** Bytes below which an answer fits into one packet as it is. */
const fewestBytes = 1_400;

/**
 * Packs a large answer in JSON for who takes it so: the board of a large shop is 586 kB, and a phone on a slow line waits
 * three seconds for it. What such an answer holds cannot be guessed by its length (BREACH): another site can have a browser
 * ask for it, but not with the bearer of our reader.
 * @returns what is sent instead of `payload`
 */
export async function packAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== "string" || payload.length < fewestBytes) return payload;
  if (!String(reply.getHeader("content-type")).startsWith("application/json")) return payload;
  void reply.header("vary", "accept-encoding");
  if (!takesGzip(String(request.headers["accept-encoding"]))) return payload;
  void reply.removeHeader("content-length").header("content-encoding", "gzip");
  return await pack(payload, { level: 4 });
}
