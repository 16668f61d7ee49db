import type { Selectable } from "kysely";
import type { CallData } from "#contracts/call.ts";
import type { Proof } from "#contracts/orders/proof.ts";
import type { recordProofAnswer } from "#contracts/orders/proofs.ts";
import type { Locale } from "#domain/language/language.ts";
import { promiseAfterHold } from "#domain/orders/order-dates.ts";
import {
  approvalSentence,
  boxSentence,
  notRepeated,
  type ProofMark,
  proofBoxes,
  repeatSentences,
} from "#domain/orders/proofs/proof-answer.ts";
import { withValues } from "#domain/words.ts";
import type { Buyer, Staff } from "#server/access/actor.ts";
import { canonicalHash } from "#server/canonical-hash.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import { addFile, findFiles } from "#server/platform/storage/files.repository.ts";
import { requireTypedDay } from "#server/require-typed-day.ts";
import type { Services } from "#server/services.ts";
import { mailAnsweredByLink } from "../commands/answered-by-link.ts";
import { changeProof, type ProofAt } from "../commands/change-proof.ts";
import type { ProofOrder } from "../model/order-of-proof.ts";
import { changeOrderRow } from "../model/orders.repository.ts";
import { repeatsOf } from "../model/proof-content.ts";
import { findAnswers, insertAnswer, type ProofRow } from "../model/proofs.repository.ts";
import type { ProofAnswerTable } from "../model/proofs.table.ts";
import { systemReadClientTasks } from "../presenters/read-orders.ts";
import { dropProofFile, storeProofFile } from "./proof-file.ts";
import { mailClient, mailStaff } from "./proof-mails.ts";

/** Where the caller sits, as evidence keeps it. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string | null;
}

interface Approving extends ProofAt {
  /** Typed under the six boxes; left out, one click approves an exact repeat. */
  readonly name: string | undefined;
  readonly shownHash: string | undefined;
  readonly origin: Origin;
  readonly locale: Locale;
}

/**
 * The client approves the newest proof: evidence is stored, once. The same client who approves it again is answered with
 * the first evidence (L16.2). @throws 404; 409 for one that was answered, replaced, withdrawn or not shown so; 422 for one click on a proof
 * that repeats no approved one exactly
 */
export async function clientApproveProof(
  services: Services,
  client: Buyer,
  { name, origin, locale, ...which }: Approving,
): Promise<Proof> {
  return await changeProof(services, client, {
    ...{ ...which, command: "approve", action: "order.approve-proof" },
    isRepeated: (row, transaction) => wasAnswered(transaction, client, row, { answer: "approved" }),
    follow: async (transaction, { row, order, at }) => {
      const which = { number: row.number, order: order.number };
      const signed = name === undefined ? signedByClick(row, which, locale) : signedByName(name, which);
      const sentences = signed.sentences.map((sentence) => services.translate(locale, sentence));
      await addAnswer(transaction, row, at, {
        ...{ answer: "approved", kind: "signed", client_id: client.clientId, name: signed.name },
        ...{ sentences, ip: origin.ip, user_agent: origin.userAgent },
        ...throughLink(client),
      });
      await meetProofGate(transaction, services, order, at);
      const still = await systemReadClientTasks({ ...services, db: transaction }, order.id);
      await mailClient(transaction, { news: "approved", row, order, at, still });
      await mailStaff(services, transaction, { news: "approved", row, order, at });
      await mailAnsweredByLink(transaction, client, { quote: order.quote, news: "approved", at });
    },
  });
}

type NamedProof = Parameters<typeof repeatSentences>[0];

function signedByName(name: string, which: NamedProof) {
  return { name, sentences: [...proofBoxes.map(boxSentence), withValues(approvalSentence, { ...which })] };
}

/** An exact repeat is signed by who signed what it repeats (L16.7). */
function signedByClick(row: ProofRow, which: NamedProof, locale: Locale) {
  const repeats = repeatsOf(row);
  if (!repeats) throw new AppError("invalid", { fields: { repeat: [notRepeated] } });
  return { name: repeats.name, sentences: repeatSentences(which, repeats, locale) };
}

interface AskingChanges extends ProofAt {
  readonly text: string;
  readonly marks: readonly ProofMark[];
  readonly origin: Origin;
}

/** The client asks for another proof, in words and by marks on the picture (L16.3). @throws 404; 409 */
export async function clientAskForProofChanges(
  services: Services,
  client: Buyer,
  { text, marks, origin, ...which }: AskingChanges,
): Promise<Proof> {
  const said = { answer: "changes_requested", text, marks: JSON.stringify(marks) } as const;
  return await changeProof(services, client, {
    ...{ ...which, command: "request-changes", action: "order.request-proof-changes" },
    after: { text },
    isRepeated: (row, transaction) => wasAnswered(transaction, client, row, said),
    follow: async (transaction, { row, order, at }) => {
      await addAnswer(transaction, row, at, {
        ...{ ...said, kind: "signed", client_id: client.clientId, name: client.name },
        ...{ ip: origin.ip, user_agent: origin.userAgent },
        ...throughLink(client),
      });
      await mailStaff(services, transaction, { news: "changes", row, order, at, text: wordsOf(text, marks) });
    },
  });
}

