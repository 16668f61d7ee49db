import { auditActorOf, type Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import type { PriceBreakRow, PriceListRow } from "./prices.table.ts";
import { showBreak, showPrint } from "./show-price-list.ts";
import { readStoredPrint } from "./stored-print.ts";

/** A list and its breaks at one time. */
export interface PriceListState {
  readonly row: PriceListRow;
  readonly breaks: readonly PriceBreakRow[];
}

interface Entry {
  readonly verb: "create" | "update" | "end";
  readonly before?: PriceListState;
  readonly after: PriceListState;
  readonly at: Date;
}

/** A line of history about a list: what it says, and beside what it said before only the breaks that differ. */
export async function recordPriceList(
  transaction: Transaction,
  actor: Staff,
  { verb, before, after, at }: Entry,
): Promise<void> {
  await recordAudit(transaction, {
    subject: "price_list",
    subjectId: after.row.id,
    action: `price_list.${verb}`,
    actor: auditActorOf(actor),
    before: before && told(before, after),
    after: told(after, before),
    at,
  });
}

function told({ row, breaks }: PriceListState, other: PriceListState | undefined): Record<string, unknown> {
  const known = new Set(other?.breaks.map(keyOf));
  return {
    ...{ name: row.name, active: row.active === 1, print: showPrint(readStoredPrint(row.print)) },
    breaks: breaks.filter((each) => !known.has(keyOf(each))).map(showBreak),
  };
}

function keyOf({ size_id, min_units, unit_price_e4, unit_cost_e4 }: PriceBreakRow): string {
  return `${size_id} ${min_units} ${unit_price_e4} ${unit_cost_e4}`;
}
