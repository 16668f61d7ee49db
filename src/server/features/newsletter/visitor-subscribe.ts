import { clientLanguage } from "#domain/language/client-language.ts";
import type { Language } from "#domain/language/language.ts";
import { hours } from "#domain/time/durations.ts";
import type { Limit } from "#server/platform/limits/consume-quota.ts";
import { requireQuota } from "#server/platform/limits/require-quota.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import type { Services } from "#server/services.ts";
import { addSubscription } from "./newsletter.repository.ts";

/** Addresses from one visitor; fewer where a machine seems to fill the box. */
const limit = { name: "newsletter", maxHits: 10, perMilliseconds: hours(1) } as const satisfies Limit;
const doubtfulLimit = { ...limit, maxHits: 2 } as const satisfies Limit;

interface Consent {
  readonly email: string;
  readonly language: Language | undefined;
  readonly address: string;
  readonly isDoubtful: boolean;
}

/**
 * Stores an address with the time of its consent and welcomes it by mail. An address that is
 * subscribed already gets no second mail, and the caller the same answer.
 * @throws 429
 */
export async function visitorSubscribe(services: Services, consent: Consent): Promise<void> {
  const { db, clock, notifyMailWorker } = services;
  await requireQuota(services, consent.isDoubtful ? doubtfulLimit : limit, consent.address);
  const at = clock();
  const language = clientLanguage(consent.language, services.shop.facts());
  await db.transaction().execute(async (transaction) => {
    const subscription = await addSubscription(transaction, { email: consent.email, language, at });
    if (!subscription) return;
    const mail = { template: "newsletter-welcome", subscriptionId: subscription.id } as const;
    await postMail(transaction, mail, { email: consent.email, language }, at);
  });
  notifyMailWorker();
}
