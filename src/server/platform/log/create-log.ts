import type { FastifyBaseLogger } from "fastify";
import { pino } from "pino";

/** One JSON line an event. What might be secret is taken out by name, wherever it stands. */
export function createLog(level: string): FastifyBaseLogger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        "*.password",
        "*.password_confirmation",
        "*.token",
        "*.session_token",
        "*.client_secret",
        "req.headers.authorization",
        "req.headers.cookie",
        "err.parameters",
        "err.query",
      ],
      censor: "[taken out]",
    },
    serializers: {
      // A request is named by its id; address, headers and body stay out of the log.
      req: (request: { id: string; method: string }) => ({ id: request.id, method: request.method }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  });
}
