import {
  type addressFields,
  addressRules,
  companyRules,
  maximumCreditCents,
} from "#domain/companies/company-rules.ts";
import { termKinds } from "#domain/companies/payment-terms.ts";
import { quoteStages } from "#domain/quotes/quote-stage.ts";
import { quoteStatuses } from "#domain/quotes/quote-status.ts";
import { defineCall } from "../call.ts";
import { byId, id, ruled, time, wholeNumber } from "../fields.ts";
import { listMeta, listQuery, pageQuery } from "../lists.ts";
import { z } from "../zod.ts";
import { certificate } from "./certificates.ts";

const address = z.object({
  street: z.string(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  country: z.string(),
});

/** A firm whose people are clients. No client sees anything of it. */
export const company = z
  .object({
    id: z.int(),
    name: z.string(),
    siren: z.string(),
    vat_number: z.string(),
    terms: z.object({ kind: z.enum(termKinds), days: z.int().nullable() }),
    /** Null for no limit. */
    credit_limit_cents: z.int().nullable(),
    billing_address: address.nullable(),
    shipping_address: address.nullable(),
    created_at: time,
    version: z.int(),
  })
  .meta({ id: "Company" });
export type CompanyAnswer = z.infer<typeof company>;

const companyRow = company.extend({ contact_count: z.int() });
export type CompanyRow = z.infer<typeof companyRow>;

/** A client who buys for the company. */
export const contact = z
  .object({
    client_id: z.int(),
    name: z.string(),
    email: z.string(),
    /** What he does there; empty where that was not said. */
    title: z.string(),
    created_at: time,
  })
  .meta({ id: "CompanyContact" });
export type CompanyContact = z.infer<typeof contact>;

/** A client with an address of the same domain, whom staff may add. */
const proposal = z.object({ client_id: z.int(), name: z.string(), email: z.string() });

const quoteOfCompany = z.object({
  id: z.int(),
  reference: z.string(),
  name: z.string(),
  status: z.enum(quoteStatuses),
  stage: z.enum(quoteStages),
  total_cents: z.int(),
  is_estimate: z.boolean(),
  created_at: time,
});

export const companyRecord = z
  .object({
    company,
    /** The first of them. */
    contacts: z.array(contact),
    contact_count: z.int(),
    proposed: z.array(proposal),
    certificates: z.array(certificate),
    quotes: z.array(quoteOfCompany),
    /** What its accepted quotes still owe. */
    open_cents: z.int(),
  })
  .meta({ id: "CompanyRecord" });
export type CompanyRecord = z.infer<typeof companyRecord>;

const addressBody = z.strictObject({
  street: ruled(addressRules.street, "1 Kraft Street"),
  city: ruled(addressRules.city, "Denver"),
  state: ruled(addressRules.state, "CO"),
  postal_code: ruled(addressRules.postal_code, "80202"),
  country: ruled(addressRules.country, "United States"),
} satisfies Record<(typeof addressFields)[number], unknown>);

/** Terms and limit that are left out stay as they are; to change them is a right of its own. */
const companyBody = z.strictObject({
  name: ruled(companyRules.name, "North Market LLC"),
  siren: ruled(companyRules.siren).nullish(),
  vat_number: ruled(companyRules.vatNumber).nullish(),
  billing_address: addressBody.nullable().optional(),
  shipping_address: addressBody.nullable().optional(),
  terms: z
    .strictObject({ kind: z.enum(termKinds), days: wholeNumber(0, 366).nullable().optional() })
    .optional(),
  credit_limit_cents: wholeNumber(0, maximumCreditCents).nullable().optional(),
});
export type CompanyBody = z.output<typeof companyBody>;

const companyAnswer = z.object({ company });
const contactAnswer = z.object({ contact });
const byContact = z.strictObject({ id, client_id: id });

export const listCompanies = defineCall({
  method: "GET",
  path: "/api/companies",
  summary: "The companies, found by name and registration numbers",
  query: z.strictObject(listQuery(["id", "name", "created_at"])),
  answers: { 200: z.object({ companies: z.array(companyRow), meta: listMeta }) },
});

export const getCompany = defineCall({
  method: "GET",
  path: "/api/companies/{id}",
  summary: "One company with contacts, certificates and the newest quotes",
  params: byId,
  answers: { 200: companyRecord },
});

export const createCompany = defineCall({
  method: "POST",
  path: "/api/companies",
  summary: "Add a company",
  body: companyBody,
  answers: { 201: companyAnswer },
});

export const updateCompany = defineCall({
  method: "PUT",
  path: "/api/companies/{id}",
  summary: "Change a company; terms and credit limit that are left out stay",
  params: byId,
  body: companyBody,
  headers: ["If-Match"],
  answers: { 200: companyAnswer },
});

export const listCompaniesOfClient = defineCall({
  method: "GET",
  path: "/api/clients/{id}/companies",
  summary: "The companies that a client is a contact of",
  params: byId,
  query: z.strictObject(pageQuery),
  answers: { 200: z.object({ companies: z.array(company), meta: listMeta }) },
});

export const listContacts = defineCall({
  method: "GET",
  path: "/api/companies/{id}/contacts",
  summary: "The contacts of a company, and clients of the same e-mail domain who may be added",
  params: byId,
  query: z.strictObject(pageQuery),
  answers: { 200: z.object({ contacts: z.array(contact), proposed: z.array(proposal), meta: listMeta }) },
});

export const addContact = defineCall({
  method: "POST",
  path: "/api/companies/{id}/contacts",
  summary: "Make a client a contact of a company",
  params: byId,
  body: z.strictObject({ client_id: id, title: ruled(companyRules.title).nullish() }),
  answers: { 201: contactAnswer },
});

export const updateContact = defineCall({
  method: "PUT",
  path: "/api/companies/{id}/contacts/{client_id}",
  summary: "Change what a contact does at a company",
  params: byContact,
  body: z.strictObject({ title: ruled(companyRules.title).nullish() }),
  answers: { 200: contactAnswer },
});

export const removeContact = defineCall({
  method: "DELETE",
  path: "/api/companies/{id}/contacts/{client_id}",
  summary: "Take a client from a company's contacts",
  params: byContact,
  answers: { 200: z.object({ success: z.literal(true) }) },
});
