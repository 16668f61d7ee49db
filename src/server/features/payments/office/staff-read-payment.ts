import { z } from "zod";
import type { CallAnswer } from "#contracts/call.ts";
import type { HistoryEntry } from "#contracts/history.ts";
import type { getPayment } from "#contracts/payments/payments.ts";
import { findAuditEntries, type HistoryRow } from "#server/platform/history/history.repository.ts";
import type { Services } from "#server/services.ts";
import { systemReadPayment } from "../ledger/read-payment.ts";

const values = z.record(z.string(), z.unknown());

/** One payment with its refunds and all that happened to it, the oldest first. @throws 404 */
export async function staffReadPayment(
  services: Pick<Services, "db" | "shop">,
  id: number,
): Promise<CallAnswer<typeof getPayment>> {
  const { receivedOn: _, ...paid } = await systemReadPayment(services, id);
  const timeline = await findAuditEntries(services.db, { subject: "payment", subjectId: id }, 500);
  return { ...paid, timeline: timeline.map(showAuditEntry) };
}

function showAuditEntry(entry: HistoryRow): HistoryEntry {
  const read = (text: string | null) => (text === null ? null : values.parse(JSON.parse(text)));
  return { ...entry, before: read(entry.before), after: read(entry.after) };
}
