import type { Mail } from "#contracts/mails.ts";
import type { DeliveryNews } from "#contracts/orders/delivery-mails.ts";
import type { MailedDues } from "#contracts/payments/mailed-dues.ts";
import {
  accountNotices,
  clientNews,
  deliveryNews,
  linkNews,
  moneyNews,
  orderNews,
  proofNews,
  staffNews,
  staffProofNews,
} from "#domain/mails/mail-news.ts";
import type { ShopFacts } from "#domain/shop/shop-facts.ts";

const quoteId = 7;
const reference = "GE-2026-000007";
const name = "Claire Martin";
const email = "claire.martin@example.com";
const quote = {
  ...{ quoteId, reference, name },
  lines: [
    {
      ...{ kind: "product" as const, name: "Market tote, Large", units: 10_000, unitPriceE4: 1_400 },
      amountCents: 140_000,
    },
    { kind: "setup" as const, name: "Logo", amountCents: 4_500 },
  ],
  totalCents: 144_500,
};
const fees = { logoFeeCents: 4_500, previousLogoFeeCents: 2_000, previousTotalCents: 142_000 };
const message = "Bags for our fair in May, please.\nCould they be dark green?";
const reason = "One strap was missing.";
const news = { quoteId, reference, name, totalCents: 144_500 };
const dues: MailedDues = [
  { kind: "deposit", amountCents: 72_250, due: "on-acceptance", days: null, dueOn: "2026-11-24" },
];
const merged = { name, otherAddress: "mar...@example.com" };
const proof = { quoteId, reference, name, orderId: 9, orderNumber: "GO-2026-000007", number: 2 };
const amountCents = 144_500;
const money = {
  ...{ orderedCents: 289_000, invoicedCents: 144_500, leftCents: 144_500 },
  paid: [{ on: "2026-11-21", cents: 144_500 }],
};
const payTo = { holder: "Green Eco LLC", bank: "First Bank", account: "0000 1234 5678", code: "123 456" };
const deliveredFacts: Readonly<Record<DeliveryNews, object>> = {
  shipped: { units: 12_500, carrier: "UPS", tracking: ["1Z999AA10123456784"] },
  "shipment-corrected": { units: 12_500, carrier: "UPS", tracking: ["1Z999AA10123456784"] },
  "shipment-voided": { units: 12_500 },
  "settlement-voided": { money },
  delivered: { units: 25_000 },
  choose: { units: 22_000, chooseUntil: "2026-12-31", totalCents: 520_411 },
  settled: { units: 26_800, totalCents: 289_000, balanceCents: 144_500, money, payTo },
};

/** The samples as a shop of one's own would send them: nothing of the demo is in its numbers and names. */
export function sampleMailsOf({
  isDemo,
  name,
  quotePrefix,
}: Pick<ShopFacts, "isDemo" | "name" | "quotePrefix">): readonly Mail[] {
  if (isDemo) return sampleMails;
  const ofShop = (_: string, value: unknown) =>
    typeof value === "string"
      ? value
          .replace(/^G([EO])-/, (_number, kind) => (kind === "E" ? `${quotePrefix}-` : "ORD-"))
          .replace(/^Green Eco \w+\.?$/, () => name)
          .replace("Market tote, ", "")
      : value;
  return JSON.parse(JSON.stringify(sampleMails), ofShop);
}

