import type { Transaction } from "#server/platform/database/db.ts";
import type { Services } from "#server/services.ts";
import { systemPlanDueReminders } from "../commands/system-plan-reminders.ts";
import { changeItemDay, findPlanItems } from "../model/plan-items.repository.ts";
import { findQuoteEvenDeletedForSystem } from "../model/quotes.repository.ts";

interface Invoiced {
  readonly quoteId: number;
  /** The day of the invoice that bills the whole order, and of the one that settles it; null while none stands. */
  readonly invoiceDueOn: string | null;
  readonly settlementDueOn: string | null;
}

/** Lets the items that are due by their invoice have its day, on which the client is then asked for them. */
export async function systemDateItems(
  transaction: Transaction,
  services: Pick<Services, "config" | "clock">,
  { quoteId, invoiceDueOn, settlementDueOn }: Invoiced,
): Promise<void> {
  const items = await findPlanItems(transaction, [quoteId]);
  const changed = items
    .filter(({ due }) => due === "after-invoice")
    .map((item) => ({ ...item, dueOn: item.kind === "settlement" ? settlementDueOn : invoiceDueOn }))
    .filter(({ due_on, dueOn }) => due_on !== dueOn);
  for (const { id, dueOn } of changed) await changeItemDay(transaction, id, dueOn);
  const found = changed.length > 0 ? await findQuoteEvenDeletedForSystem(transaction, quoteId) : undefined;
  if (found) await systemPlanDueReminders(transaction, services, found.quote, services.clock());
}
