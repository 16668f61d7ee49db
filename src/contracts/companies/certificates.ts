import { certificateKinds, certificateRules, readStates } from "#domain/companies/certificates.ts";
import { fileAnswer } from "../answers.ts";
import { defineCall } from "../call.ts";
import { byId, day, flag, id, obeys, ruled, time } from "../fields.ts";
import { z } from "../zod.ts";

/** Why a company is exempt from sales tax, as its paper says it. */
export const certificate = z
  .object({
    id: z.int(),
    kind: z.enum(certificateKinds),
    number: z.string(),
    states: z.array(z.string()),
    signed_by: z.string(),
    signed_on: day,
    /** Null for a blanket certificate. */
    expires_on: day.nullable(),
    state: z.enum(["unchecked", "valid", "expiring", "expired"]),
    file: z.object({ name: z.string(), media_type: z.string(), bytes: z.int() }).nullable(),
    checked_by: z.string().nullable(),
    checked_at: time.nullable(),
    created_at: time,
    version: z.int(),
  })
  .meta({ id: "TaxCertificate" });
export type CertificateAnswer = z.infer<typeof certificate>;

const noDay = z.literal("").transform(() => null);

const fields = {
  kind: z.enum(certificateKinds),
  number: ruled(certificateRules.number, "CO-1234567"),
  /** As a list, or typed: `CO, UT`. */
  states: obeys(
    z
      .union([z.string().max(400), z.array(z.string().max(40)).max(100)])
      .transform((given) => readStates([given].flat().join(", "))),
    certificateRules.states,
  ),
  signed_by: ruled(certificateRules.signedBy, "Ann Adams"),
  signed_on: day,
  expires_on: z.union([day, noDay, z.null()]).optional(),
  /** Staff has compared it with what must stand in it. */
  checked: flag.optional(),
};
const certificateBody = z.strictObject(fields);
export type CertificateBody = z.output<typeof certificateBody>;

const byCertificate = z.strictObject({ id, certificate_id: id });
const answer = z.object({ certificate });

export const listCertificates = defineCall({
  method: "GET",
  path: "/api/companies/{id}/certificates",
  summary: "The tax certificates of a company",
  params: byId,
  answers: { 200: z.object({ certificates: z.array(certificate) }) },
});

export const addCertificate = defineCall({
  method: "POST",
  path: "/api/companies/{id}/certificates",
  summary: "Add a tax certificate, with its paper as a PDF, JPG or PNG file of at most 5 MB",
  params: byId,
  form: { fields: certificateBody, files: ["paper"] },
  answers: { 201: answer },
});

export const updateCertificate = defineCall({
  method: "PUT",
  path: "/api/companies/{id}/certificates/{certificate_id}",
  summary: "Change what is noted of a tax certificate, or say that it was checked",
  params: byCertificate,
  body: certificateBody,
  headers: ["If-Match"],
  answers: { 200: answer },
});

export const getCertificateFile = defineCall({
  method: "GET",
  path: "/api/companies/{id}/certificates/{certificate_id}/file",
  summary: "The paper of a tax certificate, as it was sent",
  params: byCertificate,
  ...fileAnswer,
});
