import type { Insertable, Selectable } from "kysely";
import { countingStates, printableStates } from "#domain/orders/proofs/proof-moves.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import { isNotPutAside } from "#server/platform/jobs/each-item.ts";
import type { OrderTable } from "./orders.table.ts";
import type { ProofAnswerTable, ProofTable } from "./proofs.table.ts";

export type OrderRow = Selectable<OrderTable>;
export type ProofRow = Selectable<ProofTable>;
export type ProofAnswerRow = Selectable<ProofAnswerTable>;

/** By its id alone: the caller asks next whose it is. */
export async function findOrderRow(db: Db, id: number): Promise<OrderRow | undefined> {
  return await db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();
}

/** By its id alone: the caller asks next whose order it is of. */
export async function findProof(db: Db, id: number): Promise<ProofRow | undefined> {
  return await db.selectFrom("proofs").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The proofs of an order, the newest first. */
export async function findProofsOfOrder(db: Db, orderId: number): Promise<ProofRow[]> {
  return await db
    .selectFrom("proofs")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("number", "desc")
    .execute();
}

/** The proofs of these orders in short, the newest of each first. */
export async function findNamedProofs(db: Db, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  return await db
    .selectFrom("proofs")
    .select(["order_id", "id", "number", "state", "sent_at"])
    .where(isOneOf(db, "order_id", orderIds))
    .orderBy("order_id")
    .orderBy("number", "desc")
    .execute();
}
export type NamedProofRow = Awaited<ReturnType<typeof findNamedProofs>>[number];

/** The proof that counts: the newest that was sent, unless it was withdrawn. */
export async function findCountingProof(db: Db, orderId: number): Promise<ProofRow | undefined> {
  return await db
    .selectFrom("proofs")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("state", "in", countingStates)
    .executeTakeFirst();
}

export async function findAnswers(db: Db, proofIds: readonly number[]): Promise<ProofAnswerRow[]> {
  return await db
    .selectFrom("proof_answers")
    .selectAll()
    .where(isOneOf(db, "proof_id", proofIds))
    .orderBy("id")
    .execute();
}

export async function insertProof(
  transaction: Transaction,
  proof: Omit<Insertable<ProofTable>, "number">,
): Promise<ProofRow> {
  const { last } = await transaction
    .selectFrom("proofs")
    .select((eb) => eb.fn.coalesce(eb.fn.max("number"), eb.lit(0)).as("last"))
    .where("order_id", "=", proof.order_id)
    .executeTakeFirstOrThrow();
  return await transaction
    .insertInto("proofs")
    .values({ ...proof, number: Number(last) + 1 })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes a proof if it still stands at this version; nothing when it does not. */
export async function updateProof(
  transaction: Transaction,
  { id, version }: Pick<ProofRow, "id" | "version">,
  change: Partial<Pick<ProofRow, "state" | "content" | "hash" | "sent_at">>,
): Promise<ProofRow | undefined> {
  return await transaction
    .updateTable("proofs")
    .set({ ...change, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();
}

/** Proofs that were sent before this moment, whose clients were not reminded yet, and may be. */
export async function findProofsToRemindOf(db: Db, sentBefore: Date, most: number) {
  return await db
    .selectFrom("proofs as p")
    .innerJoin("orders as o", "o.id", "p.order_id")
    .innerJoin("quotes as q", "q.id", "o.quote_id")
    .selectAll("p")
    .select("q.id as reminded_quote_id")
    .where("p.state", "=", "sent")
    .where("p.reminded_at", "is", null)
    .where("p.sent_at", "<=", sentBefore.toISOString())
    .where(isNotPutAside("proof_reminder", "p.id"))
    .where("o.state", "in", printableStates)
    .where((eb) => eb.or([eb("o.hold_reason", "is", null), eb("o.hold_reason", "=", "art")]))
    .where("q.deleted_at", "is", null)
    .where("q.reminders_paused", "=", 0)
    .orderBy("p.sent_at")
    .orderBy("p.id")
    .limit(most)
    .execute();
}

/** Takes the reminder of a proof; nothing where it was answered, or taken by another process. */
export async function claimReminder(
  transaction: Transaction,
  { id }: Pick<ProofRow, "id">,
  at: Date,
): Promise<ProofRow | undefined> {
  return await transaction
    .updateTable("proofs")
    .set({ reminded_at: at.toISOString() })
    .where("id", "=", id)
    .where("state", "=", "sent")
    .where("reminded_at", "is", null)
    .returningAll()
    .executeTakeFirst();
}

export async function insertAnswer(
  transaction: Transaction,
  answer: Insertable<ProofAnswerTable>,
): Promise<void> {
  await transaction.insertInto("proof_answers").values(answer).execute();
}
