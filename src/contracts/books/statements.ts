import { fileAnswer } from "../answers.ts";
import { defineCall } from "../call.ts";
import { byId, day } from "../fields.ts";
import { z } from "../zod.ts";

/** The end of a day where the shop is; today where none is named. */
const asOf = z.strictObject({ on: day.optional() });
const mailed = { answers: { 200: z.object({ mailed_to: z.array(z.string()) }) } };

export const getCompanyStatement = defineCall({
  method: "GET",
  path: "/api/companies/{id}/statement",
  summary: "What a company owes at the end of a day, as a PDF file",
  params: byId,
  query: asOf,
  ...fileAnswer,
});

export const mailCompanyStatement = defineCall({
  method: "POST",
  path: "/api/companies/{id}/statement",
  summary: "Mail it to those of the company whose orders owe something",
  params: byId,
  body: asOf,
  ...mailed,
});

export const getClientStatement = defineCall({
  method: "GET",
  path: "/api/clients/{id}/statement",
  summary: "What a client owes at the end of a day, as a PDF file",
  params: byId,
  query: asOf,
  ...fileAnswer,
});

export const mailClientStatement = defineCall({
  method: "POST",
  path: "/api/clients/{id}/statement",
  summary: "Mail it to the client",
  params: byId,
  body: asOf,
  ...mailed,
});
