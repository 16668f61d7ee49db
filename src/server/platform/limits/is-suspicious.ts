import { seconds } from "#domain/time/durations.ts";

/** Less than a person needs to type a name, an address and a message. */
const leastFillTime = seconds(2);

/**
 * Whether a public form was filled as machines do: the field that nobody sees has a value, or it took no time. It
 * only raises a doubt, which limits may answer with fewer turns; nothing is refused for it alone (SPEC-0.3).
 */
export function isSuspicious(sent: {
  readonly website?: string | undefined;
  readonly fill_ms?: number | undefined;
}) {
  return Boolean(sent.website) || (sent.fill_ms !== undefined && sent.fill_ms < leastFillTime);
}
