import { taskName } from "#domain/orders/order-turn.ts";
import { proofReminderDays } from "#domain/orders/proofs/proof-moves.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { days } from "#domain/time/durations.ts";
import type { WaitingItem } from "#domain/today/waiting-item.ts";
import type { Message } from "#domain/words.ts";
import type { Db } from "#server/platform/database/db.ts";
import { findWaitingProofs } from "../model/waiting.repository.ts";

const makeNew = taskName({ by: "shop", what: "mend_proof" });
const ask: Message = /*i18n*/ { id: "today.proof.unanswered", message: "Ask about the proof" };

/** Proofs that are to be changed, and those that their clients have not answered for days; the longest waiting first. */
export async function staffFindWaitingProofs(
  db: Db,
  most: number,
  now: Date,
): Promise<{ items: WaitingItem[]; count: number }> {
  const before = new Date(now.getTime() - days(proofReminderDays));
  const { rows, count } = await findWaitingProofs(db, before, most);
  const items = rows.map(({ id, number: reference, name: who, state, since, created_at }): WaitingItem => {
    const next = { label: state === "sent" ? ask : makeNew, href: officePaths.adminProofs(id) };
    return {
      ...{ kind: "proof_waiting", subject: "order", id, who, reference },
      ...{ since: since ?? created_at, dueAt: null, next },
    };
  });
  return { items, count };
}
