import type { OfferLinkAnswer } from "#contracts/quotes/offer-links.ts";
import { emailKey } from "#domain/accounts/email-key.ts";
import type { Language } from "#domain/language/language.ts";
import { type LinkRights, shareLimits } from "#domain/offers/offer-links.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Client, type Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { requireQuota } from "#server/platform/limits/require-quota.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import type { Services } from "#server/services.ts";
import { addOfferLink, endOfferLinks, findOfferLinks } from "../model/offer-links.repository.ts";
import type { OfferLinkRow } from "../model/offer-links.table.ts";
import { readQuote } from "../model/read-quote.ts";
import { lifetimeOf, wasOffered } from "./issue-offer-link.ts";

type Sharer = Staff | Client;

const notOffered: Message = /*i18n*/ {
  id: "offer.share.notOffered",
  message: "There is no offer yet that could be shared.",
};

interface Sharing {
  readonly quoteId: number;
  readonly email: string;
  readonly rights: LinkRights;
  readonly language: Language | undefined;
}

/**
 * Staff or the client mails a link to the offer to a colleague: the mail is ours, and holds nothing that was typed but its
 * address (SPEC-4.39). One that is refused counts for no limit.
 * @throws 404, 409 before there is an offer, 429
 */
export async function shareOffer(
  services: Services,
  sharer: Sharer,
  { quoteId, email, rights, language }: Sharing,
): Promise<OfferLinkAnswer> {
  const link = await services.db.transaction().execute(async (transaction) => {
    const inside = { ...services, db: transaction };
    const quote = await readQuote(transaction, sharer, quoteId, "quotes.write");
    if (!(await wasOffered(transaction, quoteId))) throw new AppError("conflict", { message: notOffered });
    await requireQuota(inside, shareLimits.deal, String(quoteId));
    await requireQuota(inside, shareLimits.address, emailKey(email));
    const lifetime = await lifetimeOf(inside, quoteId);
    const made = { quoteId, tokenHash: null, email, rights, isShared: true };
    const row = await addOfferLink(transaction, { ...made, ...lifetime });
    const mail = { template: "offer-shared", quoteId, reference: quote.reference, linkId: row.id } as const;
    await postMail(transaction, mail, { email, language: language ?? quote.language }, lifetime.at);
    const after = { email, rights };
    const entry = { subject: "quote", subjectId: quoteId, action: "quote.share", after };
    await recordAudit(transaction, { ...entry, actor: auditActorOf(sharer), at: lifetime.at });
    return row;
  });
  services.notifyMailWorker();
  return presentLink(link);
}

/** The links to the offer of a deal that still work. @throws 404 */
export async function listOfferLinks(
  { db, clock }: Pick<Services, "db" | "clock">,
  reader: Sharer,
  quoteId: number,
): Promise<OfferLinkAnswer[]> {
  await readQuote(db, reader, quoteId, "quotes.write");
  return (await findOfferLinks(db, quoteId, clock())).map(presentLink);
}

/** Ends a link for good, wherever it was handed on to. @throws 404, also for one that has ended */
export async function endOfferLink(
  { db, clock }: Pick<Services, "db" | "clock">,
  ender: Sharer,
  { quoteId, linkId }: { readonly quoteId: number; readonly linkId: number },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await readQuote(transaction, ender, quoteId, "quotes.write");
    const at = clock();
    const found = (await findOfferLinks(transaction, quoteId, at)).find(({ id }) => id === linkId);
    if (!found || (await endOfferLinks(transaction, { quoteId, linkId }, at)) === 0)
      throw new AppError("not_found");
    const { email, rights } = found;
    const entry = {
      subject: "quote",
      subjectId: quoteId,
      action: "quote.end-link",
      before: { email, rights },
    };
    await recordAudit(transaction, { ...entry, actor: auditActorOf(ender), at });
  });
}

function presentLink({ id, email, rights, is_shared, created_at, last_opened_at }: OfferLinkRow) {
  return { id, email, rights, is_shared: is_shared === 1, created_at, last_opened_at };
}
