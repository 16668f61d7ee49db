import { languages } from "#domain/language/language.ts";
import { fileAnswer } from "./answers.ts";
import { defineCall } from "./call.ts";
import { byId, id } from "./fields.ts";
import { versionNumber } from "./quotes/versions.ts";
import { z } from "./zod.ts";

/** By default the language of the buyer's request. */
const query = z.strictObject({ language: z.enum(languages).optional() });

/** A tagged PDF: the requested sizes, their prices, and the total that the API answers. */
export const getQuoteDocument = defineCall({
  method: "GET",
  path: "/api/quotes/{id}/document",
  summary: "A quote as a PDF file",
  params: byId,
  query,
  ...fileAnswer,
});

/** A version as it was sent: its number and code stand on each page, the certificate of an acceptance at its end. */
export const getVersionDocument = defineCall({
  method: "GET",
  path: "/api/quotes/{id}/versions/{number}/document",
  summary: "A version of a quote as a PDF file",
  params: z.strictObject({ id, number: versionNumber }),
  query,
  ...fileAnswer,
});

/** The evidence of a proof that was approved and signed on the page; 404 of any other. */
export const getProofCertificate = defineCall({
  method: "GET",
  path: "/api/proofs/{id}/certificate",
  summary: "The certificate of a proof's approval as a PDF file",
  params: byId,
  query,
  ...fileAnswer,
});

/** Its picture, each print in its true size where a page holds it, its inks, and what it is printed on. */
export const getProofPaper = defineCall({
  method: "GET",
  path: "/api/proofs/{id}/document",
  summary: "A proof as a PDF file to print",
  params: byId,
  query,
  ...fileAnswer,
});

/** For staff, before it is sent. */
export const getDraftDocument = defineCall({
  method: "GET",
  path: "/api/quotes/{id}/draft/document",
  summary: "The draft of an offer as a PDF file",
  params: byId,
  query,
  ...fileAnswer,
});

/** For staff who reads payments, and the quote's client; 404 until the payment is completed. */
export const getReceipt = defineCall({
  method: "GET",
  path: "/api/payments/{id}/receipt",
  summary: "The receipt of a payment as a PDF file",
  params: byId,
  query,
  ...fileAnswer,
});