interface Recording extends ProofAt {
  readonly given: CallData<typeof recordProofAnswer>["form"];
  readonly file: UploadedFile | undefined;
}

/**
 * Staff records an answer that was given elsewhere, labelled so: an approval only with the file that shows it (L16.4).
 * The client is written to. @throws 404; 409; 422
 */
export async function staffRecordProofAnswer(
  services: Services,
  staff: Staff,
  { given, file: upload, ...which }: Recording,
): Promise<Proof> {
  const isApproval = given.answer === "approved";
  const { channel, on: answered_on, by: answered_by } = given;
  const file = isApproval || upload ? await storeProofFile(services, upload) : undefined;
  try {
    return await changeProof(services, staff, {
      ...{ ...which, command: isApproval ? "approve" : "request-changes" },
      action: isApproval ? "order.record-proof-approval" : "order.record-proof-changes",
      after: { channel, answered_on, answered_by },
      follow: async (transaction, { row, order, at }) => {
        requireTypedDay(services, { of: "approval", field: "on", day: given.on, since: row.sent_at });
        await addAnswer(transaction, row, at, {
          ...{ answer: given.answer, kind: "recorded", name: given.by, text: given.text },
          ...{ recorded_by: staff.userId, recorded_name: staff.name },
          ...{ channel, answered_on },
          file_id: file ? await addFile(transaction, file) : null,
        });
        if (isApproval) await meetProofGate(transaction, services, order, at);
        await mailClient(transaction, {
          news: isApproval ? "approval-recorded" : "changes-recorded",
          row,
          order,
          at,
        });
      },
    });
  } catch (error) {
    if (file && error instanceof AppError) await dropProofFile(services, file);
    throw error;
  }
}

/** By which link it was given, as evidence keeps it (SPEC-4.39). */
function throughLink(buyer: Buyer) {
  return buyer.kind === "offer-link" ? { link_email: buyer.email } : {};
}

type Given = Pick<ProofAnswerTable, "answer" | "kind" | "name"> &
  Partial<Omit<Selectable<ProofAnswerTable>, "id" | "sentences" | "hash">> & {
    readonly sentences?: readonly string[];
  };

/** Adds the answer with the fingerprint of all that it says. */
async function addAnswer(
  transaction: Transaction,
  row: ProofRow,
  at: Date,
  { sentences = [], ...given }: Given,
) {
  const file = (await findFiles(transaction, [row.file_id])).get(row.file_id);
  if (!file || row.hash === null) throw new Error(`proof ${row.id} was not sent`);
  const evidence = {
    ...{ client_id: null, recorded_by: null, recorded_name: null, channel: null, answered_on: null },
    ...{ text: "", marks: "[]", file_id: null, ip: null, user_agent: null },
    ...given,
    sentences: JSON.stringify(sentences),
    ...{ proof_id: row.id, proof_hash: row.hash, file_sha256: file.sha256, created_at: at.toISOString() },
  };
  await insertAnswer(transaction, { ...evidence, hash: canonicalHash(evidence) });
}

/** Whether this client has given just this answer before. */
async function wasAnswered(
  transaction: Transaction,
  { clientId }: Buyer,
  row: ProofRow,
  said: { readonly answer: ProofAnswerTable["answer"]; readonly text?: string; readonly marks?: string },
): Promise<boolean> {
  const [first] = await findAnswers(transaction, [row.id]);
  if (!first || row.state !== said.answer || first.client_id !== clientId) return false;
  const { text = first.text, marks = first.marks } = said;
  return first.text === text && first.marks === marks;
}

/** What is to change, as a mail quotes it. */
function wordsOf(text: string, marks: readonly ProofMark[]): string {
  return [text, ...marks.map((mark, at) => `${at + 1}. ${mark.text}`)].filter(Boolean).join("\n");
}

/**
 * An approval starts the lead time, and ends a hold that waited for it: what was promised moves by the working days that
 * were lost (L16.5).
 */
async function meetProofGate(
  transaction: Transaction,
  { shop }: Pick<Services, "shop">,
  order: ProofOrder,
  at: Date,
): Promise<void> {
  const { hold_reason, held_at, promised_on } = order;
  const isHeldForIt = hold_reason === "art" && held_at !== null;
  const moved =
    isHeldForIt && promised_on !== null
      ? promiseAfterHold(promised_on, { heldAt: held_at, resumedAt: at, calendar: shop.settings() })
      : promised_on;
  const set = {
    proof_met_at: at.toISOString(),
    ...(isHeldForIt && { hold_reason: null, held_at: null }),
    ...(moved !== promised_on && { promised_on: moved, promised_before: promised_on }),
  };
  if (!(await changeOrderRow(transaction, order, set))) throw new AppError("conflict");
}
