import type { Cents } from "#domain/money/cents.ts";
import { cents, dollarsToCents } from "#domain/money/cents.ts";
import { atMost } from "#domain/text/at-most.ts";
import { textRule } from "#domain/text/field-rules.ts";
import type { Message, Rule } from "#domain/words.ts";

/** A payment as far as refunds are concerned. */
export interface Refundable {
  readonly capturedCents: Cents;
  /** Sum of the refunds that the provider accepted or is working on. */
  readonly refundedCents: Cents;
  /** What the buyer got back through disputes. */
  readonly lostCents: Cents;
}

const nothingAsked: Message = /*i18n*/ {
  id: "payment.refund.nothing",
  message: "Le montant à rembourser doit être supérieur à 0",
};
const notAnAmount: Message = /*i18n*/ {
  id: "payment.refund.notAnAmount",
  message: "Veuillez saisir un montant en dollars, avec deux décimales au plus",
};
const moreThanCaptured: Message = /*i18n*/ {
  id: "payment.refund.tooMuch",
  message: "Le remboursement dépasse le montant encaissé restant",
};

/** What may still be paid back. */
export function refundableCents(payment: Refundable): Cents {
  return cents(Math.max(0, payment.capturedCents - payment.refundedCents - payment.lostCents));
}

/** A refund never makes the sum of refunds exceed what was captured (SPEC-1.7, REL-M12). */
export function refundRule(payment: Refundable, asked: Cents): Message | undefined {
  if (asked <= 0) return nothingAsked;
  return asked > refundableCents(payment) ? moreThanCaptured : undefined;
}

/** An amount of dollars to pay back: above 0, at most two decimals. */
export function refundAmountRule(dollars: string | number): Message | undefined {
  if (Number(dollars) <= 0) return nothingAsked;
  return dollarsToCents(dollars) === undefined ? notAnAmount : undefined;
}

const noClearingReason: Message = /*i18n*/ {
  id: "payment.clearing.noReason",
  message: "Please say what came of it",
};

/** What came of looking into a marked payment: 1 to 500 characters. */
export const clearingReasonRule: Rule<string> = (text) =>
  text.trim() === "" ? noClearingReason : refundReasonRule(text);

/** Why money is paid back: at most 500 characters. */
export const refundReasonRule: Rule<string> = textRule(atMost(500));
