import { type Letter, letter as letterContract } from "#contracts/letters.ts";
import { type Language, languageOrDefault } from "#domain/language/language.ts";
import { systemMintPasswordLink } from "./features/accounts/passwords/system-mint-password-link.ts";
import { systemFindMailLanguage } from "./features/accounts/users/system-find-mail-language.ts";
import { systemReadReceipt } from "./features/documents/read-receipt.ts";
import { systemMintUnsubscribeLink } from "./features/newsletter/system-mint-unsubscribe-link.ts";
import { isSandboxOn } from "./features/payments/providers/is-sandbox-on.ts";
import { systemMintQuoteLink } from "./features/quotes/access/system-mint-quote-link.ts";
import { officeLink } from "./mail-office-links.ts";
import { replyToOf } from "./mail-reply.ts";
import type { Mounting } from "./mounting.ts";
import type { OutboxRow } from "./platform/mail/deliver-letters.ts";
import type { Mail } from "./platform/mail/transport.ts";
import type { ComposedLetter, WebEntry } from "./platform/pages/web-entry.ts";
import { publicUrlOf } from "./public-url.ts";
import type { Services } from "./services.ts";
import { shopFactsOf } from "./shop-facts.ts";

type LetterWriter = Pick<WebEntry, "composeLetter">;

/** Fills the template of an outbox row and mints the link that it carries (SPEC-0.12). */
export function composeMail(services: Services, entry: LetterWriter): (row: OutboxRow) => Promise<Mail> {
  const publicUrl = publicUrlOf(services.config);
  return async (row) => {
    const letter = readLetter(row);
    const path = await mintLink(services, letter, row.recipient);
    const language = await languageOf(services, letter, row);
    const composed = await compose(services, entry, { letter, language, link: `${publicUrl}${path}` });
    const mail = {
      ...composed,
      ...(await replyToOf(services, letter)),
      from: services.config.MAIL_FROM,
      to: row.recipient,
      messageId: row.message_id,
      language,
    };
    if (letter.template === "payment-received")
      return { ...mail, attachments: [await receiptOf(services, letter)] };
    if (letter.template !== "newsletter-welcome") return mail;
    // Mail programs post to it with one click; opened by a person, it leads to the page (RFC 8058).
    const oneClick = `${publicUrl}/api/newsletter/unsubscribe?token=${path.split("/").at(-1)}`;
    return {
      ...mail,
      headers: { "List-Unsubscribe": `<${oneClick}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    };
  };
}

async function receiptOf(services: Services, letter: Extract<Letter, { template: "payment-received" }>) {
  const facts = shopFactsOf(process.env, services.config);
  const { name, content } = await systemReadReceipt(services, { id: letter.paymentId, facts });
  return { filename: name, content, contentType: "application/pdf" };
}

/** The same mail for those who look over the shop's shoulder: its link is not minted. */
export function composePreview(services: Services, entry: LetterWriter): Mounting["composePreview"] {
  return async (row) => {
    const letter = readLetter(row);
    const language = await languageOf(services, letter, row);
    return await compose(services, entry, { letter, language, link: undefined });
  };
}

interface Composing {
  readonly letter: Letter;
  readonly language: Language;
  readonly link: string | undefined;
}

function compose(
  { config }: Services,
  entry: LetterWriter,
  { letter, language, link }: Composing,
): Promise<ComposedLetter> {
  return entry.composeLetter(letter, {
    wording: language,
    facts: shopFactsOf(process.env, config),
    publicUrl: publicUrlOf(config),
    link,
    isSandbox: isSandboxOn(config),
  });
}

function readLetter(row: Pick<OutboxRow, "template" | "content">): Letter {
  return letterContract.parse({ template: row.template, ...JSON.parse(row.content) });
}

/** A client's mail has the language that it was posted in; staff's has the account's own, until it was sent (SPEC-3.17). */
async function languageOf(services: Services, letter: Letter, row: OutboxRow): Promise<Language> {
  const posted = languageOrDefault(row.language, services.config.SHOP_LANGUAGE);
  const isForStaff = letter.template.startsWith("staff-");
  if (!isForStaff || row.state === "sent") return posted;
  return await systemFindMailLanguage(services, row.recipient);
}

/** The path that a mail opens, with a token that was never known before and is kept only as a hash. */
async function mintLink(services: Services, letter: Letter, recipient: string): Promise<string> {
  switch (letter.template) {
    case "request-received":
    case "quote-confirmed":
    case "quote-price-changed":
    case "quote-rejected":
    case "transfer-details":
    case "payment-received":
    case "payment-refunded":
    case "refund-failed":
    case "access-link":
    case "logo-damaged":
      return `/Client/Checkout/${await systemMintQuoteLink(services, letter.quoteId)}`;
    case "password-link":
      return `/reset-password/${await systemMintPasswordLink(services, { ...letter, recipient })}`;
    case "newsletter-welcome":
      return `/newsletter/unsubscribe/${await systemMintUnsubscribeLink(services, letter.subscriptionId)}`;
    case "staff-account-notice":
    case "staff-request-received":
    case "staff-payment-received":
    case "staff-payment-alert":
    case "staff-contact-received":
    case "staff-storage-full":
    case "staff-logo-damaged":
      return officeLink(letter);
  }
}
