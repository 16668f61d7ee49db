import { z } from "zod";
import { ProviderRefusal, ProviderSilent } from "../provider-failure.ts";
import type { PaypalAnswer } from "./send-to-paypal.ts";

const failure = z.object({
  name: z.string(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
});

/** What an answer means, and PayPal's own code for it. */
export function meaningOfAnswer({ status, body }: PaypalAnswer): { meaning: PaypalMeaning; code: string } {
  if (status >= 200 && status < 300) return { meaning: "order", code: "" };
  // Whatever its body says: overloaded, broken, or not our keys.
  if (status === 401 || status === 429 || status >= 500) return { meaning: "unknown", code: String(status) };
  const read = failure.safeParse(body);
  // PayPal does not answer like this: it comes from an intermediary.
  if (!read.success) return { meaning: "unknown", code: String(status) };
  const { name, details = [] } = read.data;
  const code = details.find(({ issue }) => issue)?.issue ?? name;
  const known = meaningOfIssue[code] ?? meaningOfName[name];
  if (known) return { meaning: known, code };
  return { meaning: status === 403 || status === 409 ? "unknown" : "refused", code };
}

/** For calls that end in their answer or in nothing. @throws ProviderSilent, ProviderRefusal */
export function requireAnswer(answer: PaypalAnswer): unknown {
  const { meaning, code } = meaningOfAnswer(answer);
  if (meaning === "order") return answer.body;
  if (meaning === "unknown") throw new ProviderSilent(`PayPal does not say: ${code}`);
  throw new ProviderRefusal(code);
}

/** What an answer of PayPal's means for an order. */
type PaypalMeaning =
  /** The body is the order: its captures say how it stands. */
  | "order"
  /** Captured before, by another request: the order says how it stands. */
  | "read-again"
  /** Nothing was paid; the buyer may go on with this order. */
  | "open"
  /** The buyer's means of payment were refused: this order is over, another one may be tried. */
  | "declined"
  /** PayPal knows no such order (any more): it cannot have been paid. */
  | "gone"
  /** What was done is not known, or it was not us who may know: asked again later with the same key. */
  | "unknown"
  /** Refused: asking again changes nothing. */
  | "refused";

/** PayPal's `issue` of a 4xx, each with its one meaning. An issue that is not here is a refusal. */
const meaningOfIssue: Readonly<Record<string, PaypalMeaning>> = {
  ORDER_ALREADY_CAPTURED: "read-again",
  ORDER_COMPLETED_OR_VOIDED: "read-again",
  ORDER_NOT_APPROVED: "open",
  PAYER_ACTION_REQUIRED: "open",
  INSTRUMENT_DECLINED: "declined",
  CARD_EXPIRED: "declined",
  PAYER_CANNOT_PAY: "declined",
  PAYER_ACCOUNT_RESTRICTED: "declined",
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: "declined",
  TRANSACTION_REFUSED: "declined",
  TRANSACTION_BLOCKED_BY_PAYEE: "declined",
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: "declined",
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: "declined",
  COMPLIANCE_VIOLATION: "declined",
  ORDER_EXPIRED: "gone",
  INVALID_RESOURCE_ID: "gone",
  // The same question is being answered on another line.
  DUPLICATE_REQUEST_ID: "unknown",
  PREVIOUS_REQUEST_IN_PROGRESS: "unknown",
  // Another merchant's, or keys that were changed: ours may have been paid all the same.
  PERMISSION_DENIED: "unknown",
  CONSENT_NEEDED: "unknown",
  PAYEE_ACCOUNT_RESTRICTED: "refused",
  PAYEE_ACCOUNT_LOCKED_OR_CLOSED: "refused",
  DUPLICATE_INVOICE_ID: "refused",
};

/** PayPal's names of answers whose issue says nothing more. */
const meaningOfName: Readonly<Record<string, PaypalMeaning>> = {
  RESOURCE_NOT_FOUND: "gone",
  NOT_AUTHORIZED: "unknown",
  AUTHENTICATION_FAILURE: "unknown",
  RATE_LIMIT_REACHED: "unknown",
  INTERNAL_SERVER_ERROR: "unknown",
};
