import { languages } from "#domain/language/language.ts";
import { defineCall } from "./call.ts";
import { byId } from "./fields.ts";
import { z } from "./zod.ts";

/** By default the language of the buyer's request. */
const query = z.strictObject({ language: z.enum(languages).optional() });
const answers = { 200: z.string().meta({ format: "binary" }) };

/** A tagged PDF: the requested sizes, their prices, and the total that the API answers. */
export const getQuoteDocument = defineCall({
  method: "GET",
  path: "/api/quotes/{id}/document",
  summary: "A quote as a PDF file",
  params: byId,
  query,
  answers,
  answerType: "application/octet-stream",
});

/** For administrators and the quote's client; 404 until the payment is completed. */
export const getReceipt = defineCall({
  method: "GET",
  path: "/api/payments/{id}/receipt",
  summary: "The receipt of a payment as a PDF file",
  params: byId,
  query,
  answers,
  answerType: "application/octet-stream",
});
