import type { Call } from "#contracts/call.ts";
import { multipart } from "#tests/support/multipart.ts";
import { testPassword } from "#tests/support/staff.ts";
import { exportedFile, queryOf, type Targets, targetOf } from "./targets.ts";
import { accountWrites } from "./valid-account-inputs.ts";
import { clientWrites } from "./valid-client-inputs.ts";
import { validFiles } from "./valid-files.ts";
import { offerWrites } from "./valid-offer-inputs.ts";
import { orderWrites } from "./valid-order-inputs.ts";
import { pictureWrites } from "./valid-picture-inputs.ts";
import { settingWrites } from "./valid-setting-inputs.ts";

type Fields = Readonly<Record<string, unknown>>;

const password = "a password that is long";
const person = { name: "Eve Adams", email: "eve@example.com", telephone: "303-555-0199" };
const recorded = { version: 1, answer: "accept", channel: "phone", on: "2026-03-02", by: person.name };
export const taxProfile = {
  name: "Denver",
  jurisdictions: [{ name: "State of Colorado", percent: "2.9" }],
  freight_taxable: false,
  setup_taxable: true,
};
export const company = { name: "North Market LLC" };
export const certificate = {
  ...{ kind: "resale", number: "CO-1234567", states: "CO", signed_by: "Ann Adams", signed_on: "2026-01-05" },
};
export const priceList = (sizeId: number) => ({
  name: "Spring",
  breaks: [{ size_id: sizeId, min_units: 25_000, unit_price: "0.12" }],
  print: { included_colours: 1, run: [{ min_units: 1, rate: "0.02" }], setup: "45.00" },
});
let count = 0;

