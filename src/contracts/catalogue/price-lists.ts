import { maximumBreaks, maximumRates, priceListRules } from "#domain/prices/price-list-rules.ts";
import { placesRule, printPlaces } from "#domain/prices/print-places.ts";
import { maximumSizes, maximumUnits } from "#domain/quotes/quote-limits.ts";
import { defineCall } from "../call.ts";
import { byId, flag, id, obeys, ruled, ruledDecimal, time, wholeNumber } from "../fields.ts";
import { z } from "../zod.ts";

/** What a size costs from so many units on, in dollars with up to four decimals. */
export const priceBreak = z.object({ min_units: z.int(), unit_price: z.number() });

/** What printing costs: dollars for each further colour of a bag, and once for each colour. */
export const printPrices = z
  .object({
    included_colours: z.int(),
    run: z.array(z.object({ min_units: z.int(), rate: z.number() })),
    /** Null where it is not known. */
    setup: z.number().nullable(),
  })
  .meta({ id: "PrintPrices" });
export type PrintPricesAnswer = z.infer<typeof printPrices>;

/** A price list. At most one is active: it decides what the sizes cost that it names. */
export const priceList = z
  .object({
    id: z.int(),
    name: z.string(),
    breaks: z.array(
      priceBreak.extend({
        size_id: z.int(),
        /** What one costs the shop, in dollars; left out where it is not known. */
        unit_cost: z.number().optional(),
      }),
    ),
    /** Null where printing is to be confirmed. */
    print: printPrices.nullable(),
    active: z.boolean(),
    /** When it was last put to use, and when that ended. */
    active_since: time.nullable(),
    active_until: time.nullable(),
    created_at: time,
    changed_at: time,
    version: z.int(),
  })
  .meta({ id: "PriceList" });
export type PriceListAnswer = z.infer<typeof priceList>;

const minUnits = obeys(z.int(), priceListRules.minUnits);

const priceListBody = z.strictObject({
  name: ruled(priceListRules.name, "Spring"),
  breaks: obeys(
    z
      .array(
        z.strictObject({
          size_id: id,
          min_units: minUnits,
          unit_price: ruledDecimal(priceListRules.unitPrice),
          /** Null: not known. Left out, it stays. */
          unit_cost: ruledDecimal(priceListRules.unitCost).nullish(),
        }),
      )
      .max(maximumBreaks),
    priceListRules.breaks,
  ),
  /** Null, or left out: printing is to be confirmed. */
  print: z
    .strictObject({
      included_colours: obeys(z.int(), priceListRules.includedColours),
      run: obeys(
        z
          .array(z.strictObject({ min_units: minUnits, rate: ruledDecimal(priceListRules.rate) }))
          .max(maximumRates),
        priceListRules.run,
      ),
      setup: ruledDecimal(priceListRules.setup).nullable().optional(),
    })
    .nullable()
    .optional(),
  /** Using a list ends the use of the other. Left out: it stays as it is. */
  active: flag.optional(),
});
export type PriceListBody = z.output<typeof priceListBody>;

const priceListAnswer = z.object({ price_list: priceList });

export const listPriceLists = defineCall({
  method: "GET",
  path: "/api/price-lists",
  summary: "The price lists of the shop, the active one first, for staff",
  answers: { 200: z.object({ price_lists: z.array(priceList) }) },
});

export const createPriceList = defineCall({
  method: "POST",
  path: "/api/price-lists",
  summary: "Add a price list, and use it where it is active",
  body: priceListBody,
  answers: { 201: priceListAnswer },
});

/** Quotes and offers keep what they were made with. */
export const updatePriceList = defineCall({
  method: "PUT",
  path: "/api/price-lists/{id}",
  summary: "Change a price list, all of it; use it, or end its use",
  params: byId,
  body: priceListBody,
  headers: ["If-Match"],
  answers: { 200: priceListAnswer },
});

/** A printed place of a request, and in how many colours. */
export const printPlace = z.strictObject({ place: z.enum(printPlaces), colours: z.int() });

/** The printed places of a request; none where they were not stated. */
export const places = obeys(z.array(printPlace).max(printPlaces.length), placesRule);

/** A line of what a request costs. */
export const pricedLine = z.object({
  kind: z.enum(["product", "run", "setup"]),
  size_id: z.int().nullable(),
  product_id: z.int().nullable(),
  units: z.int(),
  /** Dollars with up to four decimals. */
  unit_price: z.number(),
  amount_cents: z.int(),
});

/** Nothing is stored, and nothing is promised by it. */
export const estimatePrice = defineCall({
  method: "POST",
  path: "/api/estimate",
  key: "unused",
  summary: "What bags and their printing would cost by the price list in use",
  body: z.strictObject({
    lines: z
      .array(z.strictObject({ size_id: id, units: wholeNumber(1, maximumUnits) }))
      .min(1)
      .max(maximumSizes),
    places: places.optional(),
  }),
  answers: {
    200: z.object({
      lines: z.array(pricedLine),
      /** What the list does not know: it is to be confirmed, and not in the total. */
      unknown: z.array(z.enum(["run", "setup"])),
      total_cents: z.int(),
      /** The bags of a product from which on they cost less, and what the total changes by. */
      next_break: z
        .object({
          units: z.int(),
          difference_cents: z.int(),
          more_units: z.int(),
          size_id: z.int(),
        })
        .nullable(),
    }),
  },
});

/** The breaks stand with the sizes; this is the rest of what an estimate needs. */
export const getPrintPrices = defineCall({
  method: "GET",
  path: "/api/print-prices",
  summary: "What printing costs by the price list in use",
  isPublic: true,
  answers: { 200: z.object({ print: printPrices.nullable() }) },
});
