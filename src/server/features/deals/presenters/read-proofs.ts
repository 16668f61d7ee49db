import { z } from "zod";
import type { Proof, ProofAnswer } from "#contracts/orders/proof.ts";
import { countingStates } from "#domain/orders/proofs/proof-moves.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { type FileRow, findFiles } from "#server/platform/storage/files.repository.ts";
import { type Party, type ProofOrder, readOrder } from "../model/order-of-proof.ts";
import { contentOf, type ProofContent } from "../model/proof-content.ts";
import {
  findAnswers,
  findProof,
  findProofsOfOrder,
  type ProofAnswerRow,
  type ProofRow,
} from "../model/proofs.repository.ts";

const storedTexts = z.array(z.string());
const storedMarks = z.array(z.strictObject({ x: z.int(), y: z.int(), text: z.string() }));

/** A proof that this caller may read, with its order. A client sees none that was not sent. @throws 404, 403 */
export async function requireProof(
  db: Db,
  party: Party,
  proofId: number,
): Promise<{ readonly row: ProofRow; readonly order: ProofOrder }> {
  const row = await findProof(db, proofId);
  if (!row) throw new AppError("not_found");
  const order = await readOrder(db, party, row.order_id);
  if (!isShownTo(party, row)) throw new AppError("not_found");
  return { row, order };
}

/** The proofs of an order, the newest first. @throws 404, 403 */
export async function readProofs(db: Db, party: Party, orderId: number): Promise<Proof[]> {
  const order = await readOrder(db, party, orderId);
  const rows = (await findProofsOfOrder(db, orderId)).filter((row) => isShownTo(party, row));
  return await showProofs(db, party, order, rows);
}

/** One proof. @throws 404, 403 */
export async function readProof(db: Db, party: Party, proofId: number): Promise<Proof> {
  const { row, order } = await requireProof(db, party, proofId);
  const [proof] = await showProofs(db, party, order, [row]);
  if (!proof) throw new AppError("not_found");
  return proof;
}

/** One that was never sent stays staff's, also after it was withdrawn. */
export function isShownTo({ kind }: Pick<Party, "kind">, { sent_at }: Pick<ProofRow, "sent_at">): boolean {
  return kind === "staff" || sent_at !== null;
}

async function showProofs(
  db: Db,
  party: Party,
  order: ProofOrder,
  rows: readonly ProofRow[],
): Promise<Proof[]> {
  const answers = await findAnswers(
    db,
    rows.map(({ id }) => id),
  );
  const fileIds = [...rows, ...answers].flatMap(({ file_id }) => file_id ?? []);
  const files = await findFiles(db, fileIds);
  const shown: Proof[] = [];
  for (const row of rows) {
    const file = files.get(row.file_id);
    if (!file) throw new Error(`proof ${row.id} has no file`);
    const { facts, lines, address, repeats } = await contentOf(db, row, { order, file });
    shown.push({
      ...{ id: row.id, order_id: order.id, order_number: order.number, number: row.number },
      ...{ state: row.state, is_current: countingStates.some((state) => state === row.state) },
      ...{ facts, lines, address },
      file: { ...namedFile(file), has_picture: file.preview_key !== null },
      ...{ repeats: repeats ? shownRepeat(repeats) : null, hash: row.hash },
      answers: answers
        .filter(({ proof_id }) => proof_id === row.id)
        .map((answer) => showAnswer(answer, files, party)),
      ...{ created_at: row.created_at, sent_at: row.sent_at, version: row.version },
    });
  }
  return shown;
}

function shownRepeat({ hash: _, ...repeats }: NonNullable<ProofContent["repeats"]>) {
  return repeats;
}

function showAnswer(row: ProofAnswerRow, files: ReadonlyMap<number, FileRow>, party: Party): ProofAnswer {
  const file = row.file_id === null ? undefined : files.get(row.file_id);
  return {
    ...{ id: row.id, answer: row.answer, kind: row.kind, name: row.name },
    ...{ recorded_by: row.recorded_name, channel: row.channel, answered_on: row.answered_on },
    sentences: storedTexts.parse(JSON.parse(row.sentences)),
    ...{ text: row.text, marks: storedMarks.parse(JSON.parse(row.marks)) },
    file: file ? namedFile(file) : null,
    ...{ proof_hash: row.proof_hash, file_sha256: row.file_sha256 },
    // A link may be handed on: where the answer came from is not for its holder.
    ...(party.kind === "offer-link"
      ? { ip: null, user_agent: null }
      : { ip: row.ip, user_agent: row.user_agent }),
    ...{ hash: row.hash, created_at: row.created_at },
  };
}

function namedFile({ original_name: name, media_type, byte_size: bytes, sha256 }: FileRow) {
  return { name, media_type, bytes, sha256 };
}
