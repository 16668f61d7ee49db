import { pipeline, type Readable, Transform } from "node:stream";
import type { FastifyRequest } from "fastify";

/** Whether a request says that it brings a body. */
export function hasBody({ headers }: FastifyRequest): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Whether the body is a form with parts; known from the header, before the multipart plugin has looked. */
export function isForm({ headers }: FastifyRequest): boolean {
  return /^\s*multipart\//i.test(headers["content-type"] ?? "");
}

/** The body of a request, every byte of which is counted as held. */
export function countBytes(request: FastifyRequest, payload: Readable): Readable {
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        request.hold(chunk.length);
        done(null, chunk);
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
  return pipeline(payload, counting, () => undefined);
}