/** What each writing call is sent when nothing is wrong with it. A new one has to be written down here. */
const writes: Readonly<Record<string, (targets: Targets) => Fields>> = {
  "POST /api/login": () => ({ email: person.email, password }),
  "POST /api/login/second-step": () => ({ challenge: "none", code: "123456" }),
  "PUT /api/me": () => ({ name: person.name, telephone: person.telephone }),
  "PUT /api/me/password": () => ({
    password,
    password_confirmation: password,
    current_password: testPassword,
  }),
  "PUT /api/me/email": () => ({ email: unique().email, current_password: testPassword }),
  "POST /api/address-confirmations/{token}": () => ({}),
  "PUT /api/me/language": () => ({ language: "fr" }),
  "POST /api/register": () => ({ ...unique(), password, password_confirmation: password }),
  "POST /api/password/forgot": () => ({ email: person.email }),
  "POST /api/password/reset": () => ({ token: "none", password, password_confirmation: password }),
  "POST /api/users": () => ({ ...unique(), password, password_confirmation: password }),
  "POST /api/users/invite": () => ({ email: unique().email, role: "sales" }),
  "POST /api/invitations/{token}": () => ({ name: person.name, password, password_confirmation: password }),
  "PUT /api/users/{id}": () => unique(),
  "DELETE /api/users/{id}": () => ({ current_password: testPassword }),
  "POST /api/users/{id}/restore": () => ({}),
  "DELETE /api/sessions/{id}": () => ({}),
  "POST /api/sessions/end-others": () => ({}),
  "POST /api/sessions/end-all": () => ({ everybody: true }),
  "POST /api/products": () => ({ nom: "A bag of theirs" }),
  "POST /api/products/import": () => ({}),
  "POST /api/products/{id}": () => ({ nom: "A bag of theirs", _method: "PUT" }),
  "DELETE /api/products/{id}": () => ({}),
  "PUT /api/products/order": ({ productId }) => ({ ids: [productId] }),
  "POST /api/products/{id}/copy": () => ({}),
  "POST /api/products/{id}/restore": () => ({}),
  "POST /api/sizes": ({ productId }) => ({ name: "Huge", price: "0.10", product_id: productId }),
  "POST /api/sizes/change-prices": () => ({ percent: "5" }),
  "POST /api/sizes/undo-prices": () => ({ change_id: 1 }),
  "PUT /api/sizes/{id}": ({ productId }) => ({ name: "Huge", price: "0.10", product_id: productId }),
  "DELETE /api/sizes/{id}": () => ({}),
  "POST /api/sizes/{id}/restore": () => ({}),
  "POST /api/price-lists": ({ sizeId }) => priceList(sizeId),
  "PUT /api/price-lists/{id}": ({ sizeId }) => ({ ...priceList(sizeId), active: true }),
  "POST /api/estimate": ({ sizeId }) => ({
    lines: [{ size_id: sizeId, units: 24_000 }],
    places: [{ place: "front", colours: 2 }],
  }),
  "POST /api/tax-profiles": () => taxProfile,
  "PUT /api/tax-profiles/{id}": () => taxProfile,
  "POST /api/tax-profiles/{id}/retire": () => ({}),
  "POST /api/tax-profiles/{id}/restore": () => ({}),
  "POST /api/settings/pictures": () => ({ name: "mark_picture" }),
  "PUT /api/texts/{name}": () => ({ language: "en", text: { subject: "Hi", opening: "Hi {name}," } }),
  "POST /api/texts/{name}/preview": () => ({ language: "en", text: null }),
  "POST /api/ContactMessage": () => ({ ...mailable(), message: "A message that is long enough." }),
  "PUT /api/contact-messages/{id}": () => ({ is_read: true }),
  "DELETE /api/contact-messages/{id}": () => ({}),
  "POST /api/contact-messages/{id}/restore": () => ({}),
  "POST /api/contact-messages/{id}/answer": () => ({ text: "Yes, we deliver to Lyon." }),
  "POST /api/newsletter": () => ({ email: unique().email }),
  "POST /api/newsletter/unsubscribe": () => ({}),
  "POST /api/views/increment": () => ({}),
  "POST /api/outbox/{id}/resend": () => ({}),
  "POST /api/failed-items/{id}/retry": () => ({}),
  "POST /api/quotes": ({ productId, sizeId }) => ({
    ...mailable(),
    phone: "303-555-0123",
    message: "Bags, please.",
    product_id: productId,
    sizes: "[]",
    size_ids: JSON.stringify({ [sizeId]: 10_000 }),
    isLogo: "1",
  }),
  "POST /api/clients": () => ({ name: "New Client", email: unique().email }),
  "PUT /api/clients/{id}": () => ({ name: "Renamed", email: unique().email }),
  "POST /api/clients/{id}/erase": () => ({ current_password: testPassword }),
  "POST /api/clients/{id}/merge": () => ({ into: 2, current_password: testPassword }),
  "POST /api/companies": () => company,
  "PUT /api/companies/{id}": () => ({ ...company, terms: { kind: "net", days: 30 } }),
  "POST /api/companies/{id}/contacts": ({ clientId }) => ({ client_id: clientId }),
  "PUT /api/companies/{id}/contacts/{client_id}": () => ({ title: "Buyer" }),
  "DELETE /api/companies/{id}/contacts/{client_id}": () => ({}),
  "POST /api/companies/{id}/certificates": () => certificate,
  "PUT /api/companies/{id}/certificates/{certificate_id}": () => ({
    ...certificate,
    states: ["CO"],
    checked: true,
  }),
  ...orderWrites,
  "POST /api/exports/accounting": () => ({ format: "xero", from: "2026-01-01", to: "2026-12-31" }),
  "PUT /api/quotes/{id}/company": ({ companyId }) => ({ company_id: companyId }),
  "POST /api/quotes/validate-token": () => ({ session_token: "none" }),
  "POST /api/client-login": () => ({ email: person.email, password }),
  "POST /api/client-password": () => ({ session_token: "none", password, password_confirmation: password }),
  "POST /api/client-access": () => ({ email: person.email }),
  "POST /api/quotes/{id}/confirm": () => ({}),
  "POST /api/quotes/{id}/reject": () => ({ reason: "Not in this colour." }),
  "POST /api/quotes/{id}/undo-decision": () => ({}),
  ...offerWrites,
  ...accountWrites,
  ...clientWrites,
  ...pictureWrites,
  ...settingWrites,
  "POST /api/staff-quotes": () => ({ ...mailable(), phone: "303-555-0123" }),
  "POST /api/quotes/{id}/duplicate": () => ({}),
  "PUT /api/quotes/{id}/assignee": ({ userId }) => ({ user_id: userId }),
  "POST /api/quotes/{id}/send-offer": () => ({}),
  "POST /api/quotes/{id}/recall": () => ({}),
  "POST /api/quotes/{id}/extend": () => ({ valid_until: "2026-06-30" }),
  "POST /api/quotes/{id}/reopen": () => ({}),
  "POST /api/quotes/{id}/undo-acceptance": () => ({}),
  "POST /api/quotes/{id}/cancel": () => ({ reason: "The fair was called off." }),
  "POST /api/quotes/{id}/record-answer": () => recorded,
  "POST /api/quotes/{id}/accept": () => ({ version: 1, name: person.name, consent: true }),
  "POST /api/quotes/{id}/decline": () => ({ version: 1, reason: "price" }),
  "POST /api/quotes/{id}/ask-changes": () => ({ version: 1, text: "Another colour, please." }),
  "POST /api/quotes/{id}/withdraw": () => ({}),
  "POST /api/quotes/{id}/viewed": () => ({}),
  "POST /api/quotes/{id}/share": () => ({ email: unique().email, rights: "act" }),
  "DELETE /api/quotes/{id}/links/{link_id}": () => ({}),
  "POST /api/quotes/{id}/update-logo-price": () => ({ price_logo_quote: 5 }),
  "PUT /api/quotes/{id}/reminders": () => ({ paused: true }),
  "PUT /api/quotes/{id}": () => ({ printing_type: "Screen" }),
  "DELETE /api/quotes/{id}": () => ({}),
  "POST /api/quotes/{id}/restore": () => ({}),
  "POST /api/quotes/{id}/revoke-links": () => ({}),
  "POST /api/quotes/{id}/end-client-sessions": () => ({}),
  "POST /api/quotes/{id}/send-link": () => ({}),
  "POST /api/quotes/{id}/messages": () => ({ text: "Which blue is it?" }),
  "POST /api/quotes/{id}/artwork": () => ({ role: "logo" }),
  "POST /api/quotes/{id}/ask-info": () => ({ text: "Which blue is it?" }),
  "POST /api/quotes/{id}/messages/read": ({ entryId }) => ({ up_to: entryId }),
  "POST /api/quotes/{id}/messages/{message_id}/remove": () => ({}),
  "POST /api/messages/{id}/restore": () => ({}),
  "POST /api/quotes/{id}/payment-success": () => ({}),
  "POST /api/payment/create-intent": ({ quoteId }) => ({ quote_id: quoteId }),
  "POST /api/payments/create-intent": ({ quoteId }) => ({ quote_id: quoteId }),
  "POST /api/payments/paypal/create": ({ quoteId }) => ({ quote_id: quoteId }),
  "POST /api/payment/bank-transfer": ({ quoteId }) => ({ quote_id: quoteId }),
  "POST /api/payment/bank-transfer/cancel": ({ quoteId }) => ({ quote_id: quoteId }),
  "POST /api/payments/{id}/count-for": ({ planItemId }) => ({ plan_item_id: planItemId }),
  "POST /api/plan-items/{id}/waive": () => ({ reason: "A gift." }),
  "POST /api/plan-items/{id}/write-off": () => ({ reason: "Bank charges." }),
  "POST /api/payments/{id}/clear-mark": () => ({ reason: "Looked into it." }),
  "POST /api/quotes/{id}/transfer-received": () => ({ amount: "1.00" }),
  "POST /api/payment/confirm": ({ quoteId, intentId }) => ({
    payment_intent_id: intentId,
    quote_id: quoteId,
  }),
  "POST /api/payments/confirm": ({ quoteId, intentId }) => ({
    payment_intent_id: intentId,
    quote_id: quoteId,
    email: person.email,
  }),
  "POST /api/payments/{id}/refund": () => ({ amount: "1.00", reason: "A strap was missing." }),
  "POST /api/webhooks/stripe": () => ({}),
  "POST /api/webhooks/paypal": () => ({}),
  "POST /sandbox/try-out": () => ({}),
  "POST /sandbox/payment_intents/{id}/confirm": () => ({
    ...{ client_secret: "none", number: "4242424242424242", expiry: "12/34", cvc: "123" },
  }),
  "POST /sandbox/payment_intents/{id}/authenticate": () => ({ client_secret: "none", outcome: "pass" }),
};

