import { randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  sandboxAuthenticateIntent,
  sandboxConfirmIntent,
  sandboxTryOut,
} from "#contracts/payments/provider-calls.ts";
import { currencyCodes } from "#domain/money/cents.ts";
import { hours } from "#domain/time/durations.ts";
import { anyone } from "#server/access/policies.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Limit } from "#server/platform/limits/consume-quota.ts";
import { requireQuota } from "#server/platform/limits/require-quota.ts";
import { visitorAddress } from "#server/platform/limits/visitor-address.ts";
import type { Services } from "#server/services.ts";
import type { PaymentMounting } from "../../payment-services.ts";
import { type AttemptResult, answerChallenge, payWithCard } from "./pay-with-card.ts";
import type { Sandbox } from "./sandbox.ts";
import { cardFrameUrl } from "./sandbox-card-provider.ts";
import { metadataOf, openIntent } from "./sandbox-ledger.ts";
import { sandboxPages } from "./sandbox-pages.routes.ts";
import { cardErrorMessages } from "./test-cards.ts";

/** The provider's side of the sandbox: what its card frame and its approval page call. No part of the shop. */
export function sandboxRoutes({ app, routes, services }: PaymentMounting): void {
  const current = () => {
    // Keys may have been typed since the shop was started: nothing of the sandbox is there then.
    if (!services.sandbox) throw new AppError("not_found");
    return services.sandbox;
  };
  sandboxPages(app, current);

  routes.add(sandboxConfirmIntent, anyone, async ({ params, body, request, reply }) => {
    const { client_secret: clientSecret, number, expiry, cvc } = body;
    const result = await payWithCard(current(), { intentId: params.id, clientSecret, number, expiry, cvc });
    return answer(result, params.id, request, reply);
  });

  routes.add(sandboxTryOut, anyone, async ({ request }) => {
    const intent = await openTryOut(services, current(), visitorAddress(request.ip));
    return {
      payment_intent_id: intent.id,
      amount_cents: intent.amount_cents,
      card_frame_url: cardFrameUrl(intent.id, intent.client_secret),
    };
  });

  routes.add(sandboxAuthenticateIntent, anyone, async ({ params, body, request, reply }) => {
    const isPassed = body.outcome === "pass";
    const asked = { intentId: params.id, clientSecret: body.client_secret, isPassed };
    return answer(await answerChallenge(current(), asked), params.id, request, reply);
  });
}

function answer(result: AttemptResult, intentId: string, request: FastifyRequest, reply: FastifyReply) {
  if (result.status === "refused") {
    const { code } = result;
    return reply.code(402).send({ code, message: request.say(cardErrorMessages[code]) });
  }
  const { status, paymentMethodId } = result;
  const next = { next_action_url: `/sandbox/payment_intents/${encodeURIComponent(intentId)}/authenticate` };
  return { status, payment_method_id: paymentMethodId, ...(status === "requires_action" && next) };
}

const tryOutLimit = { name: "try-out", maxHits: 20, perMilliseconds: hours(1) } as const satisfies Limit;

/** One dollar, or euro. */
const tryOutCents = 100;

/** Carries another name than any shop's: reconciling takes such charges for a stranger's and leaves them alone. */
const tryOutSubject = { shop: "try-out", quoteId: 0, quoteVersion: 0 };

/** Opens a payment that a visitor of /payment-test tries a card with. @throws too_many_requests */
async function openTryOut(services: Services, sandbox: Sandbox, address: string) {
  await requireQuota(services, tryOutLimit, address);
  return await openIntent(
    sandbox.db,
    {
      kind: "card",
      request_key: `try-out-${randomUUID()}`,
      amount_cents: tryOutCents,
      currency: currencyCodes[services.shop.facts().currency],
      metadata: metadataOf(tryOutSubject),
      return_url: null,
      cancel_url: null,
    },
    sandbox.clock(),
  );
}
