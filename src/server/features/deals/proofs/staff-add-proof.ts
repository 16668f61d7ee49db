import type { Proof } from "#contracts/orders/proof.ts";
import type { SketchAnswer } from "#contracts/quotes/sketches.ts";
import type { ProofFacts } from "#domain/orders/proofs/proof-facts.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import { addFile, type FileRow, findFiles } from "#server/platform/storage/files.repository.ts";
import type { Services } from "#server/services.ts";
import { recordProof } from "../commands/change-proof.ts";
import { type ProofOrder, readOrder } from "../model/order-of-proof.ts";
import { factsOf } from "../model/proof-content.ts";
import { insertProof } from "../model/proofs.repository.ts";
import { runOnDeal } from "../model/run-command.ts";
import { readProof } from "../presenters/read-proofs.ts";
import { findRepeatable } from "./exact-repeat.ts";
import { dropProofFile, storeProofFile } from "./proof-file.ts";
import { sketchedProof } from "./sketched-proof.ts";

const notExact: Message = /*i18n*/ {
  id: "proof.repeat.notExact",
  message: "This order is not an exact repeat of one with an approved proof. Please make its own proof.",
};

interface GivenProof {
  readonly facts: ProofFacts;
  readonly file: UploadedFile | undefined;
  /** What it was drawn from, as it is stored. */
  readonly sketch: string | null;
}

interface Adding {
  readonly orderId: number;
  /** Left out, and without a sketch, the proof is made as the approved one of the order that this one repeats exactly. */
  readonly given: GivenProof | undefined;
  readonly sketch: SketchAnswer | undefined;
  /** What the inks of the sketch are called, by their codes, and those of what is drawn as it is. */
  readonly inkNames: ReadonlyMap<string, string>;
  readonly inks: readonly string[];
}

/** Staff drafts a proof of an order; the client sees nothing of it until it is sent. @throws 404; 422; 503 */
export async function staffAddProof(services: Services, staff: Staff, adding: Adding): Promise<Proof> {
  const { orderId, given, sketch, ...inks } = adding;
  const order = await readOrder(services.db, staff, orderId);
  const proofId = await add(services, staff, {
    orderId,
    given: sketch
      ? await sketchedProof(services, order.quote, { description: sketch, facts: given?.facts, ...inks })
      : (given ?? (await repeated(services, order))),
  });
  return await readProof(services.db, staff, proofId);
}

async function add(
  services: Services,
  staff: Staff,
  {
    orderId,
    given: { facts, file: upload, sketch },
  }: { readonly orderId: number; readonly given: GivenProof },
): Promise<number> {
  const file = await storeProofFile(services, upload);
  try {
    return await runOnDeal(
      services,
      auditActorOf(staff),
      async ({ db }) => ({ quoteId: (await readOrder(db, staff, orderId)).quote.id }),
      async (running, { quoteId }) => {
        const { transaction, at } = running;
        const row = await insertProof(transaction, {
          ...{ order_id: orderId, quote_id: quoteId, state: "draft", facts: JSON.stringify(facts) },
          ...{ sketch, file_id: await addFile(transaction, file) },
          ...{ content: null, hash: null, sent_at: null, created_at: at.toISOString() },
        });
        await recordProof(running, { action: "order.add-proof", row });
        return row.id;
      },
    );
  } catch (error) {
    // A database that failed may have committed the proof after all: then the file stays.
    if (error instanceof AppError) await dropProofFile(services, file);
    throw error;
  }
}

/** What the approved proof says, and a copy of its file: every proof has one of its own. */
async function repeated(services: Services, order: ProofOrder): Promise<GivenProof> {
  const approved = (await findRepeatable(services, order))?.row;
  if (!approved) throw new AppError("invalid", { fields: { repeat: [notExact] } });
  const file = (await findFiles(services.db, [approved.file_id])).get(approved.file_id);
  const bytes = file && (await bytesOf(services, file));
  if (!bytes) throw new AppError("unavailable", { retryAfterSeconds: 5 });
  const { original_name: name, media_type: mediaType } = file;
  const { sketch } = approved;
  return { facts: factsOf(approved), file: { name, mediaType, bytes, isTruncated: false }, sketch };
}

async function bytesOf({ storage }: Services, { storage_key }: FileRow): Promise<Buffer | undefined> {
  try {
    return await storage.get(storage_key);
  } catch (error) {
    throw new AppError("unavailable", { cause: error, retryAfterSeconds: 5 });
  }
}
