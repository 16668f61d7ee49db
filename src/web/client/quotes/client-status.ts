import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { QuoteStatus } from "#domain/quotes/quote-status.ts";

interface ClientStatus {
  readonly label: MessageDescriptor;
  /** What happens next, in a sentence. */
  readonly next: MessageDescriptor;
  readonly tone: "neutral" | "positive" | "info" | "caution" | "negative";
}

const undetermined: ClientStatus = {
  label: msg`Undetermined`,
  next: msg`We cannot tell how this quote stands. Please contact us.`,
  tone: "neutral",
};

/** How a client reads each status; the colours are the specification's. */
const statuses: Readonly<Record<QuoteStatus, ClientStatus>> = {
  pending: {
    label: msg`Under review`,
    next: msg`We look at your request and reply within 24 hours.`,
    tone: "caution",
  },
  approved: { label: msg`Approved`, next: msg`Your quote is approved and can be paid.`, tone: "positive" },
  confirmed: {
    label: msg`Confirmed`,
    next: msg`Your quote is confirmed. Production starts once it is paid.`,
    tone: "info",
  },
  rejected: {
    label: msg`Rejected`,
    next: msg`We cannot fulfil this request as it stands.`,
    tone: "negative",
  },
  paid: {
    label: msg`Paid`,
    next: msg`Thank you, your payment has arrived. Printing and delivery come next; we gladly tell you how far they are.`,
    tone: "positive",
  },
};

export function clientStatus(status: string): ClientStatus {
  return Object.hasOwn(statuses, status) ? statuses[status as QuoteStatus] : undetermined;
}
