import { newsletterEmailRule } from "#domain/newsletter/newsletter-rules.ts";
import { waits } from "#domain/time/waits.ts";
import type { Message } from "#domain/words.ts";
import { type Subscribing, subscribe } from "../../api/newsletter.ts";
import { ApiFailure } from "../../api/send.ts";
import { shopFailureMessages } from "../../api/shop-failure-words.ts";

/**
 * What is wrong, if anything: with the address, or the specified sentence with what the server says of the address. A
 * call takes at least 2 s.
 */
export async function trySubscribing(subscribing: Subscribing): Promise<readonly (Message | string)[]> {
  const error = newsletterEmailRule(subscribing.email);
  if (error) return [error];
  const pause = new Promise((resolve) => setTimeout(resolve, waits.newsletter));
  try {
    await Promise.all([subscribe(subscribing), pause]);
    return [];
  } catch (error) {
    const ofServer = error instanceof ApiFailure ? Object.values(error.errors).flat() : [];
    return [shopFailureMessages("newsletter", error), ...ofServer];
  }
}
