import type { Selectable } from "kysely";
import { z } from "zod";
import type { CallAnswer } from "#contracts/call.ts";
import type { HistoryEntry } from "#contracts/history.ts";
import type { getPayment } from "#contracts/payments/payments.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { HistoryTable } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import { systemReadPayment } from "../ledger/read-payment.ts";

const values = z.record(z.string(), z.unknown());

/** One payment with its refunds and all that happened to it, the oldest first. @throws 404 */
export async function staffReadPayment(
  services: Pick<Services, "db" | "shop">,
  id: number,
): Promise<CallAnswer<typeof getPayment>> {
  const { receivedOn: _, ...paid } = await systemReadPayment(services, id);
  const timeline = await readTimeline(services.db, id);
  return { ...paid, timeline: timeline.map(showAuditEntry) };
}

function showAuditEntry(entry: Awaited<ReturnType<typeof readTimeline>>[number]): HistoryEntry {
  const read = (text: string | null) => (text === null ? null : values.parse(JSON.parse(text)));
  return { ...entry, before: read(entry.before), after: read(entry.after) };
}

/** Everything that happened to a payment, the oldest first. */
async function readTimeline(db: Db, paymentId: number): Promise<Selectable<HistoryTable>[]> {
  return await db
    .selectFrom("history")
    .selectAll()
    .where("subject", "=", "payment")
    .where("subject_id", "=", paymentId)
    .orderBy("id")
    .limit(500)
    .execute();
}
