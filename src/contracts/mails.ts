import { accountNotices, clientNews, staffNews } from "#domain/mails/mail-news.ts";
import { reviewReasons } from "#domain/payments/payment-concern.ts";
import type { MailTextName } from "#domain/texts/text-names.ts";
import { accountMailSchemas } from "./accounts/account-mails.ts";
import { printPlace } from "./catalogue/price-lists.ts";
import { day, time } from "./fields.ts";
import { invoiceMailSchemas } from "./invoices/invoice-mails.ts";
import { payTo } from "./invoices/invoices.ts";
import { deliveryMailSchemas } from "./orders/delivery-mails.ts";
import { proofMailSchemas } from "./orders/proof-mails.ts";
import { ownerMailSchemas } from "./owner-mails.ts";
import { mailedDues } from "./payments/mailed-dues.ts";
import { moneyChain } from "./payments/money-chain.ts";
import { mailedColours } from "./quotes/cloth.ts";
import { linkMailSchemas } from "./quotes/link-mails.ts";
import { mailedQuote } from "./quotes/mailed-quote.ts";
import { offeredInMail, quotedMail } from "./quotes/quoted-mail.ts";
import { z } from "./zod.ts";

/** No money moved. Absent in older mails, where the shop's provider decides. */
const isTest = z.boolean().optional();

/** The logo is a PDF that opens only with a password. */
const isLogoLocked = z.boolean().optional();

/** Where the logo is printed, in how many colours. Absent where that was not stated. */
const places = z.array(printPlace).optional();

/** How many messages about a quote wait to be read. What they say stays in the thread, where it can be removed. */
const messages = { ...mailedQuote, count: z.int() };

export type AccountNotice = (typeof accountNotices)[number];
export type ClientNews = (typeof clientNews)[number];
export type StaffNews = (typeof staffNews)[number];

const news = {
  ...mailedQuote,
  totalCents: z.int(),
  /** The total depends on a choice, so none is said (L9.2). */
  isTotalOpen: z.literal(true).optional(),
  /** The words of the one who answered. */
  text: z.string().optional(),
  /** What is owed, where it is not everything at once. */
  dues: mailedDues.optional(),
};

/**
 * Every mail the shop sends, as the values that its template is filled with. The outbox stores
 * them as JSON, without links, which are issued when the mail is delivered.
 */
