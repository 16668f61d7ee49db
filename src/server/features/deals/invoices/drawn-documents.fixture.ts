import fc from "fast-check";
import type { InvoiceSnapshot } from "#contracts/invoices/invoices.ts";
import type { FrenchDocument } from "#domain/france/factur-x/billed-document.ts";
import { frenchFactsOf } from "#domain/france/french-facts.ts";
import { refusalToInvoice } from "#domain/france/french-invoice.ts";
import { firstFrenchSettings } from "#domain/france/french-settings.ts";
import { reasonsOfRates } from "#domain/france/vat-reasons.ts";
import type { InvoiceKind } from "#domain/invoices/invoice.ts";
import type { Language } from "#domain/language/language.ts";
import type { Discount, FreightKind, LineKind, OfferContent, OfferLine } from "#domain/offers/offer.ts";
import { workOutOffer } from "#domain/offers/work-out-offer.ts";
import { defaultShopFacts } from "#domain/shop/shop-facts.ts";
import { anyText } from "#tests/support/any-text.ts";
import { frenchDocumentOf } from "../presenters/french-document.ts";
import {
  type BilledOrder,
  billedOf,
  composeDeposit,
  composeInvoice,
  type SellingShop,
} from "./compose-invoice.ts";
import { withAmounts } from "./staff-credit-invoice.ts";

/** Names as people type them, and as programs choke on them. */
const name = fc.oneof(
  fc.constantFrom("Sacs L", `Frais d'écran <b>&</b> "film"`, "布バッグ", "👜 ×2", "a\u0000b\u000B\uFFFE"),
  anyText(60).map((text) => `x${text}`),
);
const cents = fc.integer({ min: 1, max: 900_000 });
const discount: fc.Arbitrary<Discount> = fc.oneof(
  fc.record({ ppm: fc.integer({ min: 100, max: 400_000 }) }),
  fc.record({ cents: fc.integer({ min: 1, max: 500 }) }),
);
const oneIn = (many: number) => fc.integer({ min: 1, max: many }).map((each) => each === many);
const noneOr = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined, freq: 2 });

const bags: fc.Arbitrary<OfferLine> = fc.record({
  ...{ kind: fc.constantFrom<LineKind>("product", "run"), name },
  ...{ units: fc.integer({ min: 1_000, max: 60_000 }), unitPriceE4: fc.integer({ min: 150, max: 25_000 }) },
  discount: noneOr(discount),
});
const other: fc.Arbitrary<OfferLine> = fc.oneof(
  fc.record({ kind: fc.constantFrom<LineKind>("setup", "fee", "freight"), name, amountCents: cents }),
  fc.record({
    ...{ kind: fc.constant<LineKind>("freight"), name, freight: fc.constant<FreightKind>("collect") },
  }),
  fc.record({ kind: fc.constantFrom<LineKind>("text", "section"), name }),
  fc.record({
    ...{ kind: fc.constant<LineKind>("fee"), name, reason: name },
    amountCents: fc.integer({ min: -100, max: -1 }),
  }),
);

const rate = fc.oneof(
  fc.constantFrom(200_000, 55_000, 100_000, 21_000).map((ppm) => ({ ppm })),
  fc.constantFrom(...reasonsOfRates).map((reason) => ({ ppm: 0, reason })),
);
const tax = rate.map((each) => ({
  ...{ name: "TVA", jurisdictions: [{ name: "TVA", ...each }] },
  ...{ freightTaxable: true, setupTaxable: true },
}));

const content: fc.Arbitrary<OfferContent> = fc.oneof(
  fc.record({
    ...{ rounding: fc.constant("per-line" as const), options: fc.constant([]), tax },
    lines: fc
      .tuple(bags, fc.array(fc.oneof(bags, other), { maxLength: 12 }))
      .map(([one, more]) => [one, ...more]),
    discount: noneOr(discount),
  }),
  // What was asked for, rounded once: its lines differ by cents from what they come to.
  fc.record({
    ...{ rounding: fc.constant("once" as const), options: fc.constant([]), tax },
    lines: fc.array(
      bags.map(({ discount: _, ...line }) => line),
      { minLength: 2, maxLength: 9 },
    ),
  }),
);

/** Where a buyer is, and under which number: mostly as the reasons for no VAT ask for it. */
const places = fc.constantFrom(
  { vatNumber: "BE0403019261", address: ["Rue Haute 5", "1000 Bruxelles", "Belgique"] },
  { vatNumber: "EL094259216", address: ["Odos Ermou 5", "105 63 Athènes", "Grèce"] },
  { vatNumber: "FR83404833048", address: ["3 place Bellecour", "69002 Lyon"] },
  { vatNumber: "", address: ["Bâtiment C", "Quai 4", "5 King Street", "London", "United Kingdom"] },
  { vatNumber: "BE0403019261", address: ["3 place Bellecour", "69002 Lyon"] },
);
const buyer = fc
  .tuple(fc.record({ name, company: fc.option(name), siren: fc.constantFrom("404833048", "") }), places)
  .map(([named, place]) => ({ ...named, ...place }));

