import { taxBases } from "#domain/books/sales-tax.ts";
import { fileAnswer } from "../answers.ts";
import { defineCall } from "../call.ts";
import { day } from "../fields.ts";
import { z } from "../zod.ts";

const period = { from: day, to: day, by: z.enum(taxBases).optional() };

/** Invoices before tax, what credit notes took back of it, and of the rest what is exempt by a certificate and what is taxed. */
const sums = {
  gross_cents: z.int(),
  credit_cents: z.int(),
  exempt_cents: z.int(),
  taxable_cents: z.int(),
  tax_cents: z.int(),
};

export const salesTax = z
  .object({
    ...{ from: day, to: day, by: z.enum(taxBases) },
    rows: z.array(
      z.object({
        /** Empty where it is not known; in France always. */
        state: z.string(),
        /** Empty for what bears no tax. */
        jurisdiction: z.string(),
        percent: z.number(),
        ...sums,
      }),
    ),
    /** Each document once, however many taxes it bears. */
    totals: z.object(sums),
    /** States to which goods went without tax, and for which there is no tax profile. */
    without_profile: z.array(z.object({ state: z.string(), documents: z.int(), gross_cents: z.int() })),
  })
  .meta({ id: "SalesTax" });
export type SalesTax = z.infer<typeof salesTax>;

export const getSalesTax = defineCall({
  method: "GET",
  path: "/api/books/sales-tax",
  summary:
    "Sales tax of a period by state and jurisdiction, by invoice or by payment date; as a file with `format=csv`",
  query: z.strictObject({ ...period, format: z.enum(["csv"]).optional() }),
  answers: { 200: salesTax },
  answersCsv: true,
});

export const getSalesTaxDocument = defineCall({
  method: "GET",
  path: "/api/books/sales-tax/document",
  summary: "The same as a PDF file",
  query: z.strictObject(period),
  ...fileAnswer,
});