export const mail = z.discriminatedUnion("template", [
  z.strictObject({ template: z.literal("request-received"), ...quotedMail, places, isLogoLocked }),
  z.strictObject({
    template: z.literal("staff-request-received"),
    ...quotedMail,
    email: z.string(),
    phone: z.string(),
    message: z.string(),
    // Mails of before have none of these.
    company: z.string().optional(),
    deliveryAddress: z.string().optional(),
    wantedBy: z.string().optional(),
    poNumber: z.string().optional(),
    ...mailedColours,
    places,
    logoName: z.string().optional(),
    /** Of the files that came beside the logo. */
    fileNames: z.array(z.string()).optional(),
    isLogoLocked,
  }),
  z.strictObject({ template: z.literal("quote-confirmed"), ...quotedMail }),
  z.strictObject({
    template: z.literal("quote-price-changed"),
    ...quotedMail,
    logoFeeCents: z.int().nullable(),
    previousLogoFeeCents: z.int().nullable(),
    previousTotalCents: z.int(),
  }),
  z.strictObject({
    template: z.literal("quote-rejected"),
    ...mailedQuote,
    reason: z.string(),
  }),
  z.strictObject({
    template: z.literal("quote-news"),
    ...news,
    news: z.enum(clientNews),
    /** The last day of an offer. */
    validUntil: z.string().optional(),
    /** Where the mail asks for a payment. */
    money: moneyChain,
    payTo: payTo.optional(),
    /** What is offered, where the mail is the offer itself. */
    ...offeredInMail,
  }),
  z.strictObject({
    template: z.literal("staff-quote-news"),
    ...news,
    news: z.enum(staffNews),
    email: z.string(),
  }),
  ...deliveryMailSchemas,
  ...proofMailSchemas,
  z.strictObject({ template: z.literal("logo-damaged"), ...mailedQuote }),
  z.strictObject({
    template: z.literal("staff-logo-damaged"),
    ...mailedQuote,
    email: z.string(),
    fileName: z.string(),
    isClientTold: z.boolean(),
  }),
  z.strictObject({
    template: z.literal("transfer-details"),
    ...mailedQuote,
    /** What is asked for, which may be a part. */
    totalCents: z.int(),
    holder: z.string(),
    bank: z.string().nullable(),
    account: z.string(),
    code: z.string().nullable(),
    isExample: z.boolean(),
  }),
  z.strictObject({
    template: z.literal("payment-received"),
    ...quotedMail,
    paymentId: z.int(),
    paymentReference: z.string(),
    paidAt: time,
    /** The day on which the bank shows it. */
    receivedOn: day.optional(),
    /** What arrived and what is open after it, where it is not the whole total. */
    amountCents: z.int().optional(),
    openCents: z.int().optional(),
    money: moneyChain,
    isTest,
  }),
  z.strictObject({
    template: z.literal("staff-payment-received"),
    ...mailedQuote,
    email: z.string(),
    amountCents: z.int(),
    /** What of the quote is open after it. */
    openCents: z.int().optional(),
    isTest,
  }),
  z.strictObject({
    template: z.literal("staff-payment-alert"),
    concern: z.enum(reviewReasons),
    quoteId: z.int().nullable(),
    reference: z.string().nullable(),
    paymentReference: z.string().nullable(),
    amountCents: z.int().nullable(),
    isTest,
  }),
  z.strictObject({
    template: z.literal("payment-refunded"),
    ...mailedQuote,
    amountCents: z.int(),
    reason: z.string(),
    money: moneyChain,
    isTest,
  }),
  z.strictObject({
    template: z.literal("refund-failed"),
    ...mailedQuote,
    amountCents: z.int(),
    money: moneyChain,
    isTest,
  }),
  ...invoiceMailSchemas,
  ...linkMailSchemas,
  z.strictObject({ template: z.literal("access-link"), ...mailedQuote }),
  z.strictObject({ template: z.literal("message-received"), ...messages }),
  z.strictObject({ template: z.literal("staff-message-received"), ...messages }),
  ...accountMailSchemas,
  z.strictObject({
    template: z.literal("password-link"),
    kind: z.enum(["staff", "client"]),
    subjectId: z.int(),
    name: z.string(),
  }),
  z.strictObject({
    template: z.literal("staff-account-notice"),
    notice: z.enum(accountNotices),
    /** Of the reader. */
    name: z.string(),
    /** The account concerned. */
    account: z.string(),
    /** In whose session it was done or tried; null for what the owner does with a mailed link. */
    by: z.string().nullable(),
    /** Masked: told where the name is one that a mail does not repeat. Older rows have none. */
    accountEmail: z.string().optional(),
    byEmail: z.string().optional(),
    newAddress: z.string().nullable(),
    /** Where the address was changed. Older rows have none. */
    oldAddress: z.string().optional(),
  }),
  ...ownerMailSchemas,
  z.strictObject({
    template: z.literal("contact-answered"),
    name: z.string(),
    message: z.string(),
    text: z.string(),
  }),
  z.strictObject({
    template: z.literal("staff-contact-received"),
    name: z.string(),
    email: z.string(),
    message: z.string(),
  }),
  z.strictObject({
    template: z.literal("staff-storage-full"),
    storedMegabytes: z.int(),
    limitMegabytes: z.int(),
  }),
  z.strictObject({ template: z.literal("staff-test-mail"), name: z.string() }),
  z.strictObject({ template: z.literal("newsletter-welcome"), subscriptionId: z.int() }),
]);

export type Mail = z.output<typeof mail>;
export type MailTemplate = Mail["template"];

/** The text that a mail is written by: its template, or one for each piece of news. */
export function textNameOf(mail: Mail): MailTextName {
  switch (mail.template) {
    case "quote-news":
      return `quote-news.${mail.news}`;
    case "delivery-news":
      return `delivery-news.${mail.news}`;
    case "staff-quote-news":
      return `staff-quote-news.${mail.news}`;
    case "proof-news":
      return `proof-news.${mail.news}`;
    case "staff-proof-news":
      return `staff-proof-news.${mail.news}`;
    case "answered-by-link":
      return `answered-by-link.${mail.news}`;
    case "order-news":
      return `order-news.${mail.news}`;
    case "staff-account-notice":
      return `staff-account-notice.${mail.notice}`;
    case "staff-money-news":
      return `staff-money-news.${mail.news}`;
    case "clients-merged":
      if (mail.isUndone) return "clients-merged.undone";
      return mail.isLeft ? "clients-merged.left" : "clients-merged.together";
    default:
      return mail.template;
  }
}
