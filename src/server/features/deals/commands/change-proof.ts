import type { Proof } from "#contracts/orders/proof.ts";
import {
  orderRefusal,
  type ProofCommand,
  proofMove,
  proofRefusal,
} from "#domain/orders/proofs/proof-moves.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf } from "#server/access/actor.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import type { Party, ProofOrder } from "../model/order-of-proof.ts";
import { type ProofRow, updateProof } from "../model/proofs.repository.ts";
import { isStale, type Running, recordCommand, runOnDeal } from "../model/run-command.ts";
import { readProof, requireProof } from "../presenters/read-proofs.ts";

/** Which proof, and the version of it that the caller has seen, if he named one. */
export interface ProofAt {
  readonly proofId: number;
  readonly expectedVersion?: number | undefined;
}

interface Found {
  readonly row: ProofRow;
  readonly order: ProofOrder;
  readonly at: Date;
}

const otherProof: Message = /*i18n*/ {
  id: "orders.proof.other",
  message: "This proof is another one by now. Please look at it again.",
};

interface Command extends ProofAt {
  readonly command: ProofCommand;
  readonly action: `order.${string}`;
  /** What the history says of it beside the proof's number. */
  readonly after?: Readonly<Record<string, unknown>>;
  /** Of the proof as it was shown (SPEC-4.42); left out by programs of before. */
  readonly shownHash?: string | undefined;
  /** Whether just this was answered before, by the same caller: then the first time counts, and nothing is written. */
  readonly isRepeated?: (row: ProofRow, transaction: Transaction) => Promise<boolean>;
  /** What is written before the proof itself moves, and what it is given with its new state. */
  readonly prepare?: (transaction: Transaction, found: Found) => Promise<Partial<ProofRow>>;
  /** What follows: evidence, mails. */
  readonly follow?: (transaction: Transaction, changed: Found) => Promise<void>;
}

/**
 * Every command about a proof, the same way: under the lock of its quote, by the table of moves and one conditional
 * update. The second one gets 409 with the proof as it stands, and words that say what to do.
 */
export async function changeProof(services: Services, changer: Party, command: Command): Promise<Proof> {
  const { proofId } = command;
  await runOnDeal(
    services,
    auditActorOf(changer),
    async ({ db }) => ({ quoteId: (await requireProof(db, changer, proofId)).order.quote.id }),
    async (running) => {
      const { transaction, at, unchanged } = running;
      const { row, order } = await requireProof(transaction, changer, proofId);
      const { shownHash = row.hash } = command;
      if (shownHash !== row.hash) throw await conflict(transaction, changer, row, otherProof);
      if (await command.isRepeated?.(row, transaction)) return unchanged();
      const state = proofMove(row.state, command.command);
      if (!state) throw await conflict(transaction, changer, row, proofRefusal(row.state));
      const past = command.command === "withdraw" ? undefined : orderRefusal(order.state);
      if (past) throw await conflict(transaction, changer, row, past);
      if (isStale(command, row)) throw await conflict(transaction, changer, row);
      const given = await command.prepare?.(transaction, { row, order, at });
      const changed = await updateProof(transaction, row, { state, ...given });
      if (!changed) throw await conflict(transaction, changer, row);
      await recordProof(running, { row: changed, action: command.action, after: command.after });
      await command.follow?.(transaction, { row: changed, order, at });
    },
  );
  return await readProof(services.db, changer, proofId);
}

interface Recorded {
  readonly row: Pick<ProofRow, "order_id" | "number">;
  readonly action: `order.${string}`;
  readonly after?: Readonly<Record<string, unknown>> | undefined;
}

/** What was done to a proof, in the history of its order. */
export async function recordProof(running: Running, { row, action, after }: Recorded): Promise<void> {
  await recordCommand(running, {
    ...{ subject: "order", subjectId: row.order_id, action },
    after: { proof: row.number, ...after },
  });
}

async function conflict(db: Db, changer: Party, row: ProofRow, message?: Message): Promise<AppError> {
  return new AppError("conflict", { message, extra: { fresh: await readProof(db, changer, row.id) } });
}
