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
import { fileMaxBytes } from "#domain/files/media-type.ts";

import type { Locale } from "#domain/language/language.ts";

import { minutes, seconds } from "#domain/time/durations.ts";

import type { Message } from "#domain/words.ts";
import { answerError, type Speech } from "../errors/answer-error.ts";
import { AppError } from "../errors/app-error.ts";
import { unknownVisitor, visitorAddress } from "../limits/visitor-address.ts";
import { openOverloadLog } from "../log/overload-log.ts";
import { openBodyBudget } from "./body-budget.ts";
import { watchBody } from "./body-deadline.ts";
import { limitConnections } from "./connections-per-address.ts";
import { guardOrigin } from "./guard-origin.ts";
import { packAnswer } from "./pack-answer.ts";
import { answerLine, answerUnreadable } from "./raw-answers.ts";
import { countBytes, hasBody, isForm } from "./request-body.ts";
import { readRequestLine } from "./request-line.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Who may use the route. A route without one stops the start. */
    policy?: string;
  }
  interface FastifyRequest {
    /** Translates a message into the locale of the request. */
    say(message: Message): string;
    /** Counts bytes of the body that stay in memory until the answer. @throws 503, 429 */
    hold(bytes: number): void;
    /** What the visitor reads. */
    locale(): Locale;
  }
}

interface AppSetting {
  readonly log: FastifyBaseLogger;
  readonly trustedProxies: readonly string[];
  /** Connections that one address may have open; undefined: as many as it likes. */
  readonly connectionsPerAddress?: number | undefined;
  /** The shop's address; empty where it is reached by whatever name its machine has. */
  readonly publicUrl: string;
  readonly ownOrigins: ReadonlySet<string>;
  readonly securityHeaders: Readonly<Record<string, string>>;
  readonly speechFor: (request: FastifyRequest) => Speech;
  /** Answers what is in memory before anything else is looked at. */
  readonly answerFirst: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/**
 * Bodies in memory at a time: 19 of the largest requests for a quote, eight of one visitor. The process takes about twice
 * their bytes (REL-D8).
 */
const bodies = { total: 104_000_000, perAddress: 45_000_000 };

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
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, setting.securityHeaders),
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...setting.securityHeaders, "x-request-id": request.id });
      void answerError(error, request, reply, setting.speechFor(request));
    },
    serverFactory: (handler) => {
      const server = createServer(
        {
          // Headers within 10 s, looked at each second; bodies have a deadline of their own (`watchBody`).
          ...{ headersTimeout: seconds(10), requestTimeout: minutes(10) },
          connectionsCheckingInterval: seconds(1),
          keepAliveTimeout: seconds(15),
        },
        (request, response) => {
          const verdict = readRequestLine(request, setting.publicUrl);
          if (verdict) return answerLine(verdict, request, response, setting.securityHeaders);
          if (setting.answerFirst(request, response)) return;
          handler(request, response);
        },
      );
      // Ends connections on which nothing moves: the client does not read its answer.
      server.timeout = seconds(60);
      server.maxConnections = 5_000;
      const { connectionsPerAddress, trustedProxies } = setting;
      if (connectionsPerAddress) limitConnections(server, connectionsPerAddress, trustedProxies);
      return server;
    },
  });
  app.removeContentTypeParser("text/plain");
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: fileMaxBytes + 1,
      files: 1,
      fields: 60,
      parts: 64,
      fieldSize: 100_000,
      fieldNameSize: 100,
      headerPairs: 50,
    },
  });

  const overload = openOverloadLog(setting.log);
  const budget = openBodyBudget(bodies);
  const warnOfUnknown = warnOnce(setting.log);
  app.decorateRequest("hold", function hold(bytes) {
    budget.hold(this, bytes);
  });
  app.decorateRequest("locale", function locale() {
    return setting.speechFor(this).locale;
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
    budget.releaseAfter(request, reply);
    watchBody(request, reply);
    warnOfUnknown(request);
  });
  // Forms are read, and counted, by `read-multipart.ts` and `read-page-body.ts`.
  app.addHook("preParsing", async (request, _reply, payload) =>
    hasBody(request) && !isForm(request) ? countBytes(request, payload) : payload,
  );
  app.addHook("onSend", packAnswer);
  app.addHook("onResponse", async (request, reply) => {
    if (overload.has(request)) return;
    const { method, routeOptions } = request;
    // The pattern, not the address: links carry tokens, and no token may stand in a log.
    request.log.info(
      { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "answered",
    );
  });
  app.setErrorHandler((error, request, reply) =>
    answerError(error, request, reply, setting.speechFor(request), overload),
  );
  app.setNotFoundHandler((request, reply) =>
    answerError(new AppError("not_found"), request, reply, setting.speechFor(request)),
  );
  return app;
}

/** Says once that a proxy forwards no address: all its visitors then share one limit. */
function warnOnce(log: FastifyBaseLogger): (request: FastifyRequest) => void {
  let isSaid = false;
  return ({ ip }) => {
    if (isSaid || visitorAddress(ip) !== unknownVisitor) return;
    isSaid = true;
    log.warn(
      { forwarded: ip.slice(0, 60) },
      "a trusted proxy forwards no IP address: limits count all of these as one visitor",
    );
  };
}
