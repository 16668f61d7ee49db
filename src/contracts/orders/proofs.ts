import { answerChannels } from "#domain/offers/offer-rules.ts";
import { inkNameRule } from "#domain/orders/proofs/ink-name.ts";
import {
  changesRule,
  markLimits,
  noBoxes,
  proofAnswerRules,
  type proofBoxes,
} from "#domain/orders/proofs/proof-answer.ts";
import { proofLimits, proofRules } from "#domain/orders/proofs/proof-facts.ts";
import { fileAnswer } from "../answers.ts";
import { defineCall } from "../call.ts";
import {
  addMessage,
  byId,
  day,
  flag,
  id,
  jsonText,
  obeys,
  ruled,
  ruledLines,
  ruledText,
  wholeNumber,
} from "../fields.ts";
import { sketch } from "../quotes/sketches.ts";
import { emptyBody, previewQuery } from "../requests.ts";
import { z } from "../zod.ts";
import { proof, shownFacts } from "./proof.ts";

const millimetres = obeys(z.number(), proofRules.millimetres);

/** What is printed at one place. Its texts obey their rules one by one, the list as a whole. */
const placeBody = z.strictObject({
  place: ruled(proofRules.place, "front"),
  position: ruled(proofRules.position, "Centered, 60 mm below the rim").optional(),
  width_mm: millimetres.meta({ example: 240 }),
  height_mm: millimetres.meta({ example: 180 }),
  inks: ruledLines(proofRules.inks),
});

const inkName = z.strictObject({ ink: z.string().max(20), name: ruled(inkNameRule, "PMS 186 C") });

export const proofFacts = z.strictObject({
  places: obeys(z.array(placeBody).max(proofLimits.places * 2), proofRules.places),
  /** To the client. */
  note: ruledText(proofRules.note).optional(),
});

const boxes = z.strictObject({
  spelling: z.boolean(),
  size: z.boolean(),
  place: z.boolean(),
  inks: z.boolean(),
  quantity: z.boolean(),
  address: z.boolean(),
} satisfies Record<(typeof proofBoxes)[number], z.ZodBoolean>);

const perMille = wholeNumber(0, markLimits.perMille);
/** A place on the picture, in per mille of its width and height, and what should change there. */
const mark = z.strictObject({ x: perMille, y: perMille, text: ruledText(proofAnswerRules.markText) });

const answers = { 200: z.object({ proof }) };

export const listProofs = defineCall({
  method: "GET",
  path: "/api/orders/{id}/proofs",
  summary: "The proofs of an order, the newest first; a client sees none that was not sent",
  params: byId,
  answers: {
    200: z.object({
      proofs: z.array(proof),
      /** Of an order that was ordered again: how its newest proof stands beside the approved one, in the reader's language. */
      repeat: z
        .object({
          ...{ order_number: z.string(), is_exact: z.boolean(), sentence: z.string() },
          /** The approved proof, for staff, where it may be sent anew as it is. */
          repeatable: z.object({ number: z.int(), approved_on: day }).nullable(),
          /** What was approved to be printed, for staff, who types on from there. */
          approved_facts: shownFacts.nullable(),
        })
        .nullable(),
    }),
  },
});

export const createProof = defineCall({
  method: "POST",
  path: "/api/orders/{id}/proofs",
  summary:
    "Draft a proof: its picture or PDF and what is printed where, drawn from a sketch, or the one that an exact repeat had before",
  params: byId,
  form: {
    fields: z
      .strictObject({
        facts: jsonText(proofFacts).optional(),
        repeat: flag.default(false),
        /** Drawn, it is the picture; what is printed where follows from it, unless that is said. */
        sketch: jsonText(sketch).optional(),
        /** What its inks are called, each beside its colour code. */
        ink_names: jsonText(z.array(inkName).max(proofLimits.inks)).optional(),
        /** By name, of what is drawn as it is: where no colours of the logo were confirmed. */
        inks: jsonText(ruledLines(proofRules.inks)).optional(),
      })
      .superRefine(({ facts, repeat, sketch }, context) => {
        const message = repeat || sketch ? undefined : proofRules.places(facts?.places ?? []);
        if (message && !facts) addMessage(context, message, ["facts"]);
      }),
    files: ["file"],
  },
  answers: { 201: z.object({ proof }) },
});

export const sendProof = defineCall({
  method: "POST",
  path: "/api/proofs/{id}/send",
  summary: "Send a proof to the client; it takes the place of the one before",
  params: byId,
  body: emptyBody,
  headers: ["If-Match"],
  answers,
});

export const withdrawProof = defineCall({
  method: "POST",
  path: "/api/proofs/{id}/withdraw",
  summary: "Take back a proof that was not answered",
  params: byId,
  body: emptyBody,
  headers: ["If-Match"],
  answers,
});

export const approveProof = defineCall({
  method: "POST",
  path: "/api/proofs/{id}/approve",
  summary:
    "Approve the proof for production: all six boxes ticked and signed by name, or an exact repeat by one click",
  params: byId,
  body: z
    .strictObject({
      boxes: obeys(boxes, proofAnswerRules.boxes).optional(),
      name: ruled(proofAnswerRules.name).optional(),
      repeat: flag.default(false),
      /** Of the proof as it was shown: another one by now is 409 with the fresh proof. */
      hash: z.string().max(64).optional(),
    })
    .superRefine((given, context) => {
      if (given.repeat) return;
      const missing = {
        boxes: given.boxes ? undefined : proofAnswerRules.boxes(noBoxes),
        name: given.name === undefined ? proofAnswerRules.name("") : undefined,
      };
      for (const [field, message] of Object.entries(missing))
        if (message) addMessage(context, message, [field]);
    }),
  headers: ["If-Match"],
  answers,
});

export const requestProofChanges = defineCall({
  method: "POST",
  path: "/api/proofs/{id}/request-changes",
  summary: "Ask for another proof: in words, by marks on the picture, or both",
  params: byId,
  body: z
    .strictObject({
      text: ruledText(proofAnswerRules.text),
      marks: z.array(mark).max(markLimits.marks).default([]),
    })
    .superRefine((given, context) => {
      const message = changesRule(given);
      if (message) addMessage(context, message, ["text"]);
    }),
  headers: ["If-Match"],
  answers,
});

/** An approval needs a file that shows it; a refusal does not. */
export const recordProofAnswer = defineCall({
  method: "POST",
  path: "/api/proofs/{id}/record-answer",
  summary: "Record an answer that the client gave elsewhere; an approval with the file that shows it",
  params: byId,
  form: {
    fields: z.strictObject({
      answer: z.enum(["approved", "changes_requested"]),
      channel: z.enum(answerChannels),
      on: day,
      by: ruled(proofAnswerRules.name),
      text: ruledText(proofAnswerRules.text),
    }),
    files: ["file"],
  },
  headers: ["If-Match"],
  answers,
});

export const getProofFile = defineCall({
  method: "GET",
  path: "/api/proofs/{id}/file",
  summary: "The file of a proof as it came, or as a picture to look at",
  params: byId,
  query: previewQuery,
  ...fileAnswer,
});

export const getProofAnswerFile = defineCall({
  method: "GET",
  path: "/api/proofs/{id}/answers/{answer_id}/file",
  summary: "The file that shows an answer which was given elsewhere",
  params: z.strictObject({ id, answer_id: id }),
  ...fileAnswer,
});
