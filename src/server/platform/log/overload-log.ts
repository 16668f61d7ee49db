import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { seconds } from "#domain/time/durations.ts";
import type { AppError } from "../errors/app-error.ts";

/** Notes refusals of an overloaded shop: one line a second with their number, or the log would be the next overload. */
export interface OverloadLog {
  note(request: FastifyRequest): void;
  /** Whether this request was refused for overload; its own line is then left out. */
  has(request: FastifyRequest): boolean;
}

/** Opens the log of overload over the shop's own. */
export function openOverloadLog(log: FastifyBaseLogger): OverloadLog {
  const noted = new WeakSet<FastifyRequest>();
  let refused = 0;
  const tell = () => {
    log.warn({ refused }, "overloaded: requests were refused in the last second");
    refused = 0;
  };
  return {
    note(request) {
      noted.add(request);
      refused += 1;
      if (refused === 1) setTimeout(tell, seconds(1)).unref();
    },
    has: (request) => noted.has(request),
  };
}

/** Refused for overload, and for no error. */
export function isOverload({ code, details }: AppError): boolean {
  return code === "unavailable" && details.cause === undefined && details.retryAfterSeconds !== undefined;
}
