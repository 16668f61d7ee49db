import type { Message } from "../words.ts";
import type { Choices, OfferContent } from "./offer.ts";
import { areChoicesMade, defaultChoices, workOutOffer } from "./work-out-offer.ts";

/** What the client agrees to by ticking the box; it is stored as it was shown (L7). */
export const consentSentence: Message = /*i18n*/ {
  id: "offer.consent",
  message:
    "I accept version {version, number} of quote {reference} for {total}, and agree that my typed name is my signature.",
};

const freightOpen: Message = /*i18n*/ {
  id: "offer.refused.freightOpen",
  message: "The freight of this offer is still to be confirmed.",
};
const choicesOpen: Message = /*i18n*/ {
  id: "offer.refused.choicesOpen",
  message: "Please choose among the options first.",
};
const belowZero: Message = /*i18n*/ {
  id: "offer.refused.belowZero",
  message: "With these choices the total is below zero. Please ask us for a new offer.",
};
const acceptFirst: Message = /*i18n*/ {
  id: "offer.refused.acceptFirst",
  message: "This offer has options. Please accept it with your choices first, then pay.",
};

/** What client and staff are told where an offer can no longer be accepted or paid as it was sent (SPEC-4.49). */
export const exemptionEnded: Message = /*i18n*/ {
  id: "offer.refused.exemptionEnded",
  message: "The tax exemption has ended; we send you a new offer",
};

/** Why something cannot be done, and the code of the answer that says so. */
export interface Refusal {
  readonly code: "quote_expired" | "deposit_needed" | "conflict";
  /** Without one the code's own sentence says it. */
  readonly message?: Message;
}

interface Offered {
  readonly content: OfferContent;
  /** Whether its last day is over. */
  readonly isOver: boolean;
}

/** Why an offer cannot be accepted now (L6); undefined where it can. */
export function refusalToAccept({ content, isOver }: Offered, choices: Choices): Refusal | undefined {
  if (isOver) return { code: "quote_expired" };
  if (!areChoicesMade(content.options, choices)) return { code: "conflict", message: choicesOpen };
  const { isFreightOpen, totalCents } = workOutOffer(content, choices);
  if (isFreightOpen) return { code: "conflict", message: freightOpen };
  return totalCents < 0 ? { code: "conflict", message: belowZero } : undefined;
}

/** Why an offer that was not accepted cannot be paid now: the same, and options, which paying cannot choose. */
export function refusalToPayOffer(offer: Offered): Refusal | undefined {
  if (offer.content.options.length > 0 && !offer.isOver) return { code: "conflict", message: acceptFirst };
  return refusalToAccept(offer, {});
}

/** The choices that count: those that were made, and the defaults of the rest. */
export function madeChoices({ options }: OfferContent, made: Choices = {}): Choices {
  return { ...defaultChoices(options), ...made };
}
