import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import { visitorAddress } from "../limits/visitor-address.ts";

/** Bytes of request bodies in memory: of all requests together, and of one visitor's. */
interface Most {
  readonly total: number;
  readonly perAddress: number;
}

/** Counts the bytes of request bodies that are held in memory, whatever reads them (REL-D8). */
export interface BodyBudget {
  /** Counts bytes that came. @throws 503 when the shop holds as much as it may, 429 when this visitor does */
  hold(request: FastifyRequest, bytes: number): void;
  /** Gives everything back that a request holds once it is answered or broken off. */
  releaseAfter(request: FastifyRequest, reply: FastifyReply): void;
}

/** Opens an empty budget. */
export function openBodyBudget(most: Most): BodyBudget {
  let total = 0;
  const byAddress = new Map<string, number>();
  const byRequest = new WeakMap<FastifyRequest, number>();

  const add = (request: FastifyRequest, bytes: number) => {
    const address = visitorAddress(request.ip);
    total += bytes;
    const held = (byAddress.get(address) ?? 0) + bytes;
    if (held > 0) byAddress.set(address, held);
    else byAddress.delete(address);
    byRequest.set(request, (byRequest.get(request) ?? 0) + bytes);
    return held;
  };

  return {
    hold(request, bytes) {
      const held = add(request, bytes);
      if (total > most.total) throw new AppError("unavailable", { retryAfterSeconds: 5 });
      if (held > most.perAddress) throw new AppError("too_many_requests", { retryAfterSeconds: 5 });
    },
    releaseAfter(request, reply) {
      reply.raw.once("close", () => void add(request, -(byRequest.get(request) ?? 0)));
    },
  };
}
