import type { LinkNews } from "#contracts/quotes/link-mails.ts";
import { emailKey } from "#domain/accounts/email-key.ts";
import type { Language } from "#domain/language/language.ts";
import type { Actor } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";

interface Answered {
  readonly quote: {
    readonly id: number;
    readonly reference: string;
    readonly email: string;
    readonly language: Language;
  };
  readonly news: LinkNews;
  readonly at: Date;
}

/**
 * What is done through the link of an offer is told at once to the quote's own address and to the link's: a link may have
 * been handed on (SPEC-4.39). What others do is not.
 */
export async function mailAnsweredByLink(
  transaction: Transaction,
  actor: Actor,
  { quote: { id, reference, email, language }, news, at }: Answered,
): Promise<void> {
  if (actor.kind !== "offer-link") return;
  const by = { reference, news, address: actor.email };
  const mail = { template: "answered-by-link", quoteId: id, ...by } as const;
  await postMail(transaction, mail, { email, language }, at);
  if (emailKey(actor.email) !== emailKey(email))
    await postMail(transaction, mail, { email: actor.email, language }, at);
}