const drawn = fc.record({
  ...{ content, buyer, poNumber: fc.option(name), language: fc.constantFrom<Language>("fr", "en") },
  isVatExempt: oneIn(6),
  isTaxExempt: oneIn(10),
  isOnDebits: fc.boolean(),
  isCancelled: oneIn(10),
  account: fc.constantFrom(
    null,
    { holder: "Sacs", bank: "Crédit", account: "FR76 3000 6000 0112 3456 7890 189", code: "AGRIFRPP" },
    { holder: "Sacs", bank: null, account: "12-345-6", code: null },
  ),
  share: fc.integer({ min: 1, max: 99 }),
  paidPercent: fc.constantFrom(0, 0, 40, 100),
  count: fc.integer({ min: 1, max: 9_999 }),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer One> ? One : never;

const seller = frenchFactsOf({
  ...{ ...firstFrenchSettings, country: "France", legal_form: "SARL", share_capital: "10 000 €" },
  ...{ siret: "732 829 320 00074", register_town: "Lyon", shop_vat_number: "FR44732829320" },
  naf_code: "17.21A",
})?.seller;

/** An order's deposit, its last invoice, and a credit note of a part of that, as far as the shop would issue them. */
export const frenchDocuments: fc.Arbitrary<FrenchDocument[]> = drawn.map(documentsOf);

function documentsOf(from: Drawn): FrenchDocument[] {
  const { share, count, paidPercent } = from;
  const order = orderOf(from);
  const { totalCents, taxCents } = order.worked;
  const around = { shop: shopOf(from), soldOn: "2027-01-10" };
  const part = (whole: number, percent: number) => Math.floor((whole * percent) / 100);
  const amountCents = part(totalCents, share);
  const deposit = composeDeposit(order, {
    ...{ ...around, previous: [], amountCents, name: "Acompte", isTaxed: true },
    paid: [{ on: "2027-01-05", cents: amountCents }],
  });
  const before = {
    ...{ kind: "deposit" as const, number: `D-2027-${count}`, issued_on: "2027-01-05" },
    ...{ cents: amountCents, tax_cents: deposit.tax_cents },
  };
  const last = composeInvoice(order, {
    ...{ ...around, billed: billedOf(order.worked), previous: share % 2 === 0 ? [before] : [] },
    paid: paidPercent === 0 ? [] : [{ on: "2027-01-11", cents: part(totalCents, paidPercent) }],
  });
  const noted = { total_cents: amountCents, due_cents: amountCents, previous: [], paid: [] };
  const taken = totalCents === 0 ? 0 : Math.round((taxCents * amountCents) / totalCents);
  const credit = withAmounts(
    {
      ...{ ...last, ...noted, discount_cents: 0, discount_ppm: null, reason: "Rayures & trous" },
      credit_of: { number: `I-2027-${count}`, issued_on: "2027-01-12" },
    },
    { goods_cents: amountCents - taken, freight_cents: 0, taxes: [], tax_cents: taken },
    order,
  );
  return [
    issued(from, "deposit", deposit),
    issued(from, "invoice", last),
    issued(from, "credit", credit),
  ].flatMap((one) => one ?? []);
}

function issued({ buyer: of, count }: Drawn, kind: InvoiceKind, composed: InvoiceSnapshot) {
  const { siren, vatNumber: vat_number } = of;
  const snapshot = { ...composed, buyer: { ...composed.buyer, siren, vat_number } };
  const { total_cents: totalCents, tax_cents: taxCents, ship_to: shipTo, french } = snapshot;
  const isRefused = !french || refusalToInvoice(french, { ...snapshot, totalCents, taxCents, shipTo });
  if (isRefused || totalCents <= 0) return undefined;
  const days = { issued_on: "2027-01-12", due_on: "2027-02-11" };
  return frenchDocumentOf({ ...days, kind, number: `${kind}-2027-${count}`, snapshot });
}

function orderOf({ content: written, buyer: of, ...from }: Drawn): BilledOrder {
  const { tax, ...untaxed } = written;
  const content = from.isTaxExempt || from.isVatExempt ? untaxed : written;
  const stage = from.isCancelled ? ("cancelled" as const) : ("accepted" as const);
  return {
    ...{ orderNumber: `O-${from.count}`, address: of.address.join("\n"), poNumber: from.poNumber },
    ...{ isTaxExempt: from.isTaxExempt, content, company: undefined },
    worked: workOutOffer(from.isCancelled ? untaxed : content),
    quote: {
      ...{ reference: `GE-2027-${from.count}`, language: from.language, name: of.name, stage },
      delivery: { company: of.company, delivery_address: null },
    },
  };
}

function shopOf({ isVatExempt, isOnDebits, account }: Drawn): SellingShop {
  if (!seller) throw new Error("no shop in France");
  const address = { street: "12 rue de la République", city: "Lyon", region: "", postalCode: "69002" };
  return {
    facts: { ...defaultShopFacts, ...address, name: "Sacs & <Cie>", currency: "EUR" },
    french: {
      ...{ ...seller, is_vat_on_debits: isOnDebits },
      ...(isVatExempt && { is_vat_exempt: true, vat_number: "" }),
    },
    account,
  };
}
