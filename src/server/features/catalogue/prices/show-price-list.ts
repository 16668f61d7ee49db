import type { PriceListAnswer, PrintPricesAnswer } from "#contracts/catalogue/price-lists.ts";
import { unitPriceE4, unitPriceToNumber } from "#domain/money/unit-price.ts";
import type { PrintPrices } from "#domain/prices/price-list.ts";
import type { Db } from "#server/platform/database/db.ts";
import { listBreaks, listBreaksOfLists } from "./price-lists.repository.ts";
import type { PriceBreakRow, PriceListRow } from "./prices.table.ts";
import { readStoredPrint } from "./stored-print.ts";

/** A list with its breaks, as the calls answer it. */
export async function showPriceList(db: Db, row: PriceListRow): Promise<PriceListAnswer> {
  return present(row, await listBreaks(db, row.id));
}

/** The same for several. */
export async function showPriceLists(db: Db, rows: readonly PriceListRow[]): Promise<PriceListAnswer[]> {
  const breaks = await listBreaksOfLists(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => present(row, breaks.get(row.id) ?? []));
}

function present(row: PriceListRow, breaks: readonly PriceBreakRow[]): PriceListAnswer {
  const { id, name, active, active_since, active_until, created_at, changed_at, version } = row;
  return {
    ...{ id, name, active: active === 1, active_since, active_until, created_at, changed_at, version },
    breaks: breaks.map(showBreak),
    print: showPrint(readStoredPrint(row.print)),
  };
}

export function showBreak({ size_id, min_units, unit_price_e4, unit_cost_e4: cost }: PriceBreakRow) {
  return {
    ...{ size_id, min_units, unit_price: unitPriceToNumber(unitPriceE4(unit_price_e4)) },
    ...(cost !== null && { unit_cost: unitPriceToNumber(unitPriceE4(cost)) }),
  };
}

export function showPrint(print: PrintPrices | null): PrintPricesAnswer | null {
  if (!print) return null;
  return {
    included_colours: print.includedColours,
    run: print.run.map(({ minUnits, unitPrice }) => ({
      min_units: minUnits,
      rate: unitPriceToNumber(unitPrice),
    })),
    setup: print.setup === null ? null : unitPriceToNumber(print.setup),
  };
}
