import type { CallAnswer, CallData } from "#contracts/call.ts";
import type { estimatePrice } from "#contracts/catalogue/price-lists.ts";
import { priceRequest } from "#domain/prices/price-request.ts";
import { minutes } from "#domain/time/durations.ts";
import type { Message } from "#domain/words.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Limit } from "#server/platform/limits/consume-quota.ts";
import { requireQuota } from "#server/platform/limits/require-quota.ts";
import type { Services } from "#server/services.ts";
import { readSizesForQuote } from "../sizes/system-read-sizes-for-quote.ts";
import { presentPricedLine } from "./present-priced-line.ts";

const notOffered: Message = /*i18n*/ {
  id: "estimate.size.missing",
  message: "A size of this estimate is not available.",
};

/** The pages work their estimates out themselves: these are asked by programs. */
const limit = { name: "estimate", maxHits: 120, perMilliseconds: minutes(1) } as const satisfies Limit;

interface Asked {
  readonly body: CallData<typeof estimatePrice>["body"];
  readonly address: string;
}

/** What bags and their printing would cost by the list in use; a size that is named twice counts once, with both. */
export async function visitorEstimate(
  services: Services,
  { body, address }: Asked,
): Promise<CallAnswer<typeof estimatePrice>> {
  await requireQuota(services, limit, address);
  const { db } = services;
  const units = new Map<number, number>();
  for (const line of body.lines) units.set(line.size_id, (units.get(line.size_id) ?? 0) + line.units);
  const { byId } = await readSizesForQuote(db, { sizeIds: [...units.keys()] });
  if (byId.size < units.size) throw new AppError("invalid", { fields: { lines: [notOffered] } });
  const sizes = [...units].map(([sizeId, count]) => {
    const size = byId.get(sizeId);
    if (!size) throw new Error(`size ${sizeId} was found and is gone`);
    return { sizeId, productId: size.productId, unitPrice: size.unitPriceE4, units: count };
  });
  const { list } = await services.prices.read(db);
  const { lines, unknown, totalCents, nextBreak } = priceRequest({ sizes, places: body.places ?? [] }, list);
  return {
    lines: lines.map(presentPricedLine),
    unknown: [...unknown],
    total_cents: totalCents,
    next_break: nextBreak && {
      ...{ units: nextBreak.units, difference_cents: nextBreak.differenceCents },
      ...{ more_units: nextBreak.moreUnits, size_id: nextBreak.sizeId },
    },
  };
}
