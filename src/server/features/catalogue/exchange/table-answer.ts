import { z } from "zod";
import { columnQuestion } from "#contracts/catalogue/catalogue-exchange.ts";
import { unitPriceE4 } from "#domain/money/unit-price.ts";

const words = z.object({
  id: z.string(),
  message: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
});

const price = z.number().transform(unitPriceE4);

const line = z.object({
  ...{ row: z.int(), product: z.string(), description: z.string() },
  ...{ name_fr: z.string(), description_fr: z.string() },
  size: z
    .object({
      ...{ name: z.string(), label: z.string(), price, cost: price.exactOptional() },
      breaks: z.array(z.object({ minUnits: z.int(), unitPrice: price })).readonly(),
    })
    .exactOptional(),
});

/** What the program that reads a file says: what stands in it, or why it is no table. */
export const tableAnswer = z.union([
  z.object({ refused: words }),
  z.object({
    rows: z.int(),
    lines: z.array(line).readonly(),
    /** The first of them, in the order of the file. */
    faults: z.array(z.object({ row: z.int(), field: z.string(), message: words })).readonly(),
    faultCount: z.int(),
    asks: z.array(columnQuestion).readonly(),
    notTaken: z.array(z.string()).readonly(),
  }),
]);
export type TableAnswer = z.infer<typeof tableAnswer>;
