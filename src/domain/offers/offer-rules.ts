import { atMost } from "../text/at-most.ts";
import { lineRule, textRule } from "../text/field-rules.ts";
import { required } from "../text/required.ts";
import type { Message, Rule } from "../words.ts";

/** Why a client declines. */
export const declineReasons = ["price", "date", "elsewhere", "not_needed", "other"] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** How an answer came that staff records. */
export const answerChannels = ["phone", "mail", "purchase_order", "other"] as const;
export type AnswerChannel = (typeof answerChannels)[number];

const nameRequired: Message = /*i18n*/ { id: "offer.signature.required", message: "Please type your name." };
const wishRequired: Message = /*i18n*/ {
  id: "offer.wish.required",
  message: "Please say what you would like changed.",
};
const titleRequired: Message = /*i18n*/ { id: "offer.title.required", message: "Please give it a title." };
const phoneRequired: Message = /*i18n*/ {
  id: "offer.phone.required",
  message: "Please give a telephone number.",
};
const consentRequired: Message = /*i18n*/ {
  id: "offer.consent.required",
  message: "Please tick the box to accept.",
};

/** The rules of the texts of an offer and of its answers, for forms and calls alike (L6). */
export const offerTextRules = {
  name: lineRule(atMost(200)),
  title: lineRule(required(titleRequired), atMost(200)),
  reason: textRule(atMost(500)),
  text: textRule(atMost(5_000)),
  /** As it was said on the telephone: the form of requests is stricter. */
  phone: lineRule(required(phoneRequired), atMost(60)),
  signature: lineRule(required(nameRequired), atMost(200)),
  signerTitle: lineRule(atMost(200)),
  poNumber: lineRule(atMost(60)),
  declineText: textRule(atMost(1_000)),
  wish: textRule(required(wishRequired), atMost(5_000)),
  consent: ((isGiven) => (isGiven ? undefined : consentRequired)) satisfies Rule<boolean>,
};

/** How much more or fewer bags are shipped at most, where staff says nothing else (L19). */
export const usualTolerancePercent = 5;

/** A telephone that staff notes of a client, if it has one. */
export const clientPhoneRule: Rule<string> = lineRule(atMost(60));
