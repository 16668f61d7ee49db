import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { changePrices, PriceChangeRow } from "#contracts/catalogue/catalogue-prices.ts";
import { parseChange } from "#domain/catalogue/price-change.ts";
import { movePrices, type PriceMove } from "#domain/prices/move-price.ts";
import { type Message, withValues } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { lockPriceLists } from "../prices/lock-price-lists.ts";
import { readPricesOfSizes } from "../prices/move-listed-prices.ts";
import { insertPriceChange } from "./price-changes.repository.ts";
import { findPricedSizes, type PricedSize, showChange } from "./priced-sizes.ts";
import { writeChanges } from "./write-changes.ts";

type Body = z.output<(typeof changePrices)["body"]>;

const noSize: Message = /*i18n*/ {
  id: "prices.noSize",
  message: "A size that was chosen is not offered any more. Please choose again.",
};
const outOfRules: Message = /*i18n*/ {
  id: "prices.outOfRules",
  message: "{product}, {size}: its price would no longer be one above 0.00$ and up to 10,000.00$",
};

/** As many as a person reads; the call names all of them under `refused`. */
const mostNamed = 10;

export interface PricesChanged {
  readonly change_id: number | null;
  readonly changes: PriceChangeRow[];
}

/**
 * Changes the prices of all sizes, or of those chosen, by the same share or amount. Quotes retain the price they were made
 * with. All or none: one price that would break the rules, and no other is changed.
 * @throws invalid naming those prices, or sizes that are not offered
 */
export async function staffChangePrices(
  { db, clock }: Services,
  actor: Staff,
  body: Body,
): Promise<PricesChanged> {
  const move = readMove(body);
  const now = clock();
  return await db.transaction().execute(async (transaction) => {
    if (!body.dry_run) await lockPriceLists(transaction);
    const sizes = await findPricedSizes(transaction, body.size_ids);
    if (body.size_ids && sizes.length < new Set(body.size_ids).size)
      throw new AppError("invalid", { fields: { size_ids: [noSize] } });
    const prices = await readPricesOfSizes(transaction, sizes);
    const moved = prices.map((before) => ({ before, after: movePrices(before, move) }));
    const broken = sizes.filter((_, index) => moved[index]?.after === undefined);
    if (broken.length > 0) throw brokenPrices(broken, "ppm" in move ? "percent" : "amount");
    const changed = moved.flatMap(({ before, after }) => (after ? { before, after } : []));
    const changes = sizes.flatMap((size, index) => (changed[index] ? showChange(size, changed[index]) : []));
    if (body.dry_run) return { change_id: null, changes };
    const written = changed.filter(({ before, after }) => !isDeepStrictEqual(before, after));
    const after = written.map((each) => each.after);
    await writeChanges(transaction, actor, sizes, after, now);
    return { change_id: await insertPriceChange(transaction, written, now), changes };
  });
}

function readMove({ percent, amount }: Body): PriceMove {
  const given = parseChange(percent ?? amount ?? "");
  // The contract's rules let it pass, so this is an error of the program.
  if (given === undefined) throw new Error("a change of prices passed its rule and cannot be read");
  // 1/10,000 per cent is one part in a million.
  return percent === undefined ? { amountE4: given } : { ppm: given };
}

function brokenPrices(broken: readonly PricedSize[], field: "percent" | "amount"): AppError {
  const named = broken
    .slice(0, mostNamed)
    .map(({ product_name: product, name: size }) => withValues(outOfRules, { product, size }));
  return new AppError("invalid", {
    fields: { [field]: named },
    extra: { refused: broken.map(({ id }) => id) },
  });
}
