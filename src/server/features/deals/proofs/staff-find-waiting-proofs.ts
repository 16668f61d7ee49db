import { taskName } from "#domain/orders/order-turn.ts";
import { printableStates, proofReminderDays } from "#domain/orders/proofs/proof-moves.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { days } from "#domain/time/durations.ts";
import type { WaitingItem } from "#domain/today/waiting-item.ts";
import type { Message } from "#domain/words.ts";
import type { Db } from "#server/platform/database/db.ts";
import { countFound } from "#server/platform/lists/count-found.ts";

const makeNew = taskName({ by: "shop", what: "mend_proof" });
const ask: Message = /*i18n*/ { id: "today.proof.unanswered", message: "Ask about the proof" };

/** Proofs that are to be changed, and those that their clients have not answered for days; the longest waiting first. */
export async function staffFindWaitingProofs(
  db: Db,
  most: number,
  now: Date,
): Promise<{ items: WaitingItem[]; count: number }> {
  const before = new Date(now.getTime() - days(proofReminderDays)).toISOString();
  const waiting = db
    .selectFrom("proofs as p")
    .innerJoin("orders as o", "o.id", "p.order_id")
    .innerJoin("quotes as q", "q.id", "o.quote_id")
    .leftJoin("proof_answers as a", "a.proof_id", "p.id")
    .where("q.deleted_at", "is", null)
    .where("o.state", "in", printableStates)
    .where((eb) =>
      eb.or([
        eb("p.state", "=", "changes_requested"),
        eb.and([eb("p.state", "=", "sent"), eb("p.sent_at", "<=", before)]),
      ]),
    );
  const count = await countFound(waiting);
  const rows = await waiting
    .select(["o.id", "o.number", "q.name", "p.state", "p.created_at"])
    .select((eb) => eb.fn.coalesce("a.created_at", "p.sent_at").as("since"))
    .orderBy("since")
    .orderBy("o.id")
    .limit(most)
    .execute();
  const items = rows.map(({ id, number: reference, name: who, state, since, created_at }): WaitingItem => {
    const next = { label: state === "sent" ? ask : makeNew, href: officePaths.adminProofs(id) };
    return {
      ...{ kind: "proof_waiting", subject: "order", id, who, reference },
      ...{ since: since ?? created_at, dueAt: null, next },
    };
  });
  return { items, count: count };
}
