import type { z } from "zod";
import type { changePrices, PriceChangeRow } from "#contracts/catalogue-prices.ts";
import {
  changedPriceE4,
  isSizePriceE4,
  type PriceChange,
  parseSigned,
} from "#domain/catalogue/price-change.ts";
import { type Message, withValues } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { lockVersion } from "#server/platform/versions/versions.ts";
import type { Services } from "#server/services.ts";
import { insertPriceChange } from "./price-changes.repository.ts";
import { findPricedSizes, type PriceMove, showMove } from "./priced-sizes.ts";
import { writeMoves } from "./write-moves.ts";

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
  const change = readChange(body);
  const now = clock();
  return await db.transaction().execute(async (transaction) => {
    if (!body.dry_run) await lockVersion(transaction, "catalogue");
    const sizes = await findPricedSizes(transaction, body.size_ids);
    if (body.size_ids && sizes.length < new Set(body.size_ids).size)
      throw new AppError("invalid", { fields: { size_ids: [noSize] } });
    const moves = sizes.map((size): PriceMove => {
      const beforeE4 = size.unit_price_e4;
      return { size, beforeE4, afterE4: changedPriceE4(beforeE4, change) };
    });
    refuseBroken(moves, "percentE4" in change ? "percent" : "amount");
    const changes = moves.map(showMove);
    if (body.dry_run) return { change_id: null, changes };
    await writeMoves(transaction, actor, moves, now);
    const stored = moves
      .filter(({ beforeE4, afterE4 }) => beforeE4 !== afterE4)
      .map(({ size, beforeE4, afterE4 }) => ({ sizeId: size.id, beforeE4, afterE4 }));
    return { change_id: await insertPriceChange(transaction, stored, now), changes };
  });
}

function readChange({ percent, amount }: Body): PriceChange {
  const given = parseSigned(percent ?? amount ?? "");
  // The contract's rules let it pass, so this is an error of the program.
  if (given === undefined) throw new Error("a change of prices passed its rule and cannot be read");
  return percent === undefined ? { amountE4: given } : { percentE4: given };
}

function refuseBroken(moves: readonly PriceMove[], field: "percent" | "amount"): void {
  const broken = moves.filter(({ afterE4 }) => !isSizePriceE4(afterE4));
  if (broken.length === 0) return;
  const named = broken
    .slice(0, mostNamed)
    .map(({ size }) => withValues(outOfRules, { product: size.product_name, size: size.name }));
  throw new AppError("invalid", {
    fields: { [field]: named },
    extra: { refused: broken.map(({ size }) => size.id) },
  });
}
