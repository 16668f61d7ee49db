import type { Mail } from "#contracts/mails.ts";

type OfficeMail = Extract<Mail, { template: `staff-${string}` }>;

/** The staff page of what a mail is about; without a session it leads there by way of /login. */
export function officeLink(mail: OfficeMail): string {
  switch (mail.template) {
    case "staff-request-received":
    case "staff-payment-received":
    case "staff-logo-damaged":
      return quoteInOffice(mail.quoteId);
    case "staff-payment-alert":
      return mail.quoteId === null ? paymentInOffice(mail.paymentReference) : quoteInOffice(mail.quoteId);
    case "staff-account-notice":
      return "/admin?section=account";
    case "staff-contact-received":
      return "/admin?section=inbox";
    case "staff-storage-full":
      return "/admin";
  }
}

function quoteInOffice(quoteId: number): string {
  return `/admin/quotes/${quoteId}`;
}

function paymentInOffice(paymentReference: string | null): string {
  return `/admin?${new URLSearchParams({ section: "Payement", search: paymentReference ?? "" })}`;
}
