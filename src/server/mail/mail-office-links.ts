import type { Mail } from "#contracts/mails.ts";
import { officePaths } from "#domain/shop/office-paths.ts";

type OfficeMail = Extract<Mail, { template: `staff-${string}` }>;

/** The staff page of what a mail is about; without a session it leads there by way of /login. */
export function officeLink(mail: OfficeMail): string {
  switch (mail.template) {
    case "staff-request-received":
    case "staff-quote-news":
    case "staff-payment-received":
    case "staff-logo-damaged":
      return officePaths.adminQuote(mail.quoteId);
    case "staff-proof-news":
      return officePaths.adminProofs(mail.orderId);
    case "staff-message-received":
      return officePaths.adminThread(mail.quoteId);
    case "staff-payment-alert":
      return mail.quoteId === null
        ? paymentInOffice(mail.paymentReference)
        : officePaths.adminQuote(mail.quoteId);
    case "staff-account-notice":
      return officePaths.adminSection("account");
    case "staff-settings-changed":
    case "staff-backup-failed":
      return officePaths.adminSection("settings");
    case "staff-money-news":
      return officePaths.adminSection("Payement");
    case "staff-webhook-off":
      return officePaths.adminSection("connections");
    case "staff-contact-received":
      return officePaths.adminSection("inbox");
    case "staff-storage-full":
    case "staff-test-mail":
      return officePaths.admin();
  }
}

function paymentInOffice(paymentReference: string | null): string {
  return officePaths.adminSection("Payement", { search: paymentReference ?? "" });
}
