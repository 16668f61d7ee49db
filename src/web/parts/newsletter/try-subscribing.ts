import { newsletterEmailRule } from "#domain/newsletter/newsletter-rules.ts";
import { waits } from "#domain/time/waits.ts";
import type { Message } from "#domain/words.ts";
import { type Subscribing, subscribe } from "../../api/newsletter.ts";
import { ApiFailure } from "../../api/send.ts";
import { shopFailureMessages } from "../../api/shop-failure-words.ts";

/**
 * What is wrong, if anything: with the address, or the specified sentence with what the server says of the address
 *. `onSending` is called when the call is under way, for at least 2 s.
 */
export async function trySubscribing(
  subscribing: Subscribing,
  onSending: () => void,
): Promise<readonly (Message | string)[]> {
  const fault = newsletterEmailRule(subscribing.email);
  if (fault) return [fault];
  onSending();
  const pause = new Promise((resolve) => setTimeout(resolve, waits.newsletter));
  try {
    await Promise.all([subscribe(subscribing), pause]);
    return [];
  } catch (error) {
    const ofServer = error instanceof ApiFailure ? Object.values(error.errors).flat() : [];
    return [shopFailureMessages("newsletter", error), ...ofServer];
  }
}
