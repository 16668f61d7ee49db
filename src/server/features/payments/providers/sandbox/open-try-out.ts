import { randomUUID } from "node:crypto";
import { currencyCodes } from "#domain/money/cents.ts";
import { hours } from "#domain/time/durations.ts";
import type { Limit } from "#server/platform/limits/consume-quota.ts";
import { requireQuota } from "#server/platform/limits/require-quota.ts";
import type { Services } from "#server/services.ts";
import type { Sandbox } from "./sandbox.ts";
import { metadataOf, openIntent } from "./sandbox-ledger.ts";

const limit = { name: "try-out", maxHits: 20, perMilliseconds: hours(1) } as const satisfies Limit;

/** One dollar, or euro. */
const tryOutCents = 100;

/** Carries another name than any shop's: reconciling takes such charges for a stranger's and leaves them alone. */
const tryOutSubject = { shop: "try-out", quoteId: 0, quoteVersion: 0 };

/** Opens a payment that a visitor of /payment-test tries a card with. @throws too_many_requests */
export async function openTryOut(services: Services, sandbox: Sandbox, address: string) {
  await requireQuota(services, limit, address);
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
