import { msg } from "@lingui/core/macro";
import { type Mail, textNameOf } from "#contracts/mails.ts";
import type { Locale } from "#domain/language/language.ts";
import { addressLines, joined } from "#domain/shop/shop-address.ts";
import type { ShopFacts } from "#domain/shop/shop-facts.ts";
import { cutText } from "#domain/text/cut.ts";
import type { MailTextName, OwnText } from "#domain/texts/text-names.ts";
import { serverMessages } from "../words/server-words.ts";
import { htmlLang } from "../words/wording.ts";
import {
  addressConfirmation,
  clientsMerged,
  invitation,
  newsletterWelcome,
  passwordLink,
} from "./account-mails.ts";
import { accountNotice } from "./account-notice.ts";
import { contactAnswered } from "./contact-mails.ts";
import { deliveryNews } from "./delivery-mails.ts";
import { creditNoteIssued, invoiceIssued } from "./invoice-mails.ts";
import { answeredByLink, offerShared } from "./link-mails.ts";
import { logoDamaged, staffLogoDamaged } from "./logo-mails.ts";
import type { MailContext } from "./mail-context.ts";
import { mailHtml } from "./mail-html.tsx";
import { leaf } from "./mail-style.ts";
import { type MailDraft, writeMail } from "./mail-template.ts";
import { mailText } from "./mail-text.ts";
import { messageReceived, staffMessageReceived } from "./message-mails.ts";
import { quoteNews, staffQuoteNews } from "./offer-mails.ts";
import { orderNews } from "./order-mails.ts";
import { staffBackupFailed, staffMoneyNews, staffSettingsChanged, staffWebhookOff } from "./owner-mails.ts";
import { paymentReceived, paymentRefunded, refundFailed, transferDetails } from "./payment-mails.ts";
import { proofNews, staffProofNews } from "./proof-mails.ts";
import {
  accessLink,
  quoteConfirmed,
  quotePriceChanged,
  quoteRejected,
  requestReceived,
} from "./quote-mails.ts";
import { sampleMailsOf } from "./sample-mails.ts";
import {
  staffContactReceived,
  staffPaymentReceived,
  staffRequestReceived,
  staffStorageFull,
  staffTestMail,
} from "./staff-mails.ts";
import { staffPaymentAlert } from "./staff-payment-alert.ts";
import { statementMail } from "./statement-mail.ts";

interface MailSetting {
  readonly locale: Locale;
  readonly facts: ShopFacts;
  readonly publicUrl: string;
  /** Issued for this delivery; absent in a preview. */
  readonly link: string | undefined;
  readonly isSandbox: boolean;
  /** Where the picture of its bag is found; absent where there is none. */
  readonly sketch?: string | undefined;
  /** What the shop says in its own words; null for those that came with it. */
  readonly own: OwnText | null;
  /** Lines at its end; empty for none. */
  readonly signature?: string;
}

/** Writes a mail in its reader's language, as HTML and as text. */
export async function renderMail(mail: Mail, setting: MailSetting) {
  const { locale, facts } = setting;
  const money = { locale, currency: facts.currency };
  const i18n = serverMessages(locale, facts);
  const link = setting.link ?? `${setting.publicUrl}/…`;
  const written = writeMail(draftOf(mail, { i18n, locale, money, facts, link }), setting.own);
  const signed = setting.signature ? [...(written.closing ?? []), setting.signature] : undefined;
  const page = signed ? { ...written, closing: signed } : written;
  const footer = [
    facts.name,
    joined(", ", ...addressLines(facts)),
    joined(" · ", facts.phone, facts.email),
  ].filter(Boolean);
  const bag = mail.template.startsWith("staff-") ? msg`A sketch of the bag` : msg`A sketch of your bag`;
  const sketch = setting.sketch && { src: setting.sketch, alt: i18n._(bag), caption: i18n._(msg`Sketch`) };
  const notice = isTest(mail, setting) ? i18n._(msg`TEST – no money moves`) : undefined;
  return {
    // A header is one line, whatever a name contains.
    subject: cutText(page.subject.replace(/\s+/g, " "), 200),
    text: mailText(page, { footer, notice, locale }),
    html: mailHtml({
      ...{ page, lang: htmlLang(locale), shopName: facts.name, mark: facts.mark },
      ...{ wordmark: facts.wordmark, isDemo: facts.isDemo, accent: facts.brand?.leaf.light ?? leaf },
      ...{ publicUrl: setting.publicUrl, footer, notice, sketch: sketch || undefined },
    }),
  };
}

