import type { ConfirmedStep } from "#domain/shop/first-day.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import { readConfirmed, removeConfirmed, storeConfirmed } from "./first-day.repository.ts";

interface Confirmation {
  readonly step: ConfirmedStep | "put-away";
  readonly isDone: boolean;
}

/** Stores what the owner says of a step, or of the list as a whole. */
export async function staffConfirmStep(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: Staff,
  { step, isDone }: Confirmation,
): Promise<void> {
  const at = clock();
  await db.transaction().execute(async (transaction) => {
    const wasDone = (await readConfirmed(transaction)).has(step);
    if (wasDone === isDone) return;
    if (isDone)
      await storeConfirmed(transaction, {
        ...{ step, confirmed_by: actor.userId, confirmed_at: at.toISOString() },
      });
    else await removeConfirmed(transaction, step);
    await recordAudit(transaction, {
      subject: "first_day",
      subjectId: 1,
      action: isDone ? "first-day.confirm" : "first-day.take-back",
      actor: auditActorOf(actor),
      before: { [step]: wasDone },
      after: { [step]: isDone },
      at,
    });
  });
}
