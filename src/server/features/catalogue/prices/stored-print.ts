import { z } from "zod";
import { unitPriceE4 } from "#domain/money/unit-price.ts";
import type { PrintPrices } from "#domain/prices/price-list.ts";

const price = z.int().transform(unitPriceE4);
const storedPrint: z.ZodType<PrintPrices> = z.strictObject({
  includedColours: z.int(),
  run: z.array(z.strictObject({ minUnits: z.int(), unitPrice: price })),
  setup: price.nullable(),
});

/** What printing costs, from its column; null where it is to be confirmed. */
export function readStoredPrint(json: string | null): PrintPrices | null {
  return json === null ? null : storedPrint.parse(JSON.parse(json));
}
