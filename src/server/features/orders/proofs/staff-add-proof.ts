import { hash } from "node:crypto";
import type { Proof } from "#contracts/orders/proofs.ts";
import type { ProofFacts } from "#domain/orders/proofs/proof-facts.ts";
import type { Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import { findAnswer, type KeyedRequest, storeAnswer } from "#server/platform/idempotency/answer-once.ts";
import type { Services } from "#server/services.ts";
import { systemHoldQuote } from "../../quotes/system-hold-quote.ts";
import { readOrder } from "./order-of-proof.ts";
import { dropProofFile, storeProofFile } from "./proof-file.ts";
import { addFile, insertProof } from "./proofs.repository.ts";
import { readProof } from "./read-proofs.ts";
import { recordProof } from "./record-proof.ts";

const scope = "proof";

interface Adding {
  readonly orderId: number;
  readonly facts: ProofFacts;
  readonly file: UploadedFile | undefined;
  /** The same key is the same proof, however often it comes. */
  readonly key: string | undefined;
}

/** Staff drafts a proof of an order; the client sees nothing of it until it is sent. @throws 404; 422; 503 */
export async function staffAddProof(services: Services, staff: Staff, adding: Adding): Promise<Proof> {
  const { orderId, facts, file: upload, key } = adding;
  await readOrder(services.db, staff, orderId);
  const sent = upload && [upload.name, upload.mediaType, hash("sha256", upload.bytes)];
  const keyed = key && {
    key,
    caller: `staff ${staff.userId}`,
    content: JSON.stringify([orderId, facts, sent]),
  };
  const earlier = keyed ? await findAnswer(services.db, scope, keyed) : undefined;
  const proofId =
    earlier === undefined ? await addOnce(services, staff, adding, keyed || undefined) : Number(earlier);
  return await readProof(services.db, staff, proofId);
}

async function addOnce(
  services: Services,
  staff: Staff,
  { orderId, facts, file: upload }: Adding,
  keyed: KeyedRequest | undefined,
): Promise<number> {
  const file = await storeProofFile(services, upload);
  try {
    return await services.db.transaction().execute(async (transaction) => {
      const at = services.clock();
      const order = await readOrder(transaction, staff, orderId);
      await systemHoldQuote(transaction, order.quote.id);
      const row = await insertProof(transaction, {
        ...{ order_id: orderId, quote_id: order.quote.id, state: "draft", facts: JSON.stringify(facts) },
        file_id: await addFile(transaction, file),
        ...{ content: null, hash: null, sent_at: null, created_at: at.toISOString() },
      });
      await recordProof(transaction, staff, { action: "order.add-proof", row, at });
      if (keyed && !(await storeAnswer(transaction, scope, keyed, String(row.id), at)))
        throw new AppError("conflict");
      return row.id;
    });
  } catch (error) {
    // A database that failed may have committed the proof after all: then the file stays.
    if (error instanceof AppError) await dropProofFile(services, file);
    const earlier = keyed && (await findAnswer(services.db, scope, keyed));
    if (earlier === undefined) throw error;
    return Number(earlier);
  }
}
