import { type Mail, mail as mailContract, textNameOf } from "#contracts/mails.ts";
import { type Language, languageOrDefault } from "#domain/language/language.ts";
import { inLanguageOfMail } from "#domain/language/mail-links.ts";
import { publicUrlOf } from "#server/config/public-url.ts";
import { systemIssueInvitationLink } from "#server/features/accounts/invitations/system-issue-invitation-link.ts";
import { systemIssueAddressLink } from "#server/features/accounts/own/confirm-address.ts";
import { systemIssuePasswordLink } from "#server/features/accounts/passwords/system-issue-password-link.ts";
import { systemFindMailLanguage } from "#server/features/accounts/users/system-find-user.ts";
import {
  systemIssueDealLink,
  systemIssueLinkFor,
  systemIssueSharedLink,
} from "#server/features/deals/access/issue-offer-link.ts";
import { systemIssueQuoteLink } from "#server/features/deals/access/system-issue-quote-link.ts";
import { systemReadSmallSketch } from "#server/features/deals/sketches/system-read-small-sketch.ts";
import type { PdfFile } from "#server/features/documents/drawing/print-document.ts";
import { systemReadInvoiceDocument } from "#server/features/documents/read-invoice-document.ts";
import { systemReadQuoteDocument } from "#server/features/documents/read-quote-document.ts";
import { systemReadReceipt } from "#server/features/documents/read-receipt.ts";
import { systemReadStatement } from "#server/features/documents/staff-mail-statement.ts";
import { systemIssueUnsubscribeLink } from "#server/features/newsletter/system-issue-unsubscribe-link.ts";
import { isSandboxOn } from "#server/features/payments/providers/is-sandbox-on.ts";
import { systemFindOwnMailText } from "#server/features/texts/find-own-text.ts";
import type { Mounting } from "#server/mounting.ts";
import type { OutboxRow } from "#server/platform/mail/deliver-mails.ts";
import type { MailMessage } from "#server/platform/mail/transport.ts";
import type { ComposedMail, WebEntry } from "#server/platform/pages/web-entry.ts";
import type { Services } from "#server/services.ts";
import { officeLink } from "./mail-office-links.ts";
import { replyToOf } from "./mail-reply.ts";
import { senderOf } from "./mail-sender.ts";

type MailWriter = Pick<WebEntry, "renderMail">;

