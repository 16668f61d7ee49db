import { type QuoteStage, type Standing, standingOf } from "../quotes/quote-stage.ts";
import { clientStatus, type QuoteStatusWords, type ReadQuoteStatus } from "../quotes/quote-status.ts";

type ClientWords = Pick<QuoteStatusWords, "tone" | "clientLabel" | "nextStep">;

const cancelled: ClientWords = {
  tone: "neutral",
  clientLabel: /*i18n*/ { id: "quote.client.cancelled", message: "Order cancelled" },
  nextStep: /*i18n*/ {
    id: "quote.next.cancelled",
    message: "This order was cancelled. What you paid and do not owe is paid back to you.",
  },
};

/** What a client reads where the words of the specified status say too little, or the wrong thing. */
const ownWords: Readonly<Partial<Record<Standing, ClientWords>>> = {
  needsInfo: {
    tone: "caution",
    clientLabel: /*i18n*/ { id: "quote.client.needsInfo", message: "Waiting for your answer" },
    nextStep: /*i18n*/ {
      id: "quote.next.needsInfo",
      message: "Your turn: we have a question about your request. Once you answer, we write your offer.",
    },
  },
  drafting: {
    tone: "caution",
    clientLabel: /*i18n*/ { id: "quote.client.drafting", message: "Being written" },
    nextStep: /*i18n*/ {
      id: "quote.next.drafting",
      message: "Our turn: we are writing your offer and reply within 24 hours.",
    },
  },
  changesAsked: {
    tone: "caution",
    clientLabel: /*i18n*/ { id: "quote.client.changesAsked", message: "Changes asked for" },
    nextStep: /*i18n*/ {
      id: "quote.next.changesAsked",
      message: "Our turn: you asked for changes, and we reply within 24 hours.",
    },
  },
  offered: {
    tone: "info",
    clientLabel: /*i18n*/ { id: "quote.client.offered", message: "Offer to answer" },
    nextStep: /*i18n*/ { id: "quote.next.offered", message: "Your turn: please answer our offer." },
  },
  accepted: {
    tone: "positive",
    clientLabel: /*i18n*/ { id: "quote.client.accepted", message: "Accepted" },
    nextStep: /*i18n*/ {
      id: "quote.next.accepted",
      message: "Thank you for accepting. Your quote says what is to be paid, and by when.",
    },
  },
  declined: {
    tone: "neutral",
    clientLabel: /*i18n*/ { id: "quote.client.declined", message: "Declined by you" },
    nextStep: /*i18n*/ {
      id: "quote.next.declined",
      message: "You declined our offer. Should you change your mind, write to us.",
    },
  },
  withdrawn: {
    tone: "neutral",
    clientLabel: /*i18n*/ { id: "quote.client.withdrawn", message: "Withdrawn by you" },
    nextStep: /*i18n*/ {
      id: "quote.next.withdrawn",
      message: "You withdrew this request. Should you change your mind, write to us.",
    },
  },
  cancelled,
  cancelledPaid: cancelled,
};

/** How a client reads where a quote stands; answers without a stage are read by their status alone. */
export function clientStanding(quote: {
  readonly status: ReadQuoteStatus;
  readonly stage?: QuoteStage | undefined;
}): ClientWords {
  const standing = quote.stage && quote.status !== "undetermined" && standingOf(quote.status, quote.stage);
  return (standing && ownWords[standing]) || clientStatus(quote.status);
}
