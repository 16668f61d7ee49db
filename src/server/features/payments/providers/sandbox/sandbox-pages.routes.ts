import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { asksForFrenchFirst } from "#domain/language/accept-language.ts";
import { type Locale, localeOrDefault } from "#domain/language/language.ts";
import { currencyOrDefault } from "#domain/money/cents.ts";
import { showCents } from "#domain/money/show-money.ts";
import { type Message, withValues } from "#domain/words.ts";
import { escapeHtml } from "#server/platform/errors/escape-html.ts";
import { cardFramePage, cardFramePolicy, sandboxStyle } from "./card-frame-page.ts";
import { frameMessages } from "./frame-words.ts";
import { contentPolicy, langOf } from "./page.ts";
import type { SandboxIntentRow } from "./sandbox.table.ts";
import type { Sandbox } from "./sandbox.ts";
import { findIntent, moveIntent } from "./sandbox-ledger.ts";

const id = z.string().regex(/^[\w-]{1,100}$/);
const frameQuery = z.object({ intent: id, scheme: z.enum(["light", "dark"]).optional().catch(undefined) });
const approveQuery = z.object({ order: id });
const orderParams = z.object({ id });
const open = { config: { policy: "anyone" } } as const;

/** The two pages of the sandbox: the card frame, and the page on which an order is approved. */
export function sandboxPages(app: FastifyInstance, current: () => Sandbox): void {
  app.get("/sandbox/card", open, async (request, reply) => {
    current();
    const query = frameQuery.safeParse(request.query);
    if (!query.success) return gone(request, reply);
    const { intent: intentId, scheme } = query.data;
    const locale = localeOf(request);
    // Shown inside the shop's own pages, and nowhere else.
    reply.header("x-frame-options", "SAMEORIGIN");
    const page = cardFramePage({ intentId, locale, scheme, say: (words) => request.say(words) });
    return sendPage(reply, page, cardFramePolicy);
  });

  app.get("/sandbox/approve", open, async (request, reply) => {
    const query = approveQuery.safeParse(request.query);
    const order = query.success ? await findOrder(current(), query.data.order) : undefined;
    if (!order || order.status === "canceled") return gone(request, reply);
    const locale = localeOf(request);
    const page = approvePage({ order, locale, say: (words) => request.say(words) });
    return sendPage(reply, page, approvePagePolicy);
  });

  void app.register(async (scope) => {
    // The two buttons send empty forms.
    scope.removeContentTypeParser("application/x-www-form-urlencoded");
    scope.addContentTypeParser("application/x-www-form-urlencoded", (_request, body, done) => {
      body.resume();
      done(null, {});
    });
    scope.post("/sandbox/orders/:id/approve", open, async (request, reply) => {
      const order = await orderOf(current(), request);
      if (!order?.return_url) return gone(request, reply);
      const approved = { status: "approved" } as const;
      await current()
        .db.transaction()
        .execute((transaction) => moveIntent(transaction, order.id, ["open"], approved));
      return reply.redirect(`${pathOf(order.return_url)}&token=${encodeURIComponent(order.id)}`, 303);
    });
    scope.post("/sandbox/orders/:id/cancel", open, async (request, reply) => {
      const order = await orderOf(current(), request);
      if (!order?.cancel_url) return gone(request, reply);
      return reply.redirect(pathOf(order.cancel_url), 303);
    });
  });
}

async function orderOf(sandbox: Sandbox, request: FastifyRequest): Promise<SandboxIntentRow | undefined> {
  const params = orderParams.safeParse(request.params);
  return params.success ? await findOrder(sandbox, params.data.id) : undefined;
}

async function findOrder({ db }: Sandbox, orderId: string): Promise<SandboxIntentRow | undefined> {
  const order = await findIntent(db, orderId);
  return order?.kind === "redirect" ? order : undefined;
}

/** Back to the shop under whatever name the buyer reached it by: the sandbox is served by the shop itself. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}

function gone(request: FastifyRequest, reply: FastifyReply) {
  const locale = localeOf(request);
  const page = approvePage({ order: undefined, locale, say: (words) => request.say(words) });
  return sendPage(reply.code(404), page, approvePagePolicy);
}

function sendPage(reply: FastifyReply, page: string, policy: string) {
  return reply
    .headers({ "content-security-policy": policy, "cache-control": "no-store" })
    .type("text/html; charset=utf-8")
    .send(page);
}

/** The locale of the visitor's cookie `language` (SPEC-2.44); otherwise as pages choose it. */
function localeOf({ headers }: FastifyRequest): Locale {
  const chosen = /(?:^|;\s*)language=(\w{2})(?:;|$)/.exec(headers.cookie ?? "")?.[1];
  return localeOrDefault(chosen ?? (asksForFrenchFirst(headers["accept-language"]) ? "fr" : undefined));
}

const approvePagePolicy = contentPolicy({ style: sandboxStyle, isFramed: false });

interface Approval {
  readonly order: SandboxIntentRow | undefined;
  readonly locale: Locale;
  readonly say: (message: Message) => string;
}

/** The page that stands in the place of PayPal's: approve or go back. It needs no script. */
function approvePage({ order, locale, say }: Approval): string {
  const text = (message: Message) => escapeHtml(say(message));
  return `<!doctype html>
<html lang="${langOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(frameMessages.approveTitle)}</title>
<style>${sandboxStyle}</style>
</head>
<body class="page">
<main>
<p class="test">${text(frameMessages.test)}</p>
${order ? choices(order, locale, text) : `<h1>${text(frameMessages.gone)}</h1>`}
</main>
</body>
</html>`;
}

function choices(order: SandboxIntentRow, locale: Locale, text: (message: Message) => string): string {
  const amount = showCents(order.amount_cents, {
    locale,
    currency: currencyOrDefault(order.currency.toUpperCase()),
  });
  const action = `/sandbox/orders/${encodeURIComponent(order.id)}`;
  return `<h1>${text(frameMessages.approveTitle)}</h1>
<p>${text(frameMessages.approveText)}</p>
<p>${text(withValues(frameMessages.approveAmount, { amount }))}</p>
<div class="buttons">
<form method="post" action="${action}/approve"><button class="first">${text(frameMessages.approve)}</button></form>
<form method="post" action="${action}/cancel"><button>${text(frameMessages.cancel)}</button></form>
</div>`;
}
