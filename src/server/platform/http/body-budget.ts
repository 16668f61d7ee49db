import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import { visitorAddress } from "../limits/visitor-address.ts";

/** Bytes of request bodies in memory: of all requests together, and of one visitor's. */
interface Most {
  readonly total: number;
  readonly perAddress: number;
}

/** Counts the bytes of request bodies that are held in memory, whatever reads them. */
export interface BodyBudget {
  /** Counts received bytes. @throws 503 when the shop's budget is used up, 429 when this visitor's is */
  hold(request: FastifyRequest, bytes: number): void;
  /** Releases a request's bytes once it is answered or aborted. */
  releaseAfter(request: FastifyRequest, reply: FastifyReply): void;
}

/** Opens an empty budget. */
export function openBodyBudget(most: Most): BodyBudget {
  let total = 0;
  const byAddress = new Map<string, number>();
  const byRequest = new WeakMap<FastifyRequest, { readonly address: string; bytes: number }>();

  const add = (address: string, bytes: number) => {
    total += bytes;
    const held = (byAddress.get(address) ?? 0) + bytes;
    if (held > 0) byAddress.set(address, held);
    else byAddress.delete(address);
    return held;
  };

  return {
    hold(request, bytes) {
      // Read once: a connection that was broken off has no address any more.
      const own = byRequest.get(request) ?? { address: visitorAddress(request.ip), bytes: 0 };
      own.bytes += bytes;
      byRequest.set(request, own);
      const held = add(own.address, bytes);
      if (total > most.total) throw new AppError("unavailable", { retryAfterSeconds: 5 });
      if (held > most.perAddress) throw new AppError("too_many_requests", { retryAfterSeconds: 5 });
    },
    releaseAfter(request, reply) {
      reply.raw.once("close", () => {
        const own = byRequest.get(request);
        if (own) add(own.address, -own.bytes);
        byRequest.delete(request);
      });
    },
  };
}
