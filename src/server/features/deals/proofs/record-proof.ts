import { auditActorOf } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import type { Party } from "../model/order-of-proof.ts";
import type { ProofRow } from "../model/proofs.repository.ts";

interface Recorded {
  readonly action: string;
  readonly row: ProofRow;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** What was done to a proof, in the history of its order. */
export async function recordProof(
  transaction: Transaction,
  by: Party,
  { action, row, after, at }: Recorded,
): Promise<void> {
  await recordAudit(transaction, {
    ...{ subject: "order", subjectId: row.order_id, action, actor: auditActorOf(by), at },
    after: { proof: row.number, ...after },
  });
}
