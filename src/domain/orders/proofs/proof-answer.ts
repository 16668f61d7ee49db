import { atMost } from "#domain/text/at-most.ts";
import { lineRule, textRule } from "#domain/text/field-rules.ts";
import { isBlank } from "#domain/text/invisible.ts";
import { required } from "#domain/text/required.ts";
import type { Locale } from "../../language/language.ts";
import { showDay } from "../../time/show-shop-time.ts";
import { type Message, type Rule, withValues } from "../../words.ts";

/** What the client has looked at, box by box, before he may approve (L16.2). */
export const proofBoxes = ["spelling", "size", "place", "inks", "quantity", "address"] as const;
export type ProofBox = (typeof proofBoxes)[number];
export type TickedBoxes = Readonly<Record<ProofBox, boolean>>;
export const noBoxes: TickedBoxes = {
  ...{ spelling: false, size: false, place: false, inks: false, quantity: false, address: false },
};

const sentences: Readonly<Record<ProofBox, Message>> = {
  spelling: /*i18n*/ { id: "proof.box.spelling", message: "Every word and number is spelled right." },
  size: /*i18n*/ { id: "proof.box.size", message: "The print has the right width and height." },
  place: /*i18n*/ { id: "proof.box.place", message: "The print stands in the right place." },
  inks: /*i18n*/ { id: "proof.box.inks", message: "The inks are the right ones." },
  quantity: /*i18n*/ { id: "proof.box.quantity", message: "The sizes and quantities are right." },
  address: /*i18n*/ { id: "proof.box.address", message: "The delivery address is right." },
};

/** What a box says; the evidence stores it as it was shown. */
export function boxSentence(box: ProofBox): Message {
  return sentences[box];
}

/** What the button and the typed name say; the evidence stores it as it was shown. */
export const approvalSentence: Message = /*i18n*/ {
  id: "proof.approval",
  message:
    "I approve proof {number, number} of order {order} for production, and agree that my typed name is my signature.",
};

/** The approved proof that another one repeats exactly (L16.7). */
export interface RepeatedProof {
  readonly number: number;
  readonly order_number: string;
  readonly approved_on: string;
}

const sameAs: Message = /*i18n*/ {
  id: "proof.repeat.sameAs",
  message:
    "The same as proof {number, number} of order {order}, approved on {day}: the same bags, print and file.",
};
const repeatApproval: Message = /*i18n*/ {
  id: "proof.repeat.approval",
  message:
    "I approve proof {number, number} of order {order} for production, with the quantities and the delivery address shown here, and agree that this click is my signature.",
};
/** Why one click is not enough. */
export const notRepeated: Message = /*i18n*/ {
  id: "proof.repeat.differs",
  message: "This proof is not the same as one you approved. Please check its six points and type your name.",
};

/** Which approved proof it is the same as: "exact repeat, proof 14 of 3 May" (L17.2). */
export function sameAsSentence(
  { number, order_number: order, approved_on }: RepeatedProof,
  locale: Locale,
): Message {
  return withValues(sameAs, { number, order, day: showDay(approved_on, locale) });
}

/** What one click on a proof that repeats another agrees to; the evidence stores both as they were shown. */
export function repeatSentences(
  { number, order }: { readonly number: number; readonly order: string },
  repeats: RepeatedProof,
  locale: Locale,
): [sameAs: Message, approval: Message] {
  return [sameAsSentence(repeats, locale), withValues(repeatApproval, { number, order })];
}

const boxesRequired: Message = /*i18n*/ {
  id: "proof.boxes.required",
  message: "Please check all six points and tick them before you approve.",
};
const nameRequired: Message = /*i18n*/ { id: "proof.name.required", message: "Please type your name." };
const changesRequired: Message = /*i18n*/ {
  id: "proof.changes.required",
  message: "Please say what should change, or mark it on the picture.",
};
const markRequired: Message = /*i18n*/ {
  id: "proof.mark.required",
  message: "Please say what should change here, or remove the mark.",
};

/** A mark on the picture. Positions are per mille of its width and height, so that every screen shows the same place. */
export interface ProofMark {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

export const markLimits = { marks: 50, text: 500, perMille: 1_000 } as const;

export const proofAnswerRules = {
  boxes: ((boxes) =>
    proofBoxes.every((box) => boxes[box]) ? undefined : boxesRequired) satisfies Rule<TickedBoxes>,
  name: lineRule(required(nameRequired), atMost(200)),
  text: textRule(atMost(5_000)),
  markText: textRule(required(markRequired), atMost(markLimits.text)),
};

/** Changes are asked for in words, by marks, or both. */
export function changesRule({
  text,
  marks,
}: {
  readonly text: string;
  readonly marks: readonly unknown[];
}): Message | undefined {
  return isBlank(text) && marks.length === 0 ? changesRequired : undefined;
}

/** A mark that was moved, held inside the picture. */
export function markWithin(mark: ProofMark): ProofMark {
  const within = (value: number) => Math.min(markLimits.perMille, Math.max(0, Math.round(value)));
  return { ...mark, x: within(mark.x), y: within(mark.y) };
}
