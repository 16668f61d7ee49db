import { seconds } from "#domain/time/durations.ts";

/** Less than a person needs to type a name, an address and a message. */
const leastFillTime = seconds(2);

/**
 * Whether a public form was probably filled by a bot: its hidden field has a value, or it took no time.
 * Limits may allow such senders fewer requests; nothing is refused for it alone.
 */
export function isSuspicious(sent: {
  readonly website?: string | undefined;
  readonly fill_ms?: number | undefined;
}) {
  return Boolean(sent.website) || (sent.fill_ms !== undefined && sent.fill_ms < leastFillTime);
}
