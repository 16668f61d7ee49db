import { answerChannels } from "#domain/offers/offer-rules.ts";
import { proofStates } from "#domain/orders/proofs/proof-moves.ts";
import { day, time } from "../fields.ts";
import { cloth } from "../quotes/cloth.ts";
import { z } from "../zod.ts";

const proofAnswer = z
  .object({
    id: z.int(),
    answer: z.enum(["approved", "changes_requested"]),
    /** `signed`: on the client's page. `recorded`: given elsewhere, and recorded by staff. */
    kind: z.enum(["signed", "recorded"]),
    name: z.string(),
    /** Who recorded it, how it came, and on which day. */
    recorded_by: z.string().nullable(),
    channel: z.enum(answerChannels).nullable(),
    answered_on: day.nullable(),
    /** The sentences that were agreed to, as they were shown. */
    sentences: z.array(z.string()),
    text: z.string(),
    marks: z.array(z.object({ x: z.int(), y: z.int(), text: z.string() })),
    /** What was sent in, where staff recorded the answer. */
    file: z
      .object({ name: z.string(), media_type: z.string(), bytes: z.int(), sha256: z.string() })
      .nullable(),
    proof_hash: z.string(),
    file_sha256: z.string(),
    ip: z.string().nullable(),
    user_agent: z.string().nullable(),
    /** SHA-256 of all of the above in its canonical form. */
    hash: z.string(),
    created_at: time,
  })
  .meta({ id: "ProofAnswer" });
export type ProofAnswer = z.infer<typeof proofAnswer>;

/** What is printed where, as it was written down. */
export const shownFacts = z.object({
  places: z.array(
    z.object({
      place: z.string(),
      position: z.string().optional(),
      width_mm: z.int().min(1),
      height_mm: z.int().min(1),
      inks: z.array(z.string()),
    }),
  ),
  note: z.string().optional(),
});

export const proof = z
  .object({
    id: z.int(),
    order_id: z.int(),
    order_number: z.string(),
    /** 1, 2, 3 of its order. */
    number: z.int(),
    state: z.enum(proofStates),
    /** The newest one that was sent: the only one that is answered, and that counts. */
    is_current: z.boolean(),
    facts: shownFacts,
    /** Sizes, quantities and address of the order: of a draft as they are, otherwise as they were sent. */
    lines: z.array(z.object({ name: z.string(), units: z.int(), cloth: cloth.optional() })),
    address: z.array(z.string()),
    file: z.object({
      name: z.string(),
      media_type: z.string(),
      bytes: z.int(),
      sha256: z.string(),
      /** A picture to look at, of a PDF its first page; one that cannot be drawn has none, and is opened as it is. */
      has_picture: z.boolean(),
    }),
    /** The approved proof of the order before that it repeats exactly, and who signs: one click approves it. */
    repeats: z
      .object({ number: z.int(), order_number: z.string(), approved_on: day, name: z.string() })
      .nullable(),
    /** SHA-256 of what was sent; null for a draft. */
    hash: z.string().nullable(),
    answers: z.array(proofAnswer),
    created_at: time,
    sent_at: time.nullable(),
    version: z.int(),
  })
  .meta({ id: "Proof" });
export type Proof = z.infer<typeof proof>;
