import type { InvoiceSnapshot } from "#contracts/invoices/invoices.ts";
import type { PaymentTerms } from "#domain/companies/payment-terms.ts";
import { sirenOf, writeSiret } from "#domain/france/company-numbers.ts";
import type { FrenchFacts, FrenchSeller } from "#domain/france/french-facts.ts";
import { paymentSentences } from "#domain/france/late-payment.ts";
import { factsOfReason, type VatReason } from "#domain/france/vat-reasons.ts";
import type { InvoiceKind } from "#domain/invoices/invoice.ts";
import { type Message, withValues } from "#domain/words.ts";
import type { OfferParties } from "#server/features/deals/model/offer-parties.ts";
import type { DocumentFact, DocumentLayout, DocumentRow } from "../drawing/document-layout.ts";
import { factsOf, type Readership, type Say } from "./document-parts.ts";
import { documentMessages } from "./document-words.ts";
import { frenchMessages as words } from "./french-words.ts";
import { headOf } from "./quote-lines.ts";

/** What a document about a quote says in a shop in France, and for which company. */
export interface FrenchDocument extends FrenchFacts {
  readonly company: OfferParties["company"];
  readonly terms: PaymentTerms;
}

/** Undefined for a shop elsewhere. The holder of a link is told of no company (SPEC-1.14), unless it is mailed to the client. */
export function frenchDocumentOf(
  { french, company }: OfferParties,
  { isForLink, isForMail = false }: Readership,
): FrenchDocument | undefined {
  const terms = company?.terms ?? { kind: "prepaid" };
  return french ? { ...french, company: isForLink && !isForMail ? undefined : company, terms } : undefined;
}

/** Who sells, below the shop's address; what is not known is left out. */
export function sellerLines(seller: FrenchSeller, say: Say): string[] {
  const {
    legal_form: form,
    share_capital: capital,
    siret,
    register_town: town,
    vat_number,
    naf_code,
  } = seller;
  const told = (message: Message, values: Readonly<Record<string, string>>) =>
    say(withValues(message, values));
  return [
    form && capital ? told(words.form, { form, capital }) : form,
    siret && told(siret.length > 9 ? words.siret : words.siren, { number: writeSiret(siret) }),
    town && siret && told(words.register, { town, siren: writeSiret(sirenOf(siret)) }),
    vat_number && told(words.vat, { number: vat_number }),
    naf_code && told(words.naf, { code: naf_code }),
  ].filter(Boolean);
}

/** The table's head: prices without VAT. */
export function frenchHead(say: Say): DocumentRow {
  return { ...headOf(say), unitPrice: say(words.unitPrice), amount: say(words.amount) };
}

/** The buying firm as it is billed. */
export function billedCompany(company: FrenchDocument["company"], say: Say): DocumentFact[] {
  if (!company) return [];
  const { name, billing, siren, vatNumber } = company;
  return factsOf(say, [
    [documentMessages.billedTo, [name, ...billing].join("\n")],
    [documentMessages.siren, writeSiret(siren)],
    [documentMessages.vatNumber, vatNumber],
  ]);
}

/** What a devis says beside its lines. */
export function quoteMentions(
  { seller, delivery, complaints, terms }: FrenchDocument,
  { say, email, vat, hasPlan }: { say: Say; email: string; vat: QuotedVat; hasPlan: boolean },
): DocumentFact[] {
  const reason = seller.is_vat_exempt ? "small-business" : vat;
  return factsOf(say, [
    [words.vatTitle, reason !== "taxed" && say(untaxedText(reason))],
    [words.deliveryTitle, delivery || say(words.delivery)],
    [documentMessages.plan, !hasPlan && say(termsOf(terms))],
    [words.complaintsTitle, complaints || say(withValues(words.complaints, { email }))],
    [words.priceTitle, say(words.free)],
  ]);
}

/** Whether a devis bears VAT, and why not where that is known. */
export type QuotedVat = "taxed" | VatReason | undefined;

function untaxedText(reason: VatReason | undefined): Message {
  return reason ? factsOfReason[reason].text : words.vatNotIncluded;
}

/** "Bon pour accord", with date, name and signature by hand (L14.2). */
export function placeToSign(say: Say): DocumentLayout["toSign"] {
  return { title: say(words.agreed), fields: [say(words.signDate), say(words.signName)] };
}

function termsOf(terms: PaymentTerms): Message {
  if (terms.kind === "prepaid") return words.atOnce;
  const { kind, days } = terms;
  return withValues(kind === "net" ? words.netDays : words.endOfMonth, { days });
}

/** What a facture or an avoir says below its sums (L14.3, L14.4). What holds for paying it stands on a facture alone. */
export function invoiceMentions(
  seller: NonNullable<InvoiceSnapshot["french"]>,
  { language, tax_cents }: InvoiceSnapshot,
  kind: InvoiceKind,
  say: Say,
): DocumentFact[] {
  const { early, penalty, recovery } = paymentSentences(seller, language, say);
  const isTaxed = tax_cents > 0 || seller.vat?.reason === null;
  const reason = seller.vat?.reason ?? (seller.is_vat_exempt ? "small-business" : undefined);
  const vat = [!isTaxed && say(untaxedText(reason)), seller.is_vat_on_debits && say(words.debits)].filter(
    (text) => text !== false,
  );
  return factsOf(say, [
    [words.operationTitle, say(words.operation)],
    [words.vatTitle, vat.join("\n")],
    [words.paymentTitle, kind !== "credit" && [early, penalty, recovery].join("\n")],
    [words.platformTitle, say(words.platform)],
  ]);
}
