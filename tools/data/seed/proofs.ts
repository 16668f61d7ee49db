import type { Insertable } from "kysely";
import { approvalSentence, boxSentence, proofBoxes } from "#domain/orders/proofs/proof-answer.ts";
import type { ProofState } from "#domain/orders/proofs/proof-moves.ts";
import { canonicalHash } from "#server/canonical-hash.ts";
import type { ProofAnswerTable, ProofTable } from "#server/features/deals/model/proofs.table.ts";
import type { FileTable } from "#server/platform/storage/files.table.ts";
import type { Dice } from "./dice.ts";

/** The picture that all seeded proofs show. */
export interface ProofPicture {
  readonly byteSize: number;
  readonly sha256: string;
  readonly previewKey: string;
  /** Puts the picture into the storage under this key. */
  readonly store: (key: string) => Promise<void>;
}

export interface ProofedOrder {
  readonly orderId: number;
  readonly quoteId: number;
  readonly orderNumber: string;
  readonly createdAt: string;
  readonly client: { readonly id: number; readonly name: string };
  readonly lines: readonly { readonly name: string; readonly units: number }[];
  readonly address: string | null;
  /** When its proof was approved; null while it is waited for. */
  readonly metAt: string | null;
}

/** A proof with its file, and its answer if it has one. */
export interface SeededProof {
  readonly file: Insertable<FileTable>;
  readonly proof: Omit<Insertable<ProofTable>, "file_id">;
  readonly answer: Omit<Insertable<ProofAnswerTable>, "proof_id"> | undefined;
}

interface Filling {
  readonly picture: ProofPicture;
  readonly until: Date;
  readonly recentDays: number;
}

type Story = readonly ProofState[];
const waiting: readonly Story[] = [
  ["sent"],
  ["sent"],
  ["changes_requested"],
  ["superseded", "sent"],
  ["draft"],
  [],
];
const approved: readonly Story[] = [["approved"], ["approved"], ["superseded", "approved"]];

const day = 86_400_000;

/** The proofs of an order, a day apart: what was answered changed, and what was approved last is what is made. */
export function proofsOf(
  dice: Dice,
  order: ProofedOrder,
  { picture, until, recentDays }: Filling,
): SeededProof[] {
  // What has waited for longer is forgotten.
  if (order.metAt === null && until.getTime() - Date.parse(order.createdAt) > recentDays * day) return [];
  const stories = order.metAt === null ? waiting : approved;
  const story = stories[order.orderId % stories.length] ?? [];
  const end = order.metAt === null ? until.getTime() - dice.below(5) * day : Date.parse(order.metAt);
  // The last one was sent some hours before it was answered.
  const first = end - (story.length - 1) * day - day / 3;
  if (first < Date.parse(order.createdAt)) return [];
  return story.map((state, index) =>
    proofOf(dice, order, { state, index, at: first + index * day, picture }),
  );
}

interface Made {
  readonly state: ProofState;
  readonly index: number;
  readonly at: number;
  readonly picture: ProofPicture;
}

function proofOf(dice: Dice, order: ProofedOrder, { state, index, at, picture }: Made): SeededProof {
  const number = index + 1;
  const sentAt = new Date(at).toISOString();
  const facts = factsOf(dice, index);
  const name = `${order.orderNumber}-proof-${number}.jpg`;
  const file = { media_type: "image/jpeg", sha256: picture.sha256 };
  const content = {
    ...{ order_number: order.orderNumber, number, facts, lines: [...order.lines] },
    address: order.address?.split("\n") ?? [],
    file: { ...file, name },
  };
  const isSent = state !== "draft";
  const hash = canonicalHash(content);
  return {
    file: {
      ...{ ...file, storage_key: `proofs/seed-${order.orderId}-${number}.jpg`, original_name: name },
      ...{ byte_size: picture.byteSize, state: "ready", preview_key: picture.previewKey },
      ...{ protection: null, created_at: sentAt },
    },
    proof: {
      ...{ order_id: order.orderId, quote_id: order.quoteId, number, state, facts: JSON.stringify(facts) },
      ...{ content: isSent ? JSON.stringify(content) : null, hash: isSent ? hash : null },
      ...{ sent_at: isSent ? sentAt : null, created_at: sentAt },
    },
    answer:
      state === "draft" || state === "sent"
        ? undefined
        : answerOf(order, { state, number, hash, picture, at: at + day / 3 }),
  };
}

const places = [
  { place: "front", position: "Centered", width_mm: 240, height_mm: 180, inks: ["PMS 348 C", "Black"] },
  { place: "back", position: "60 mm below the rim", width_mm: 160, height_mm: 60, inks: ["Black"] },
] as const;

function factsOf(dice: Dice, index: number) {
  const printed = places
    .slice(0, 1 + dice.below(2))
    .map(({ inks, ...place }) => ({ ...place, inks: [...inks] }));
  return { places: printed, ...(index > 0 && { note: "With the two changes that you marked." }) };
}

const changes = {
  text: "Nearly. Two small things, marked on the picture.",
  marks: [
    { x: 330, y: 420, text: "The leaf is too dark here: PMS 348 C, please." },
    { x: 610, y: 760, text: "Our address ends with .org." },
  ],
};

function answerOf(
  { client, orderNumber, metAt }: ProofedOrder,
  {
    state,
    number,
    hash,
    picture,
    at,
  }: Omit<Made, "index"> & { readonly number: number; readonly hash: string },
) {
  const isApproval = state === "approved";
  const said = approvalSentence.message
    .replace("{number, number}", String(number))
    .replace("{order}", orderNumber);
  const sentences = isApproval ? [...proofBoxes.map((box) => boxSentence(box).message), said] : [];
  const evidence = {
    ...{
      answer: isApproval ? ("approved" as const) : ("changes_requested" as const),
      kind: "signed" as const,
    },
    ...{ client_id: client.id, recorded_by: null, recorded_name: null, channel: null, answered_on: null },
    ...{ name: client.name, sentences: JSON.stringify(sentences), text: isApproval ? "" : changes.text },
    ...{ marks: JSON.stringify(isApproval ? [] : changes.marks), file_id: null, proof_hash: hash },
    ...{ file_sha256: picture.sha256, ip: "192.0.2.1", user_agent: null },
    created_at: isApproval && metAt ? metAt : new Date(at).toISOString(),
  };
  return { ...evidence, hash: canonicalHash(evidence) };
}
