import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import multipart from "@fastify/multipart";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
  type RouteOptions,
} from "fastify";
import { seconds } from "#domain/time/durations.ts";
import type { Words } from "#domain/words.ts";
import { answerError, type Speech } from "../errors/answer-error.ts";
import { AppError } from "../errors/app-error.ts";
import { cutStillConnections } from "./cut-still-connections.ts";
import { guardOrigin } from "./guard-origin.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Who may use the route. A route without one stops the start. */
    policy?: string;
  }
  interface FastifyRequest {
    /** Says a sentence in the language of whoever asks. */
    say(words: Words): string;
  }
}

interface AppSetting {
  readonly log: FastifyBaseLogger;
  readonly trustedProxies: readonly string[];
  readonly ownOrigins: ReadonlySet<string>;
  readonly securityHeaders: Readonly<Record<string, string>>;
  readonly speechFor: (request: FastifyRequest) => Speech;
  /** Answers what is in memory before anything else is looked at. */
  readonly answerFirst: (request: IncomingMessage, response: ServerResponse) => boolean;
}

const fileBytes = 5_242_880;

/** A Fastify with our limits, our errors and our headers; it has no route yet. */
export async function createApp(setting: AppSetting): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: setting.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: setting.trustedProxies.length > 0 ? [...setting.trustedProxies] : false,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
    bodyLimit: 1_048_576,
    forceCloseConnections: "idle",
    return503OnClosing: false,
    // An address that cannot be decoded reaches no route and no hook; it is answered like every other that leads nowhere.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...setting.securityHeaders, "x-request-id": request.id });
      void answerError(error, request, reply, setting.speechFor(request));
    },
    serverFactory: (handler) => {
      const server = createServer(
        {
          // Headers within 10 s, the whole request within 20, looked at each second (D1).
          ...{ headersTimeout: seconds(10), requestTimeout: seconds(20) },
          connectionsCheckingInterval: seconds(1),
          // Who says of no body has none: a tenth of what an answer from memory costs went into waiting for its end.
          optimizeEmptyRequests: true,
        },
        (request, response) => {
          if (setting.answerFirst(request, response)) return;
          // Nothing comes, so that nobody may wait for something of this type.
          if (request.readableEnded) delete request.headers["content-type"];
          takeTime(request, response);
          handler(request, response);
        },
      );
      // Whoever asks and then does not read is gone, or means harm.
      const takeTime = cutStillConnections(server, { atRest: seconds(15), atWork: seconds(60) });
      server.maxConnections = 5_000;
      return server;
    },
  });
  app.removeContentTypeParser("text/plain");
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: fileBytes + 1,
      files: 2,
      fields: 60,
      parts: 64,
      fieldSize: 100_000,
      fieldNameSize: 100,
      headerPairs: 50,
    },
  });

  app.decorateRequest("say", function say(words) {
    return setting.speechFor(this).translate(words);
  });
  const routes: RouteOptions[] = [];
  app.addHook("onRoute", (route) => void routes.push(route));
  // Looked at when all are there: plugins give their routes a policy after we have heard of them.
  app.addHook("onReady", async () => {
    const open = routes.find((route) => !route.config?.policy);
    if (open) throw new Error(`${String(open.method)} ${open.url} declares no policy`);
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({ ...setting.securityHeaders, "x-request-id": request.id });
    guardOrigin(request, setting.ownOrigins);
  });
  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions } = request;
    // The pattern, not the address: links carry tokens, and no token may stand in a log (S9).
    request.log.info(
      { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "answered",
    );
  });
  app.setErrorHandler((error, request, reply) =>
    answerError(error, request, reply, setting.speechFor(request)),
  );
  app.setNotFoundHandler((request, reply) =>
    answerError(new AppError("not_found"), request, reply, setting.speechFor(request)),
  );
  return app;
}