/** Fills the template of an outbox row and issues the link that it carries. */
export function composeMail(services: Services, entry: MailWriter): (row: OutboxRow) => Promise<MailMessage> {
  const publicUrl = publicUrlOf(services.config);
  return async (row) => {
    const mail = readMail(row);
    const path = await issueLink(services, mail, row.recipient);
    const language = await languageOf(services, mail, row);
    // In the demo, a reader who has chosen no language keeps the specification's wording.
    const isDemo = services.shop.facts().isDemo;
    const link = `${publicUrl}${isDemo ? path : inLanguageOfMail(path, language)}`;
    const sketch = await sketchOf(services, mail);
    const shown = sketch && `cid:${sketchPicture.cid}`;
    const composed = await compose(services, entry, { mail, language, link, sketch: shown });
    const message = {
      ...composed,
      ...(await replyToOf(services, mail)),
      from: senderOf(services),
      to: row.recipient,
      messageId: row.message_id,
      language,
    };
    const paper = await attachedTo(services, mail, language);
    const attachments = [
      ...(sketch ? [{ ...sketchPicture, content: sketch }] : []),
      ...(paper ? [attachmentOf(paper)] : []),
    ];
    if (attachments.length > 0) return { ...message, attachments };
    if (mail.template !== "newsletter-welcome") return message;
    // Mail programs post to it with one click; opened by a person, it leads to the page (RFC 8058).
    const oneClick = `${publicUrl}/api/newsletter/unsubscribe?token=${path.split("/").at(-1)}`;
    return {
      ...message,
      headers: { "List-Unsubscribe": `<${oneClick}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    };
  };
}

/** A price that was mailed can be filed or handed on without the link; so can what was paid. */
async function attachedTo(services: Services, mail: Mail, language: Language) {
  switch (mail.template) {
    case "payment-received":
      return await systemReadReceipt(services, mail.paymentId);
    case "invoice-issued":
    case "credit-note-issued":
      return await systemReadInvoiceDocument(services, mail.invoiceId);
    case "statement":
      return await systemReadStatement(services, mail, language);
    case "quote-confirmed":
      return await systemReadQuoteDocument(services, { id: mail.quoteId, language });
    case "quote-news":
      if (!["offer", "new-offer", "offer-extended"].includes(mail.news)) return undefined;
      return await systemReadQuoteDocument(services, { id: mail.quoteId, language });
    default:
      return undefined;
  }
}

/** As the mail itself carries it: programs that load nothing from elsewhere show it. */
const sketchPicture = { filename: "sketch.png", contentType: "image/png", cid: "sketch" } as const;

/** The picture of the bag that a mail is about, small; nothing where there is no sketch. */
async function sketchOf(services: Services, mail: Mail): Promise<Buffer | undefined> {
  if (!("quoteId" in mail) || mail.quoteId === null || !showsBag(mail)) return undefined;
  const of = mail.template.startsWith("staff-") ? "staff" : "buyer";
  return await systemReadSmallSketch(services, { quoteId: mail.quoteId, of });
}

/** Of a deal's mails those that say what is asked for, offered, to be approved or made. */
function showsBag(mail: Mail): boolean {
  switch (mail.template) {
    case "request-received":
    case "staff-request-received":
    case "quote-confirmed":
    case "offer-shared":
      return true;
    case "quote-news":
      return ["offer", "new-offer", "offer-extended", "accepted", "answer-recorded"].includes(mail.news);
    case "proof-news":
      return mail.news === "waiting" || mail.news === "reminder";
    case "order-news":
      return mail.news === "started";
    default:
      return false;
  }
}

function attachmentOf({ name, content }: PdfFile) {
  return { filename: name, content, contentType: "application/pdf" };
}

/** The same mail as a preview: its link is not issued. */
export function composePreview(services: Services, entry: MailWriter): Mounting["composePreview"] {
  return async (row) => {
    const mail = readMail(row);
    const language = await languageOf(services, mail, row);
    const picture = await sketchOf(services, mail);
    const sketch = picture && `data:${sketchPicture.contentType};base64,${picture.toString("base64")}`;
    return await compose(services, entry, { mail, language, link: undefined, sketch });
  };
}

interface Composing {
  readonly mail: Mail;
  readonly language: Language;
  readonly link: string | undefined;
  readonly sketch: string | undefined;
}

async function compose(
  { config, db, shop, keys }: Services,
  entry: MailWriter,
  { mail, language, link, sketch }: Composing,
): Promise<ComposedMail> {
  return await entry.renderMail(mail, {
    locale: language,
    facts: shop.facts(),
    publicUrl: publicUrlOf(config),
    link,
    isSandbox: isSandboxOn(keys.current()),
    sketch,
    own: await systemFindOwnMailText(db, textNameOf(mail), language),
    signature: isForClient(mail) && !mail.template.startsWith("staff-") ? shop.settings().mail_signature : "",
  });
}

function readMail(row: Pick<OutboxRow, "template" | "content">): Mail {
  return mailContract.parse({ template: row.template, ...JSON.parse(row.content) });
}

/** A client's mail has the language it was queued in, or the shop's only one; staff's the account's, until it is sent. */
async function languageOf(services: Services, mail: Mail, row: OutboxRow): Promise<Language> {
  const posted = languageOrDefault(row.language, services.shop.facts().firstLanguage);
  if (row.state === "sent") return posted;
  if (mail.template.startsWith("staff-")) return await systemFindMailLanguage(services, row.recipient);
  return (isForClient(mail) ? services.shop.facts().onlyLanguage : null) ?? posted;
}

/** Accounts of the back office have mails that are named as clients' are. */
function isForClient(mail: Mail): boolean {
  if (mail.template === "password-link") return mail.kind === "client";
  return mail.template !== "invitation" && mail.template !== "address-confirmation";
}

/** The path that a mail opens, with a new token that is stored only as a hash. */
async function issueLink(services: Services, mail: Mail, recipient: string): Promise<string> {
  switch (mail.template) {
    case "request-received":
    case "quote-confirmed":
    case "access-link":
      return `/Client/Checkout/${await systemIssueQuoteLink(services, mail.quoteId)}`;
    case "offer-shared":
      return await systemIssueSharedLink(services, mail);
    case "answered-by-link":
      return await systemIssueLinkFor(services, mail.quoteId, recipient);
    case "quote-price-changed":
    case "quote-rejected":
    case "quote-news":
    case "proof-news":
    case "delivery-news":
    case "order-news":
    case "transfer-details":
    case "payment-received":
    case "payment-refunded":
    case "refund-failed":
    case "invoice-issued":
    case "credit-note-issued":
    case "logo-damaged":
    case "message-received":
      return await systemIssueDealLink(services, mail.quoteId);
    case "password-link":
      return `/reset-password/${await systemIssuePasswordLink(services, { ...mail, recipient })}`;
    case "clients-merged":
    case "statement":
      return "/client/login";
    case "address-confirmation":
      return `/confirm-address/${await systemIssueAddressLink(services, { ...mail, recipient })}`;
    case "invitation":
      return `/invitation/${await systemIssueInvitationLink(services, mail.invitationId)}`;
    case "contact-answered":
      return "/contact";
    case "newsletter-welcome":
      return `/newsletter/unsubscribe/${await systemIssueUnsubscribeLink(services, mail.subscriptionId)}`;
    case "staff-account-notice":
    case "staff-settings-changed":
    case "staff-money-news":
    case "staff-webhook-off":
    case "staff-backup-failed":
    case "staff-request-received":
    case "staff-quote-news":
    case "staff-proof-news":
    case "staff-payment-received":
    case "staff-payment-alert":
    case "staff-contact-received":
    case "staff-message-received":
    case "staff-storage-full":
    case "staff-test-mail":
    case "staff-logo-damaged":
      return officeLink(mail);
  }
}
