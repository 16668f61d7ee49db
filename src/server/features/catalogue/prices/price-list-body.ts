import type { PriceListBody } from "#contracts/catalogue/price-lists.ts";
import { parseUnitPrice, type UnitPriceE4 } from "#domain/money/unit-price.ts";
import type { PrintPrices } from "#domain/prices/price-list.ts";
import type { Message } from "#domain/words.ts";
import type { Db } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { countFound } from "#server/platform/lists/count-found.ts";
import { costsByBreak } from "./price-lists.repository.ts";
import type { PriceBreakRow } from "./prices.table.ts";

const noSize: Message = /*i18n*/ {
  id: "priceList.size.missing",
  message: "This price list names a size that does not exist.",
};

/**
 * What a list's form says. A cost that it leaves out is the one that stands.
 * @throws invalid when a size that it names was never in the shop
 */
export async function readPriceListBody(db: Db, body: PriceListBody, stored: readonly PriceBreakRow[] = []) {
  const costs = costsByBreak(stored);
  const breaks = body.breaks.map(
    ({ unit_price, unit_cost, ...of }): PriceBreakRow => ({
      ...{ size_id: of.size_id, min_units: of.min_units, unit_price_e4: readPrice(unit_price) },
      unit_cost_e4: unit_cost === undefined ? costs(of) : unit_cost === null ? null : readPrice(unit_cost),
    }),
  );
  await requireSizes(db, new Set(breaks.map(({ size_id }) => size_id)));
  const print = body.print ? JSON.stringify(readPrint(body.print)) : null;
  return { columns: { name: body.name, print }, breaks };
}

async function requireSizes(db: Db, sizeIds: ReadonlySet<number>): Promise<void> {
  const count = await countFound(db.selectFrom("sizes").where(isOneOf(db, "id", [...sizeIds])));
  if (count < sizeIds.size) throw new AppError("invalid", { fields: { breaks: [noSize] } });
}

function readPrint({ included_colours, run, setup }: NonNullable<PriceListBody["print"]>): PrintPrices {
  return {
    includedColours: included_colours,
    run: run.map(({ min_units, rate }) => ({ minUnits: min_units, unitPrice: readPrice(rate) })),
    setup: setup === undefined || setup === null ? null : readPrice(setup),
  };
}

function readPrice(typed: string | number): UnitPriceE4 {
  const price = parseUnitPrice(typed);
  // The contract's rule let it pass, so this is an error of the program.
  if (price === undefined) throw new Error("a price passed its rule and cannot be read");
  return price;
}
