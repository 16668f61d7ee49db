import { fold } from "#domain/text/fold.ts";
import type { Message } from "#domain/words.ts";

/** How staff reads what a mail is, by the name of its template. */
export const mailNames = {
  "request-received": /*i18n*/ { id: "mail.requestReceived", message: "Request received" },
  "staff-request-received": /*i18n*/ { id: "mail.staffRequest", message: "New request (to staff)" },
  "quote-confirmed": /*i18n*/ { id: "mail.quoteConfirmed", message: "Quote confirmed" },
  "quote-price-changed": /*i18n*/ { id: "mail.quotePriceChanged", message: "Price of a quote changed" },
  "quote-rejected": /*i18n*/ { id: "mail.quoteRejected", message: "Quote rejected" },
  "quote-news": /*i18n*/ { id: "mail.quoteNews", message: "News of an offer" },
  "order-news": /*i18n*/ { id: "mail.orderNews", message: "News of an order" },
  "staff-quote-news": /*i18n*/ { id: "mail.staffQuoteNews", message: "Answer to an offer (to staff)" },
  "proof-news": /*i18n*/ { id: "mail.proofNews", message: "News of a proof" },
  "staff-proof-news": /*i18n*/ { id: "mail.staffProofNews", message: "Answer to a proof (to staff)" },
  "delivery-news": /*i18n*/ { id: "mail.deliveryNews", message: "News of a delivery" },
  "transfer-details": /*i18n*/ { id: "mail.transferDetails", message: "Bank transfer details" },
  "payment-received": /*i18n*/ { id: "mail.paymentReceived", message: "Receipt" },
  "staff-payment-received": /*i18n*/ { id: "mail.staffPayment", message: "Quote paid (to staff)" },
  "staff-payment-alert": /*i18n*/ { id: "mail.staffAlert", message: "Payment to check (to staff)" },
  "payment-refunded": /*i18n*/ { id: "mail.paymentRefunded", message: "Refund" },
  "refund-failed": /*i18n*/ { id: "mail.refundFailed", message: "Refund that failed" },
  "invoice-issued": /*i18n*/ { id: "mail.invoice", message: "Invoice" },
  "credit-note-issued": /*i18n*/ { id: "mail.creditNote", message: "Credit note" },
  statement: /*i18n*/ { id: "mail.statement", message: "Statement" },
  "offer-shared": /*i18n*/ { id: "mail.offerShared", message: "Offer shared with a colleague" },
  "answered-by-link": /*i18n*/ { id: "mail.answeredByLink", message: "Answered through a mailed link" },
  "access-link": /*i18n*/ { id: "mail.accessLink", message: "Link to a quote" },
  "message-received": /*i18n*/ { id: "mail.message", message: "Message about a quote" },
  "staff-message-received": /*i18n*/ { id: "mail.staffMessage", message: "Message about a quote (to staff)" },
  "clients-merged": /*i18n*/ { id: "mail.clientsMerged", message: "Two clients became one" },
  "address-confirmation": /*i18n*/ { id: "mail.addressConfirmation", message: "New address (to its owner)" },
  invitation: /*i18n*/ { id: "mail.invitation", message: "Invitation to the back office" },
  "password-link": /*i18n*/ { id: "mail.passwordLink", message: "New password" },
  "staff-account-notice": /*i18n*/ { id: "mail.accountNotice", message: "Account changed (to its owner)" },
  "staff-settings-changed": /*i18n*/ { id: "mail.settingsChanged", message: "Settings changed (to owners)" },
  "staff-money-news": /*i18n*/ { id: "mail.moneyNews", message: "Money moved by staff (to owners)" },
  "contact-answered": /*i18n*/ { id: "mail.contactAnswered", message: "Answer to a contact message" },
  "staff-webhook-off": /*i18n*/ { id: "mail.webhookOff", message: "Webhook switched off (to owners)" },
  "staff-backup-failed": /*i18n*/ { id: "mail.backupFailed", message: "Backup failed (to owners)" },
  "staff-contact-received": /*i18n*/ { id: "mail.staffContact", message: "New message (to staff)" },
  "staff-storage-full": /*i18n*/ { id: "mail.staffStorage", message: "No room for logos (to staff)" },
  "staff-test-mail": /*i18n*/ { id: "mail.staffTest", message: "Test mail (to staff)" },
  "logo-damaged": /*i18n*/ { id: "mail.logoDamaged", message: "Logo arrived damaged" },
  "staff-logo-damaged": /*i18n*/ { id: "mail.staffLogoDamaged", message: "Damaged logo (to staff)" },
  "newsletter-welcome": /*i18n*/ { id: "mail.newsletter", message: "Newsletter sign-up" },
} as const satisfies Record<string, Message>;

/** Mails about accounts, which are the owners' business alone. */
export const accountMails = [
  "address-confirmation",
  "invitation",
  "password-link",
  "staff-account-notice",
] as const satisfies readonly (keyof typeof mailNames)[];

/** The name of a mail; nothing for a template that is no longer written. */
export function nameOfMail(template: string): Message | undefined {
  return new Map<string, Message>(Object.entries(mailNames)).get(template);
}

/** The templates that a search may mean by their names, accents and case aside. */
export function mailsNamed(search: string, translate: (message: Message) => readonly string[]): string[] {
  const text = fold(search.trim());
  return Object.entries(mailNames).flatMap(([template, message]) =>
    translate(message).some((name) => fold(name).includes(text)) ? [template] : [],
  );
}
