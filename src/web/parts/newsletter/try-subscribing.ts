import { newsletterEmailRule } from "#domain/newsletter/newsletter-rules.ts";
import { waits } from "#domain/time/waits.ts";
import type { Words } from "#domain/words.ts";
import { type Subscribing, subscribe } from "../../api/newsletter.ts";
import { ApiFailure } from "../../api/send.ts";
import { shopFailureWords } from "../../api/shop-failure-words.ts";

/** What is wrong with the address, if anything; `onSending` is called when the call is under way, for at least 2 s. */
export async function trySubscribing(
  subscribing: Subscribing,
  onSending: () => void,
): Promise<Words | string | undefined> {
  const fault = newsletterEmailRule(subscribing.email);
  if (fault) return fault;
  onSending();
  const pause = new Promise((resolve) => setTimeout(resolve, waits.newsletter));
  try {
    await Promise.all([subscribe(subscribing), pause]);
    return undefined;
  } catch (error) {
    const ofField = error instanceof ApiFailure ? error.errors.email?.[0] : undefined;
    return ofField ?? shopFailureWords("newsletter", error);
  }
}
