import { catalogueColumns, maxCatalogueColumns } from "#domain/catalogue/exchange/columns.ts";
import { fileAnswer } from "../answers.ts";
import { defineCall } from "../call.ts";
import { flag, jsonText } from "../fields.ts";
import { z } from "../zod.ts";

/** What is wrong with one cell of a file; the head is row 1. */
const fault = z.object({ row: z.int(), field: z.string(), message: z.string() });
export type ImportFault = z.infer<typeof fault>;

const counts = z.object({ products: z.int(), sizes: z.int() });

/** A text or price that a line changes; what was not there before is blank. Long texts are cut. */
const change = z.object({
  field: z.enum(["description", "name_fr", "description_fr", "label", "price", "cost"]),
  /** Of a price from a quantity on. */
  min_units: z.int().nullable(),
  before: z.string(),
  after: z.string(),
});
export type ImportChange = z.infer<typeof change>;

/** What a line does to a product or size: its price before and after, and what else changes. */
const effect = z.object({
  row: z.int(),
  product: z.string(),
  size: z.string().nullable(),
  kind: z.enum(["new", "changed", "unchanged"]),
  price_before: z.string().nullable(),
  price_after: z.string().nullable(),
  /** Of what is changed; of a new size, too, the prices from quantities on. */
  changes: z.array(change).readonly(),
});
export type ImportEffect = z.infer<typeof effect>;

/** A column that is not known, with some of what stands in it. */
export const columnQuestion = z.object({ column: z.string(), sample: z.array(z.string()).readonly() });
export type ColumnQuestion = z.infer<typeof columnQuestion>;

/** What heads of the file mean: a column of the catalogue, or null for one that is left out. */
export const toldColumns = z
  .record(z.string().max(200), z.enum(catalogueColumns).nullable())
  .refine((columns) => Object.keys(columns).length <= maxCatalogueColumns);
export type ToldColumnsAnswer = z.infer<typeof toldColumns>;

/** A line names its product and its size; missing ones are made. Nothing is written while one fault is left. */
export const importProducts = defineCall({
  method: "POST",
  path: "/api/products/import",
  summary: "Read products and sizes from a CSV or xlsx file; dry_run=1 only says what it would do",
  query: z.strictObject({ dry_run: flag.optional() }),
  form: { fields: z.strictObject({ columns: jsonText(toldColumns).optional() }), files: ["file"] },
  errors: ["conflict"],
  answers: {
    200: z.object({
      rows: z.int(),
      /** The first of them, in the order of the file. */
      faults: z.array(fault),
      fault_count: z.int(),
      /** Columns that are not known here, to be sent again with `columns`. */
      asks: z.array(columnQuestion).readonly(),
      /** Columns that are left out: the catalogue has no place for them. */
      not_taken: z.array(z.string()).readonly(),
      made: counts,
      changed: counts,
      /** Products only where the file names no size of them. */
      unchanged: counts,
      /** The first of each kind, in the order of the file. */
      effects: z.array(effect),
    }),
  },
});

/** The columns that the import reads; a file that comes back unchanged changes nothing. */
export const exportProducts = defineCall({
  method: "GET",
  path: "/api/products/export",
  summary: "Products and sizes as a file",
  query: z.strictObject({ format: z.enum(["csv", "xlsx"]).default("csv") }),
  ...fileAnswer,
});
