import { auditActorOf, type Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { recordAudit } from "#server/platform/history/history.ts";

interface Entry {
  readonly companyId: number;
  readonly action: `company.${string}`;
  readonly before?: Readonly<Record<string, unknown>> | undefined;
  readonly after?: Readonly<Record<string, unknown>> | undefined;
  readonly at: Date;
}

/** A line in the history of a company: its contacts and certificates are told there as well. */
export async function recordCompany(
  transaction: Transaction,
  actor: Staff,
  { companyId, ...entry }: Entry,
): Promise<void> {
  const subject = { subject: "company", subjectId: companyId, actor: auditActorOf(actor) };
  await recordAudit(transaction, { ...subject, ...entry });
}
