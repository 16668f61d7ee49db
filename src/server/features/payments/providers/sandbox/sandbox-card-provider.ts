import { currencyCodes } from "#domain/money/cents.ts";
import type { CardProvider } from "../card-provider.ts";
import { readStripeBody } from "../stripe/stripe-event-body.ts";
import type { Sandbox } from "./sandbox.ts";
import { recordEvents } from "./sandbox-events.ts";
import {
  findIntent,
  listIntents,
  metadataOf,
  moveIntent,
  openIntent,
  sandboxProviderState,
} from "./sandbox-ledger.ts";
import { listSandboxRefunds, refundIntent } from "./sandbox-refunds.ts";
import { isSigned } from "./stripe-signature.ts";

/** Card payments in the sandbox. */
export function sandboxCardProvider(sandbox: Sandbox): CardProvider {
  const { db, clock } = sandbox;
  return {
    name: "sandbox",
    async createIntent({ requestKey, amountCents, currency, subject }) {
      const asked = {
        request_key: requestKey,
        amount_cents: amountCents,
        currency: currencyCodes[currency],
        metadata: metadataOf(subject),
      };
      const nowhere = { return_url: null, cancel_url: null };
      const intent = await openIntent(db, { kind: "card", ...asked, ...nowhere }, clock());
      return { intentId: intent.id, clientSecret: intent.client_secret };
    },
    async readIntent(intentId) {
      const intent = await findIntent(db, intentId);
      return intent && sandboxProviderState(intent);
    },
    async cancelIntent(intentId) {
      await db.transaction().execute(async (transaction) => {
        const to = { status: "canceled" } as const;
        const canceled = await moveIntent(transaction, intentId, ["open", "requires_action"], to);
        if (canceled) await recordEvents(transaction, sandbox, "payment_intent.canceled", intentId);
      });
      const intent = await findIntent(db, intentId);
      return intent && sandboxProviderState(intent);
    },
    refund: (order) => refundIntent(sandbox, order),
    listRefunds: (intentId) => listSandboxRefunds(sandbox.db, intentId),
    async listIntentsSince(since, after) {
      const intents = await listIntents(db, since, after);
      return { states: intents.map(sandboxProviderState), next: intents.at(-1)?.id };
    },
    async readEvent(rawBody, signature, now) {
      const isOurs = isSigned(rawBody, signature, await sandbox.secrets(), now);
      return isOurs ? readStripeBody(rawBody) : "forged";
    },
    cardFields: ({ intentId, clientSecret }) => ({ card_frame_url: cardFrameUrl(intentId, clientSecret) }),
  };
}

/** Behind the #, the secret reaches the frame and no server's log. */
export function cardFrameUrl(intentId: string, clientSecret: string): string {
  return `/sandbox/card?intent=${encodeURIComponent(intentId)}#${encodeURIComponent(clientSecret)}`;
}
