import type { Mail, MailTemplate } from "#contracts/mails.ts";

const quote = {
  quoteId: 7,
  reference: "GE-2026-000007",
  name: "Zoë <b>O'Neil</b>",
  lines: [
    {
      ...{ kind: "product" as const, name: "Market tote, Large", units: 10_000, unitPriceE4: 1_400 },
      amountCents: 140_000,
    },
    { kind: "setup" as const, name: "Logo", amountCents: 4_500 },
  ],
  totalCents: 144_500,
};
const { quoteId, reference, name } = quote;
const places = [
  { place: "front" as const, colours: 2 },
  { place: "back" as const, colours: 1 },
];
const message = "Bags for the fair,\nplease <script>alert(1)</script>.";

const money = {
  ...{ orderedCents: 289_000, invoicedCents: 144_500, leftCents: 144_500 },
  paid: [{ on: "2026-11-21", cents: 144_500 }],
};

/** One mail of every kind, each with a name that tries to be markup. A new kind is added here. */
export const everyMail: { readonly [T in MailTemplate]: Extract<Mail, { template: T }> } = {
  "request-received": { template: "request-received", ...quote, places, isLogoLocked: true },
  "staff-request-received": {
    ...{ template: "staff-request-received", ...quote, message },
    ...{ email: "zoe@example.com", phone: "(303) 555-0123", company: "North Market LLC" },
    ...{ deliveryAddress: "12 Main Street\nBoulder", wantedBy: "2027-01-15", poNumber: "PO-7781" },
    ...{
      productColours: ["#E5DAC1", "#123456"],
      logoColours: ["#2B5B3E"],
      places,
      isLogoLocked: true,
      logoName: "north <b>logo</b>.pdf",
      fileNames: ["brand <guide>.pdf", "fold.ai"],
    },
  },
  "quote-confirmed": { template: "quote-confirmed", ...quote },
  "quote-price-changed": {
    ...{ template: "quote-price-changed", ...quote },
    ...{ logoFeeCents: 4_500, previousLogoFeeCents: 2_000, previousTotalCents: 142_000 },
  },
  "quote-rejected": { template: "quote-rejected", quoteId, reference, name, reason: message },
  "quote-news": {
    ...{ template: "quote-news", quoteId, reference, name, news: "offer", totalCents: 583_656 },
    ...{ validUntil: "2026-12-31", lines: quote.lines, text: message },
    quantities: [{ title: "10,000 <b>bags</b>", totalCents: 144_500 }],
  },
  "delivery-news": {
    ...{ template: "delivery-news", quoteId, reference, name, news: "shipped", order: "GO-2026-000007" },
    ...{ units: 12_500, carrier: "UPS", tracking: ["1Z999AA1"] },
  },
  "staff-quote-news": {
    ...{ template: "staff-quote-news", quoteId, reference, name, email: "zoe@example.com" },
    ...{ news: "declined", totalCents: 583_656, text: message },
  },
  "proof-news": {
    ...{ template: "proof-news", quoteId, reference, name, orderId: 9 },
    ...{ orderNumber: "GO-2026-000007", number: 2, news: "waiting" },
  },
  "staff-proof-news": {
    ...{ template: "staff-proof-news", quoteId, reference, name, email: "zoe@example.com", orderId: 9 },
    ...{ orderNumber: "GO-2026-000007", number: 2, news: "changes", text: message },
  },
  "order-news": {
    ...{ template: "order-news", quoteId, reference, name, number: "GO-2026-000012", news: "moved" },
    ...{ arrivesOn: "2027-01-06", arrivedBefore: "2027-01-04" },
  },
  "logo-damaged": { template: "logo-damaged", quoteId, reference, name },
  "staff-logo-damaged": {
    ...{ template: "staff-logo-damaged", quoteId, reference, name },
    ...{ email: "zoe@example.com", fileName: "<b>logo</b>.png", isClientTold: true },
  },
  "transfer-details": {
    ...{ template: "transfer-details", quoteId, reference, name, totalCents: 144_500 },
    ...{ holder: "Green Eco Inc.", bank: "First Bank", account: "US-1", code: null, isExample: true },
  },
  "payment-received": {
    ...{ template: "payment-received", ...quote, paymentId: 3 },
    ...{ paymentReference: "pi_123", paidAt: "2026-11-21T15:00:00.000Z" },
    money,
  },
  "staff-payment-received": {
    ...{ template: "staff-payment-received", quoteId, reference, name },
    ...{ email: "zoe@example.com", amountCents: 144_500 },
  },
  "staff-payment-alert": {
    ...{ template: "staff-payment-alert", concern: "already-paid", quoteId, reference },
    ...{ paymentReference: "pi_124", amountCents: 144_500 },
  },
  "payment-refunded": {
    ...{ template: "payment-refunded", quoteId, reference, name },
    ...{ amountCents: 144_500, reason: message },
  },
  "refund-failed": { template: "refund-failed", quoteId, reference, name, amountCents: 144_500, money },
  "invoice-issued": {
    ...{ template: "invoice-issued", quoteId, reference, name, invoiceId: 5, number: "I-2026-0005" },
    ...{ amountCents: 144_500, dueOn: "2026-12-20", isDeposit: false },
    money,
  },
  "credit-note-issued": {
    ...{ template: "credit-note-issued", quoteId, reference, name, invoiceId: 6, number: "C-2026-0002" },
    ...{ amountCents: 144_500, invoiceNumber: "I-2026-0005", reason: message },
    money,
  },
  statement: {
    ...{ template: "statement", companyId: null, clientId: 7, name, on: "2026-12-20", amountCents: 144_500 },
  },
  "offer-shared": { template: "offer-shared", quoteId, reference, linkId: 4 },
  "answered-by-link": {
    ...{ template: "answered-by-link", quoteId, reference, news: "accepted" },
    address: "<b>boss</b>@example.com",
  },
  "access-link": { template: "access-link", quoteId, reference, name },
  "message-received": { template: "message-received", quoteId, reference, name, count: 2 },
  "staff-message-received": { template: "staff-message-received", quoteId, reference, name, count: 1 },
  "clients-merged": {
    ...{
      template: "clients-merged",
      name,
      otherAddress: "cam...@example.com",
      isLeft: true,
      isUndone: false,
    },
  },
  "address-confirmation": { template: "address-confirmation", userId: 3, name },
  invitation: { template: "invitation", invitationId: 5, name, role: "sales", by: "Ben Ray" },
  "password-link": { template: "password-link", kind: "client", subjectId: 3, name },
  "staff-account-notice": {
    ...{ template: "staff-account-notice", notice: "address-changed", name, account: "Ben <i>Ray</i>" },
    ...{ by: "Ann", newAddress: "ben@new.example", oldAddress: "ben@example.com" },
  },
  "staff-webhook-off": { template: "staff-webhook-off", host: "hooks.<i>example</i>", answer: "HTTP 500" },
  "staff-backup-failed": { template: "staff-backup-failed", problem: "The key <i>may</i> not do this." },
  "staff-settings-changed": {
    template: "staff-settings-changed",
    by: "Ann <i>Owen</i>",
    changes: [
      { setting: "bank_account", before: "FR76 3000 4000", after: "LT12 1000 0111" },
      { setting: "registration_open", before: false, after: true },
      { setting: "stripe_secret_key", before: false, after: true },
    ],
  },
  "staff-money-news": {
    ...{ template: "staff-money-news", news: "day", day: "2027-01-15", more: 3 },
    moves: [
      { move: "transfer", about: "GE-2026-000007", amountCents: 144_500, by: "Ann <i>Owen</i>" },
      { move: "written-off", about: "GE-2026-000008", amountCents: 4, by: "Ann <i>Owen</i>" },
    ],
  },
  "contact-answered": {
    ...{ template: "contact-answered", name, message },
    text: "Yes, we deliver to Lyon.\n\nAnn <i>Owen</i>",
  },
  "staff-contact-received": { template: "staff-contact-received", name, email: "zoe@example.com", message },
  "staff-storage-full": { template: "staff-storage-full", storedMegabytes: 9_998, limitMegabytes: 10_000 },
  "staff-test-mail": { template: "staff-test-mail", name },
  "newsletter-welcome": { template: "newsletter-welcome", subscriptionId: 4 },
};