/** A mail for each text, with values that a shop may meet: for previews, and to show what a placeholder stands for. */
export const sampleMails: readonly Mail[] = [
  { template: "request-received", ...quote },
  { template: "quote-confirmed", ...quote },
  { template: "quote-price-changed", ...quote, ...fees },
  {
    template: "quote-rejected",
    ...{ quoteId, reference, name },
    reason: "We print from 10,000 pieces only.",
  },
  ...clientNews.map(
    (each): Mail => ({
      ...{ template: "quote-news", ...news, news: each },
      ...(each.startsWith("reminder-due") || each === "transfer-reversed"
        ? { money, payTo, ...(each !== "transfer-reversed" && { dues }) }
        : { validUntil: "2026-12-31" }),
    }),
  ),
  ...proofNews.map((each): Mail => ({ template: "proof-news", ...proof, news: each })),
  ...deliveryNews.map(
    (each): Mail => ({
      ...{ template: "delivery-news", quoteId, reference, name, news: each, order: "GO-2026-000007" },
      ...deliveredFacts[each],
    }),
  ),
  ...orderNews.map(
    (each): Mail => ({
      ...{ template: "order-news", quoteId, reference, name, number: "GO-2026-000012", news: each },
      ...((each === "started" || each === "moved") && { arrivesOn: "2027-01-06" }),
    }),
  ),
  {
    template: "transfer-details",
    ...{ quoteId, reference, name, totalCents: 144_500 },
    ...{ holder: "Green Eco Inc.", bank: "First Bank", account: "US-1", code: null, isExample: true },
  },
  {
    template: "payment-received",
    ...quote,
    ...{ paymentId: 3, paymentReference: "pi_123", paidAt: "2026-11-21T15:00:00.000Z" },
    money,
  },
  { template: "payment-refunded", quoteId, reference, name, amountCents, reason, money },
  { template: "refund-failed", quoteId, reference, name, amountCents, money },
  {
    template: "invoice-issued",
    ...{ quoteId, reference, name, invoiceId: 5, number: "I-2026-0005", amountCents },
    ...{ dueOn: "2026-12-20", isDeposit: false },
    money,
  },
  { template: "statement", companyId: null, clientId: 7, name, on: "2026-12-20", amountCents },
  {
    template: "credit-note-issued",
    ...{ quoteId, reference, name, invoiceId: 6, number: "C-2026-0002", amountCents },
    ...{ invoiceNumber: "I-2026-0005", reason },
    money,
  },
  { template: "access-link", quoteId, reference, name },
  { template: "offer-shared", quoteId, reference, linkId: 4 },
  ...linkNews.map(
    (each): Mail => ({
      ...{ template: "answered-by-link", quoteId, reference, news: each },
      address: "camille@example.com",
    }),
  ),
  { template: "logo-damaged", quoteId, reference, name },
  { template: "message-received", quoteId, reference, name, count: 2 },
  { template: "password-link", kind: "client", subjectId: 3, name },
  { template: "address-confirmation", userId: 6, name: "Ben Ray" },
  ...[
    { isLeft: false, isUndone: false },
    { isLeft: true, isUndone: false },
    { isLeft: true, isUndone: true },
  ].map((each): Mail => ({ template: "clients-merged", ...merged, ...each })),
  { template: "invitation", invitationId: 5, name: "Ben Ray", role: "sales", by: "Ann Owen" },
  { template: "newsletter-welcome", subscriptionId: 4 },
  {
    template: "staff-request-received",
    ...{ ...quote, email, phone: "(303) 555-0123", message, company: "Martin & Sons" },
    ...{ wantedBy: "2027-05-02", productColours: ["#2B5B3E"], logoName: "martin-logo.pdf" },
    fileNames: ["martin-guide.pdf"],
  },
  ...staffNews.map(
    (each): Mail => ({ template: "staff-quote-news", ...news, email, news: each, text: message }),
  ),
  ...staffProofNews.map(
    (each): Mail => ({ template: "staff-proof-news", ...proof, email, news: each, text: message }),
  ),
  { template: "staff-payment-received", quoteId, reference, name, email, amountCents },
  {
    template: "staff-payment-alert",
    ...{ concern: "already-paid", quoteId, reference, paymentReference: "pi_124", amountCents },
  },
  { template: "staff-message-received", quoteId, reference, name, count: 2 },
  {
    template: "staff-logo-damaged",
    ...{ quoteId, reference, name, email, fileName: "martin-logo.png", isClientTold: true },
  },
  { template: "contact-answered", name, message, text: "Yes, within two weeks." },
  { template: "staff-contact-received", name, email, message },
  { template: "staff-test-mail", name: "Ann Owen" },
  { template: "staff-storage-full", storedMegabytes: 9_998, limitMegabytes: 10_000 },
  { template: "staff-webhook-off", host: "warehouse.example", answer: "HTTP 500" },
  { template: "staff-backup-failed", problem: "The bucket does not answer." },
  {
    template: "staff-settings-changed",
    by: "Ann Owen",
    changes: [{ setting: "bank_account", before: "FR76 3000 4000", after: "FR76 1000 0111" }],
  },
  ...moneyNews.map(
    (news): Mail => ({
      ...{ template: "staff-money-news", news, day: "2027-01-15", more: 0 },
      moves: [
        { move: news === "refund" ? "refund" : "transfer", about: reference, amountCents, by: "Ann Owen" },
      ],
    }),
  ),
  ...accountNotices.map(
    (notice): Mail => ({
      template: "staff-account-notice",
      ...{ notice, name: "Ann Owen", account: "Ben Ray", by: "Ann Owen" },
      ...{ newAddress: "ben@new.example", oldAddress: "ben@example.com" },
    }),
  ),
];
