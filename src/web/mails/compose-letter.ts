import { msg } from "@lingui/core/macro";
import type { Letter } from "#contracts/letters.ts";
import type { Wording } from "#domain/language/language.ts";
import type { ShopFacts } from "#domain/shop/shop-facts.ts";
import { cutText } from "#domain/text/cut.ts";
import { serverWords } from "../words/server-words.ts";
import { htmlLang } from "../words/wording.ts";
import { newsletterWelcome, passwordLink } from "./account-letters.ts";
import { accountNotice } from "./account-notice.ts";
import type { LetterContext } from "./letter-context.ts";
import { letterHtml } from "./letter-html.tsx";
import type { LetterPage } from "./letter-page.ts";
import { letterText } from "./letter-text.ts";
import { logoDamaged, staffLogoDamaged } from "./logo-letters.ts";
import { paymentReceived, paymentRefunded, refundFailed, transferDetails } from "./payment-letters.ts";
import {
  accessLink,
  quoteConfirmed,
  quotePriceChanged,
  quoteRejected,
  requestReceived,
} from "./quote-letters.ts";
import {
  staffContactReceived,
  staffPaymentReceived,
  staffRequestReceived,
  staffStorageFull,
} from "./staff-letters.ts";
import { staffPaymentAlert } from "./staff-payment-alert.ts";

interface LetterSetting {
  readonly wording: Wording;
  readonly facts: ShopFacts;
  readonly publicUrl: string;
  /** Minted for this delivery; absent in a preview. */
  readonly link: string | undefined;
  readonly isSandbox: boolean;
}

/** Writes a mail in its reader's language, as HTML and as text. */
export async function composeLetter(letter: Letter, setting: LetterSetting) {
  const { wording, facts } = setting;
  const i18n = await serverWords(wording);
  const link = setting.link ?? `${setting.publicUrl}/…`;
  const page = pageOf(letter, { i18n, wording, facts, link });
  const footer = [
    facts.name,
    `${facts.street}, ${facts.city}, ${facts.region} ${facts.postalCode}`,
    `${facts.phone} · ${facts.email}`,
  ];
  const notice = isTest(letter, setting) ? i18n._(msg`TEST – no money moves`) : undefined;
  return {
    // A header is one line, whatever a name contains (REL-I9).
    subject: cutText(page.subject.replace(/\s+/g, " "), 200),
    text: letterText(page, { footer, notice, wording }),
    html: letterHtml({ page, lang: htmlLang(wording), shopName: facts.name, footer, notice }),
  };
}

/** Where money is spoken of that does not move. */
function isTest(letter: Letter, { isSandbox }: LetterSetting): boolean {
  switch (letter.template) {
    case "payment-received":
    case "payment-refunded":
    case "refund-failed":
    case "staff-payment-received":
    case "staff-payment-alert":
      return letter.isTest ?? isSandbox;
    default:
      return false;
  }
}

function pageOf(letter: Letter, context: LetterContext): LetterPage {
  switch (letter.template) {
    case "request-received":
      return requestReceived(letter, context);
    case "staff-request-received":
      return staffRequestReceived(letter, context);
    case "quote-confirmed":
      return quoteConfirmed(letter, context);
    case "quote-price-changed":
      return quotePriceChanged(letter, context);
    case "quote-rejected":
      return quoteRejected(letter, context);
    case "logo-damaged":
      return logoDamaged(letter, context);
    case "staff-logo-damaged":
      return staffLogoDamaged(letter, context);
    case "transfer-details":
      return transferDetails(letter, context);
    case "payment-received":
      return paymentReceived(letter, context);
    case "staff-payment-received":
      return staffPaymentReceived(letter, context);
    case "staff-payment-alert":
      return staffPaymentAlert(letter, context);
    case "payment-refunded":
      return paymentRefunded(letter, context);
    case "refund-failed":
      return refundFailed(letter, context);
    case "access-link":
      return accessLink(letter, context);
    case "password-link":
      return passwordLink(letter, context);
    case "staff-account-notice":
      return accountNotice(letter, context);
    case "staff-contact-received":
      return staffContactReceived(letter, context);
    case "staff-storage-full":
      return staffStorageFull(letter, context);
    case "newsletter-welcome":
      return newsletterWelcome(letter, context);
  }
}
