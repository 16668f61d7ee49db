import type { Updateable } from "kysely";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { requireTaxProfile, staleTaxProfile } from "./require-tax-profile.ts";
import { showTaxProfile } from "./show-tax-profile.ts";
import { updateTaxProfileRow } from "./tax-profiles.repository.ts";
import type { TaxProfileRow, TaxProfileTable } from "./tax-profiles.table.ts";

interface Change {
  readonly before: TaxProfileRow;
  readonly change: Updateable<TaxProfileTable>;
  readonly verb: "update" | "retire" | "restore";
  readonly at: Date;
}

/** Changes a profile and writes it down. @throws conflict with the fresh row when it was changed since */
export async function changeTaxProfile(
  transaction: Transaction,
  actor: Staff,
  { before, change, verb, at }: Change,
): Promise<TaxProfileRow> {
  const after = await updateTaxProfileRow(transaction, before, change);
  if (!after) throw staleTaxProfile(await requireTaxProfile(transaction, before.id));
  await recordTaxProfile(transaction, actor, { verb, before, after, at });
  return after;
}

/** A line of history about a profile, with what it says. */
export async function recordTaxProfile(
  transaction: Transaction,
  actor: Staff,
  entry: { verb: string; before?: TaxProfileRow; after: TaxProfileRow; at: Date },
): Promise<void> {
  await recordAudit(transaction, {
    subject: "tax_profile",
    subjectId: entry.after.id,
    action: `tax_profile.${entry.verb}`,
    actor: auditActorOf(actor),
    before: entry.before && told(entry.before),
    after: told(entry.after),
    at: entry.at,
  });
}

function told(row: TaxProfileRow): Record<string, unknown> {
  const { id, version, created_at, ...values } = showTaxProfile(row);
  return values;
}
