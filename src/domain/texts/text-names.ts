import {
  accountNotices,
  clientNews,
  deliveryNews,
  linkNews,
  moneyNews,
  orderNews,
  proofNews,
  staffNews,
  staffProofNews,
} from "../mails/mail-news.ts";

interface MailText {
  /** What the mail offers as {placeholders}. */
  readonly values: readonly string[];
  /** Those without which it would tell its reader nothing. Its button and its table are no part of the words. */
  readonly needed?: readonly string[];
}

const quote = ["name", "reference"] as const;
const priced = [...quote, "total"] as const;
const paid = [...quote, "amount"] as const;

/** The mails, by their templates. */
const templates = {
  "request-received": { values: priced },
  "quote-confirmed": { values: priced },
  "quote-price-changed": { values: [...priced, "total_before", "fee", "fee_before"] },
  "quote-rejected": { values: quote },
  "transfer-details": { values: paid },
  "payment-received": { values: paid },
  "payment-refunded": { values: paid, needed: ["amount"] },
  "refund-failed": { values: paid, needed: ["amount"] },
  "invoice-issued": { values: [...paid, "number"], needed: ["amount"] },
  "credit-note-issued": { values: [...paid, "number", "invoice"], needed: ["amount"] },
  statement: { values: ["name", "amount", "day"], needed: ["amount"] },
  "access-link": { values: quote },
  "offer-shared": { values: ["reference", "shop"] },
  "logo-damaged": { values: quote },
  "message-received": { values: [...quote, "messages"] },
  "password-link": { values: ["name"] },
  "address-confirmation": { values: ["name", "shop"] },
  invitation: { values: ["name", "by", "shop", "role"] },
  "newsletter-welcome": { values: ["shop"] },
  "contact-answered": { values: ["name", "shop"] },
  "staff-request-received": { values: priced },
  "staff-payment-received": { values: paid },
  "staff-payment-alert": { values: ["subject", "amount"] },
  "staff-message-received": { values: [...quote, "messages"] },
  "staff-logo-damaged": { values: quote },
  "staff-contact-received": { values: ["name"] },
  "staff-settings-changed": { values: ["by"] },
  "staff-webhook-off": { values: ["host"] },
  "staff-backup-failed": { values: [] },
  "staff-storage-full": { values: ["stored", "limit"] },
  "staff-test-mail": { values: ["name", "shop"] },
} as const satisfies Record<string, MailText>;

/** Mails of one template that tell different things, each in words of its own. */
const news = {
  "quote-news": { values: priced, of: clientNews },
  "delivery-news": { values: [...quote, "order"], of: deliveryNews },
  "answered-by-link": { values: ["reference", "address"], needed: ["address"], of: linkNews },
  "order-news": { values: [...quote, "order", "day"], of: orderNews },
  "clients-merged": { values: ["name", "other_address"], of: ["together", "left", "undone"] },
  "staff-quote-news": { values: priced, of: staffNews },
  "proof-news": { values: [...quote, "order", "proof"], of: proofNews },
  "staff-proof-news": { values: [...quote, "order", "proof"], of: staffProofNews },
  "staff-money-news": { values: ["day"], of: moneyNews },
  "staff-account-notice": { values: ["name", "account", "new_address", "old_address"], of: accountNotices },
} as const;

type NewsName = {
  [Name in keyof typeof news]: `${Name}.${(typeof news)[Name]["of"][number]}`;
}[keyof typeof news];

export type MailTextName = keyof typeof templates | NewsName;

const ofNews = Object.entries(news).flatMap(([template, { of, ...text }]) =>
  of.map((each) => [`${template}.${each}`, text] as const),
);

const mails: ReadonlyMap<string, MailText> = new Map<string, MailText>([
  ...Object.entries(templates),
  ...ofNews,
]);

export const pageTextNames = ["about", "terms", "privacy", "cookies"] as const;
export type PageTextName = (typeof pageTextNames)[number];

/** Sentences of the front page, the list of products and the foot, by the ids of their messages. */
export const wordTextNames = [
  "front.headline",
  "front.featured",
  "front.about",
  "front.about.sentence",
  "front.title",
  "front.description",
  "products.description",
  "foot.line",
] as const;
export type WordTextName = (typeof wordTextNames)[number];

export function isWordText(name: string): name is WordTextName {
  return wordTextNames.some((word) => word === name);
}

export type TextName = MailTextName | PageTextName | WordTextName;

// Every name of the map is one of these: it is made of the tables from which the type is made.
export const mailTextNames = [...mails.keys()] as MailTextName[];

export function isPageText(name: TextName): name is PageTextName {
  return pageTextNames.some((page) => page === name);
}

/** To addresses that staff proves to be its own. */
const ofStaffToBe: ReadonlySet<TextName> = new Set(["invitation", "address-confirmation"]);

export type TextGroup = "front" | "client-mail" | "staff-mail" | "page";

/** Whom a text is read by. */
export function groupOfText(name: TextName): TextGroup {
  if (isWordText(name)) return "front";
  if (isPageText(name)) return "page";
  return name.startsWith("staff-") || ofStaffToBe.has(name) ? "staff-mail" : "client-mail";
}

/** The placeholders of a text, and those that it cannot be without. Pages and sentences have none. */
export function valuesOfText(name: TextName): Required<MailText> {
  return { values: [], needed: [], ...mails.get(name) };
}

/** The parts that a text is typed in. */
export const mailParts = ["subject", "opening", "closing"] as const;
export type TextPart = (typeof mailParts)[number] | "body";

export function partsOfText(name: TextName): readonly TextPart[] {
  return isPageText(name) || isWordText(name) ? ["body"] : mailParts;
}

/** A text as it is typed, by its parts. */
export type OwnText = { readonly [Part in TextPart]?: string | undefined };
