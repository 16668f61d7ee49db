import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  exportSubscriptions,
  getUnsubscribe,
  listSubscriptions,
  subscribe,
  subscription,
  unsubscribe,
} from "#contracts/newsletter.ts";
import type { Message } from "#domain/words.ts";
import { anyone, may } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { sendLines } from "#server/platform/http/send-rows.ts";
import { isSuspicious } from "#server/platform/limits/is-suspicious.ts";
import { visitorAddress } from "#server/platform/limits/visitor-address.ts";
import { staffListSubscriptions, staffReadAllSubscriptions } from "./staff-list-subscriptions.ts";
import { visitorSubscribe } from "./visitor-subscribe.ts";
import { visitorReadSubscription, visitorUnsubscribe } from "./visitor-unsubscribe.ts";

const welcome: Message = /*i18n*/ { id: "newsletter.welcome", message: "Welcome Aboard!" };
const ended: Message = /*i18n*/ {
  id: "newsletter.ended",
  message: "You are unsubscribed. We will not write to you again.",
};

/** Agreeing to be written to, leaving again, and the list of addresses. */
export function newsletterRoutes({ app, routes, services }: Mounting): void {
  routes.add(subscribe, anyone, async ({ body, request }) => {
    await visitorSubscribe(services, {
      email: body.email,
      language: body.language,
      address: visitorAddress(request.ip),
      isDoubtful: isSuspicious(body),
    });
    return { message: request.say(welcome) };
  });

  routes.add(getUnsubscribe, anyone, async ({ query, request, reply }) => {
    // The address is also in the List-Unsubscribe header; a reader who opens it wants the page.
    if (wantsPage(request))
      return reply.redirect(`/newsletter/unsubscribe/${encodeURIComponent(query.token)}`, 303);
    return await visitorReadSubscription(services, query.token);
  });

  acceptOneClick(app);
  routes.add(unsubscribe, anyone, async ({ query, request }) => {
    await visitorUnsubscribe(services, query.token);
    return { message: request.say(ended) };
  });

  routes.add(listSubscriptions, may("newsletter.read"), ({ query }) =>
    staffListSubscriptions(services, query),
  );

  routes.add(exportSubscriptions, may("newsletter.read"), async ({ query, reply }) =>
    sendLines(reply, subscription, staffReadAllSubscriptions(services, query)),
  );
}

function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes("text/html") ?? false;
}

/** Mail programs post a form of one field (RFC 8058); on every other call a form of this kind stays refused. */
function acceptOneClick(app: FastifyInstance): void {
  const form = "application/x-www-form-urlencoded";
  app.addContentTypeParser(form, { parseAs: "string", bodyLimit: 1000 }, (request, body, done) => {
    if (request.routeOptions.url !== unsubscribe.path) return done(new AppError("unsupported_media_type"));
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}
