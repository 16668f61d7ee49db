import type { FastifyInstance, InjectOptions } from "fastify";
import type { Call } from "#contracts/call.ts";
import { type Actor, callerOf } from "#server/access/actor.ts";
import { countKeyRequest } from "#server/access/count-key-request.ts";
import { identify } from "#server/access/identify.ts";
import {
  openPayments,
  type PaymentMounting,
  type PaymentServices,
} from "#server/features/payments/payment-services.ts";
import { createCallCache } from "#server/platform/http/call-cache.ts";
import { createApp } from "#server/platform/http/create-app.ts";
import { createRoutes, type Routes } from "#server/platform/http/routes.ts";
import { securityHeaders } from "#server/platform/http/security-headers.ts";
import type { OutboxRow } from "#server/platform/mail/deliver-mails.ts";
import type { Services } from "#server/services.ts";

export interface TestShop extends AsyncDisposable {
  readonly app: FastifyInstance;
  readonly routes: Routes<Actor>;
  /** Sends a request without the network. `bearer` signs it, `from` is the visitor's address. */
  send(method: "GET" | "POST" | "PUT" | "DELETE", path: string, sent?: Sent): Promise<Answer>;
}

interface Sent {
  readonly bearer?: string | undefined;
  readonly body?: unknown;
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number | string[] | undefined>>;
  readonly text: string;
  /** The body as JSON, for comparing. Empty when there is none. */
  readonly body: Readonly<Record<string, unknown>>;
}

type Mount = (mounting: PaymentMounting) => unknown;

/**
 * The calls of the features that are given, in this process and without pages:
 * `await using shop = await createTestShop(services, [accountRoutes]);`
 * @param isMounted which of them, for a test that opens a shop for each call: to mount all takes most of its time
 */
export async function createTestShop(
  given: Services | PaymentServices,
  mounts: readonly Mount[],
  isMounted: (call: Call) => boolean = () => true,
): Promise<TestShop> {
  const services = "cardProvider" in given ? given : openPayments(given);
  const { config, log } = services;
  const catalogueCache = createCallCache(services.db, "catalogue", securityHeaders(true));
  const app = await createApp({
    log,
    trustedProxies: config.TRUST_PROXY.split(",").filter(Boolean),
    publicUrl: config.PUBLIC_URL,
    ownOrigins: new Set(config.PUBLIC_URL ? [config.PUBLIC_URL] : []),
    securityHeaders: securityHeaders(true),
    speechFor: () => ({ locale: "mul", translate: (words) => services.translate("mul", words) }),
    answerFirst: () => false,
  });
  const all = createRoutes(app, (request) => identify(services, request), {
    keys: { services, callerOf },
    count: (asker) => countKeyRequest(services, asker),
  });
  const routes = onlySome(all, isMounted);
  for (const mount of mounts)
    await mount({
      ...{ app, routes, services, catalogueCache },
      ...{ composePreview, originals: async () => new Map(), previewMailText },
    });
  await app.ready();
  return {
    app,
    routes,
    async send(method, path, sent = {}) {
      const answer = await app.inject(injection(method, path, sent));
      const text = answer.payload;
      const isJson = String(answer.headers["content-type"] ?? "").startsWith("application/json");
      return {
        status: answer.statusCode,
        headers: answer.headers,
        text,
        body: isJson ? JSON.parse(text) : {},
      };
    },
    [Symbol.asyncDispose]: () => app.close(),
  };
}

function onlySome(routes: Routes<Actor>, isMounted: (call: Call) => boolean): Routes<Actor> {
  return {
    declared: routes.declared,
    of: (feature) => onlySome(routes.of(feature), isMounted),
    add(call, policy, handler) {
      if (isMounted(call)) routes.add(call, policy, handler);
    },
  };
}

/** The web fills templates; here the values stand for the mail. */
async function composePreview({ template, content }: OutboxRow) {
  return { subject: template, text: content, html: `<pre>${content}</pre>` };
}

const previewMailText: PaymentMounting["previewMailText"] = async (name, language, own) => ({
  subject: `${name} ${language}`,
  text: JSON.stringify(own),
  html: "",
});

function injection(method: "GET" | "POST" | "PUT" | "DELETE", url: string, sent: Sent): InjectOptions {
  const headers: Record<string, string> = { ...sent.headers };
  if (sent.bearer) headers.authorization = `Bearer ${sent.bearer}`;
  const options: InjectOptions = { method, url, headers, remoteAddress: sent.from ?? "192.0.2.1" };
  if (sent.body === undefined) return options;
  headers["content-type"] ??= "application/json";
  options.payload =
    typeof sent.body === "string" || Buffer.isBuffer(sent.body) ? sent.body : JSON.stringify(sent.body);
  return options;
}
