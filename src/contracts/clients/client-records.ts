import { accountEmailRule } from "#domain/accounts/account-rules.ts";
import { artworkRoles } from "#domain/artwork/artwork-file.ts";
import { languages } from "#domain/language/language.ts";
import { audiences } from "#domain/messages/message-rules.ts";
import { clientPhoneRule } from "#domain/offers/offer-rules.ts";
import { deliveryRules, quoteNameRule } from "#domain/quotes/quote-rules.ts";
import { quoteStages } from "#domain/quotes/quote-stage.ts";
import { quoteStatuses } from "#domain/quotes/quote-status.ts";
import { proof } from "../accounts/accounts.ts";
import { defineCall } from "../call.ts";
import { byId, id, ruled, ruledEmail, time } from "../fields.ts";
import { invoice } from "../invoices/invoices.ts";
import { listMeta, listQuery } from "../lists.ts";
import { payment } from "../payments/payments.ts";
import { agreedSum } from "../quotes/agreed.ts";
import { emptyBody } from "../requests.ts";
import { z } from "../zod.ts";
import { clientNote } from "./client-notes.ts";

/** A client as staff lists it; telephone and company are those that staff noted, else of the newest quote. */
const clientRow = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    company: z.string().nullable(),
    language: z.enum(languages),
    quote_count: z.int(),
    last_quote_at: time.nullable(),
    created_at: time,
  })
  .meta({ id: "Client" });
export type ClientRow = z.infer<typeof clientRow>;

const quoteOfClient = z.object({
  id: z.int(),
  reference: z.string(),
  status: z.enum(quoteStatuses),
  stage: z.enum(quoteStages),
  /** The address that it was asked for under. */
  email: z.string(),
  company: z.string().nullable(),
  quantity: z.int(),
  total_cents: z.int(),
  agreed: agreedSum.nullable(),
  is_estimate: z.boolean(),
  created_at: time,
});

/** What was written about one of the client's quotes; a note is for staff alone. */
const messageOfClient = z.object({
  id: z.int(),
  quote_id: z.int(),
  audience: z.enum(audiences),
  author: z.object({ kind: z.enum(["staff", "client"]), name: z.string() }),
  text: z.string(),
  created_at: time,
});

/** Two clients that became one; for a day it can be taken back. */
const merge = z.object({
  from: z.object({ id: z.int(), name: z.string(), email: z.string() }),
  into: z.object({ id: z.int(), name: z.string(), email: z.string() }),
  at: time,
  undo_until: time,
});

/** The firm that the client's requests name, of which staff may make a company, or link him to the one of that name. */
const proposedCompany = z.object({
  name: z.string(),
  quote_count: z.int(),
  company_id: z.int().nullable(),
  /** Only a client whose address is confirmed is linked. */
  is_confirmed: z.boolean(),
});

const followed = z.object({ id: z.int(), quote_id: z.int(), created_at: time });

export const clientRecord = z
  .object({
    client: clientRow,
    quotes: z.array(quoteOfClient),
    payments: z.array(payment),
    messages: z.array(messageOfClient),
    /** The newest first, also those of clients who became this one. */
    notes: z.array(clientNote),
    orders: z.array(followed.extend({ number: z.string() })),
    invoices: z.array(
      invoice.pick({
        ...{ id: true, quote_id: true, kind: true, state: true, number: true, issued_on: true },
        due_cents: true,
      }),
    ),
    files: z.array(followed.extend({ name: z.string(), role: z.enum(artworkRoles) })),
    /** Of all deals, by the ledger: what they ask for, what was paid, and what is open. */
    sums: z.object({ turnover_cents: z.int(), paid_cents: z.int(), open_cents: z.int() }),
    proposed_company: proposedCompany.nullable(),
    /** The newest merge that can still be undone. */
    merge: merge.nullable(),
  })
  .meta({ id: "ClientRecord" });
export type ClientRecord = z.infer<typeof clientRecord>;

export const listClients = defineCall({
  method: "GET",
  path: "/api/clients",
  summary:
    "The clients: found by name, e-mail, company, purchase order, telephone or reference of their quotes",
  query: z.strictObject(listQuery(["id", "name", "email", "created_at"])),
  answers: { 200: z.object({ clients: z.array(clientRow), meta: listMeta }) },
});

export const getClient = defineCall({
  method: "GET",
  path: "/api/clients/{id}",
  summary: "One client with the newest quotes, payments, messages and notes",
  params: byId,
  answers: { 200: clientRecord },
});

/** What is left out stays; an empty telephone or company is that of the newest quote. */
const clientBody = z.strictObject({
  name: ruled(quoteNameRule, "Ann Miller"),
  email: ruledEmail(accountEmailRule),
  phone: ruled(clientPhoneRule, "+1 303 555 0142").nullish(),
  company: ruled(deliveryRules.company, "North Market LLC").nullish(),
  language: z.enum(languages).optional(),
});
export type ClientBody = z.output<typeof clientBody>;

const clientAnswer = z.object({ client: clientRow });

export const createClient = defineCall({
  method: "POST",
  path: "/api/clients",
  summary: "Add a client",
  body: clientBody,
  answers: { 201: clientAnswer },
});

export const updateClient = defineCall({
  method: "PUT",
  path: "/api/clients/{id}",
  summary: "Correct a client; another address ends what was mailed to the old one",
  params: byId,
  body: clientBody,
  answers: { 200: clientAnswer },
});

/** What identifies the person goes; what stays by law is named, in the reader's language. */
export const eraseClient = defineCall({
  method: "POST",
  path: "/api/clients/{id}/erase",
  summary: "Erase a client's personal data, for good",
  params: byId,
  body: z.strictObject(proof),
  answers: { 200: z.object({ kept: z.array(z.string()) }) },
});

/** The client of the path becomes the one of the body: quotes move, its links, sessions and password are over. */
export const mergeClient = defineCall({
  method: "POST",
  path: "/api/clients/{id}/merge",
  summary: "Make two clients one; can be undone for a day",
  params: byId,
  body: z.strictObject({ into: id, current_password: z.string().max(1024).optional() }),
  answers: { 200: z.object({ success: z.literal(true), merge }) },
});

export const undoMerge = defineCall({
  method: "POST",
  path: "/api/clients/{id}/undo-merge",
  summary: "Take the newest merge of this client back",
  params: byId,
  body: emptyBody,
  answers: { 200: z.object({ success: z.literal(true) }) },
});