type OriginalMailText = { readonly original: OwnText; readonly values: Readonly<Record<string, string>> };

/** The words of every mail as the shop came with them, and what their placeholders may stand for. */
export function originalMailTexts(
  locale: Locale,
  facts: ShopFacts,
): ReadonlyMap<MailTextName, OriginalMailText> {
  const money = { locale, currency: facts.currency };
  const context = { i18n: serverMessages(locale, facts), locale, money, facts, link: "" };
  return new Map(
    sampleMailsOf(facts).map((mail) => {
      const { values, words } = draftOf(mail, context);
      const { subject, opening, closing = [] } = words("placeholders");
      const original = { subject, opening: opening.join("\n\n"), closing: closing.join("\n\n") };
      return [textNameOf(mail), { original, values }];
    }),
  );
}

/** A mail of made-up values, as a client or staff would read it with these words. Its link leads nowhere. */
export async function renderSampleMail(name: MailTextName, setting: Omit<MailSetting, "link">) {
  const mail = sampleMailsOf(setting.facts).find((sample) => textNameOf(sample) === name);
  if (!mail) throw new Error(`no mail is written by the text ${name}`);
  return await renderMail(mail, { ...setting, link: undefined });
}

/** Where money is spoken of that does not move. */
function isTest(mail: Mail, { isSandbox }: MailSetting): boolean {
  switch (mail.template) {
    case "payment-received":
    case "payment-refunded":
    case "refund-failed":
    case "staff-payment-received":
    case "staff-payment-alert":
      return mail.isTest ?? isSandbox;
    case "staff-money-news":
      return isSandbox;
    default:
      return false;
  }
}

function draftOf(mail: Mail, context: MailContext): MailDraft {
  switch (mail.template) {
    case "request-received":
      return requestReceived(mail, context);
    case "staff-request-received":
      return staffRequestReceived(mail, context);
    case "quote-confirmed":
      return quoteConfirmed(mail, context);
    case "quote-price-changed":
      return quotePriceChanged(mail, context);
    case "quote-rejected":
      return quoteRejected(mail, context);
    case "quote-news":
      return quoteNews(mail, context);
    case "delivery-news":
      return deliveryNews(mail, context);
    case "staff-quote-news":
      return staffQuoteNews(mail, context);
    case "proof-news":
      return proofNews(mail, context);
    case "staff-proof-news":
      return staffProofNews(mail, context);
    case "order-news":
      return orderNews(mail, context);
    case "logo-damaged":
      return logoDamaged(mail, context);
    case "staff-logo-damaged":
      return staffLogoDamaged(mail, context);
    case "transfer-details":
      return transferDetails(mail, context);
    case "payment-received":
      return paymentReceived(mail, context);
    case "staff-payment-received":
      return staffPaymentReceived(mail, context);
    case "staff-payment-alert":
      return staffPaymentAlert(mail, context);
    case "payment-refunded":
      return paymentRefunded(mail, context);
    case "refund-failed":
      return refundFailed(mail, context);
    case "invoice-issued":
      return invoiceIssued(mail, context);
    case "credit-note-issued":
      return creditNoteIssued(mail, context);
    case "statement":
      return statementMail(mail, context);
    case "offer-shared":
      return offerShared(mail, context);
    case "answered-by-link":
      return answeredByLink(mail, context);
    case "access-link":
      return accessLink(mail, context);
    case "message-received":
      return messageReceived(mail, context);
    case "staff-message-received":
      return staffMessageReceived(mail, context);
    case "clients-merged":
      return clientsMerged(mail, context);
    case "address-confirmation":
      return addressConfirmation(mail, context);
    case "invitation":
      return invitation(mail, context);
    case "password-link":
      return passwordLink(mail, context);
    case "staff-account-notice":
      return accountNotice(mail, context);
    case "staff-settings-changed":
      return staffSettingsChanged(mail, context);
    case "staff-money-news":
      return staffMoneyNews(mail, context);
    case "contact-answered":
      return contactAnswered(mail, context);
    case "staff-webhook-off":
      return staffWebhookOff(mail, context);
    case "staff-backup-failed":
      return staffBackupFailed(mail, context);
    case "staff-contact-received":
      return staffContactReceived(mail, context);
    case "staff-storage-full":
      return staffStorageFull(mail, context);
    case "staff-test-mail":
      return staffTestMail(mail, context);
    case "newsletter-welcome":
      return newsletterWelcome(mail, context);
  }
}