/** `GET /api/quotes`: how a call is named in tables. */
export function nameOf({ method, path }: Pick<Call, "method" | "path">): string {
  return `${method} ${path}`;
}

/** A request that nothing is wrong with, about these things. `extra` are fields added to its body. */
export async function validRequest(call: Call, targets: Targets, extra: Fields = {}) {
  const path = pathOf(call, targets) + queryOf(call, targets);
  if (call.method === "GET") return { path };
  return { path, ...(await encodeFields(call, { ...validFields(call, targets), ...extra })) };
}

/** A call's address, about these things; `id` is another one than theirs. */
export function pathOf(call: Call, targets: Targets, id?: string): string {
  return call.path
    .replace("{token}", "none")
    .replace("{id}", id ?? String(targetOf(call.path, targets)))
    .replace("{number}", "1")
    .replace("{name}", call.path.startsWith("/api/exports/") ? exportedFile : "quote-confirmed")
    .replace("{step}", "backup")
    .replace("{message_id}", String(targets.entryId))
    .replace("{client_id}", String(targets.clientId))
    .replace("{certificate_id}", String(targets.certificateId))
    .replace("{link_id}", "1")
    .replace("{note_id}", String(targets.noteId))
    .replace("{answer_id}", String(targets.proofAnswerId))
    .replace("{file_id}", String(call.path.includes("/artwork/") ? targets.artworkId : targets.fileId));
}

/** The fields of such a request. */
export function validFields(call: Call, targets: Targets): Fields {
  const fields = writes[nameOf(call)];
  if (!fields) throw new Error(`No valid input is written down for ${nameOf(call)}.`);
  return fields(targets);
}

/** Fields as the call takes them: as JSON, or as a form whose lists and maps are JSON texts. */
export async function encodeFields(call: Call, fields: Fields) {
  if (!call.form) return { body: fields };
  const texts = Object.entries(fields).map(([name, value]): [string, string] => [
    name,
    typeof value === "string" ? value : String(JSON.stringify(value)),
  ]);
  return await multipart(Object.fromEntries(texts), validFiles(call.form));
}

function unique() {
  count += 1;
  return { ...person, email: `eve-${count}@example.com` };
}

function mailable() {
  const { name, email } = unique();
  return { name, email };
}
