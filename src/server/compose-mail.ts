import { type Letter, letter as letterContract } from "#contracts/letters.ts";
import { languageOrDefault } from "#domain/language/language.ts";
import { systemMintPasswordLink } from "./features/accounts/system-mint-password-link.ts";
import { systemMintUnsubscribeLink } from "./features/newsletter/system-mint-unsubscribe-link.ts";
import { systemMintQuoteLink } from "./features/quotes/system-mint-quote-link.ts";
import type { OutboxRow } from "./platform/mail/deliver-letters.ts";
import type { Mail } from "./platform/mail/transport.ts";
import type { WebEntry } from "./platform/pages/web-entry.ts";
import { publicUrlOf } from "./public-url.ts";
import type { Services } from "./services.ts";
import { shopFactsOf } from "./shop-facts.ts";

/** Fills the template of an outbox row and mints the link that it carries (decisions §0.12). */
export function composeMail(services: Services, entry: WebEntry): (row: OutboxRow) => Promise<Mail> {
  const publicUrl = publicUrlOf(services.config);
  return async (row) => {
    const letter = readLetter(row);
    const path = await mintLink(services, letter);
    const link = path && `${publicUrl}${path}`;
    const composed = await entry.composeLetter(letter, {
      wording: languageOrDefault(row.language, "mul"),
      facts: shopFactsOf(process.env),
      publicUrl,
      link,
      isSandbox: true,
    });
    const mail = {
      ...composed,
      from: services.config.MAIL_FROM,
      to: row.recipient,
      messageId: row.message_id,
    };
    if (letter.template !== "newsletter-welcome" || !link) return mail;
    return {
      ...mail,
      headers: { "List-Unsubscribe": `<${link}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    };
  };
}

export function readLetter(row: Pick<OutboxRow, "template" | "content">): Letter {
  return letterContract.parse({ template: row.template, ...JSON.parse(row.content) });
}

/** The path that a mail opens, with a token that was never known before and is kept only as a hash. */
async function mintLink(services: Services, letter: Letter): Promise<string | undefined> {
  switch (letter.template) {
    case "request-received":
    case "quote-confirmed":
    case "quote-rejected":
    case "payment-received":
    case "payment-refunded":
    case "access-link":
      return `/Client/Checkout/${await systemMintQuoteLink(services, letter.quoteId)}`;
    case "password-link":
      return `/reset-password/${await systemMintPasswordLink(services, letter)}`;
    case "newsletter-welcome":
      return `/newsletter/unsubscribe/${await systemMintUnsubscribeLink(services, letter.subscriptionId)}`;
    case "staff-request-received":
    case "staff-payment-received":
    case "staff-payment-alert":
    case "staff-contact-received":
      return "/admin";
  }
}
