import type { Letter } from "#contracts/letters.ts";
import { emailKey } from "#domain/accounts/email-key.ts";
import { clientLanguage } from "#domain/language/language.ts";
import { systemFindOrCreateClients } from "#server/features/clients/system-find-or-create-clients.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { type Insert, insertTogether } from "#server/platform/database/insert-together.ts";
import { deedsInsert } from "#server/platform/history/history.ts";
import type { KeyedRequest } from "#server/platform/idempotency/answer-once.ts";
import { hasTurn, requireTurn } from "#server/platform/limits/require-turn.ts";
import { type AddressedLetter, lettersInsert } from "#server/platform/mail/post-letter.ts";
import { staffRecipient } from "#server/platform/mail/staff-recipient.ts";
import type { Services } from "#server/services.ts";
import type { CheckedRequest } from "./check-request.ts";
import { addLogoFiles, type NewLogo } from "./logo-files.repository.ts";
import { quoteLetter } from "./quote-letter.ts";
import { receiptsInsert } from "./quote-receipt.ts";
import { acceptedRequests, doubtfulRequests } from "./quote-request-limits.ts";
import { addQuotes, type FreshQuote, linesInsert } from "./quote-requests.repository.ts";

/** A request that is to become a quote. */
interface Writing {
  readonly request: CheckedRequest;
  /** Stored already. */
  readonly logo: NewLogo | undefined;
  readonly address: string;
  readonly keyed: KeyedRequest | undefined;
  /** It was filled in as programs do (SPEC-3.6). */
  readonly isDoubtful: boolean;
}

type Writer = Pick<Services, "db" | "clock" | "config">;

/**
 * Everything that requests leave in the database, in one transaction, and in as many statements however many there are
 * (limits aside): clients, quotes and lines, the logos' places, the visitors' turns, history, two mails and the receipt
 * for each. @returns the quotes in the order of their requests
 * @throws 429; limits are counted here, so that refused and repeated requests do not count
 */
export async function writeQuotes(
  writer: Writer,
  transaction: Transaction,
  writings: readonly Writing[],
): Promise<FreshQuote[]> {
  const at = writer.clock();
  const mailed = await countRequests({ ...writer, db: transaction }, writings);
  const quotes = await addAll(transaction, writings, mailed, at);
  const staff = staffRecipient(writer.config);
  const letters = quotes.flatMap((quote, index) => [
    ...(mailed[index] ? [letterToClient(quote, writings[index])] : []),
    { letter: letterToStaff(quote, writings[index]), to: staff },
  ]);
  await insertTogether(transaction, [
    linesInsert(transaction, quotes),
    deedsInsert(
      transaction,
      quotes.map((quote) => deedOf(quote, at)),
    ),
    lettersInsert(transaction, letters, at),
    ...receiptsOf(transaction, writings, quotes, at),
  ]);
  return quotes;
}

async function addAll(
  transaction: Transaction,
  writings: readonly Writing[],
  mailed: readonly boolean[],
  at: Date,
) {
  const asked = writings.map(({ request, logo }) => ({
    ...{ request, logo, email: request.fields.email, name: request.fields.name },
    language: clientLanguage(request.fields.language),
  }));
  const clientIdOf = await systemFindOrCreateClients(transaction, asked, at);
  const logos = asked.flatMap(({ logo }) => logo ?? []);
  const fileIdOf = await addLogoFiles(transaction, logos);
  const quotes = asked.map(({ request, logo, email, language }, index) => {
    const logoFileId = logo ? fileIdOf(logo) : null;
    const isDoubtful = Boolean(writings[index]?.isDoubtful) || !mailed[index];
    return { request, clientId: clientIdOf(email), logoFileId, language, isDoubtful, at };
  });
  return await addQuotes(transaction, quotes);
}

/**
 * Counts the requests of each visitor, who is refused after too many, and those under each e-mail address, which are
 * taken all the same: a stranger who asks in a customer's name must not keep that customer from ordering (REL-D12). Only
 * the mails to the address stop. All in one order, so that two processes never wait for each other in a circle.
 * @returns for each request whether its client is mailed
 */
async function countRequests(inside: Writer, writings: readonly Writing[]): Promise<boolean[]> {
  const byAddress = writings.toSorted((a, b) => (a.address < b.address ? -1 : 1));
  for (const { address, isDoubtful } of byAddress)
    await requireTurn(inside, isDoubtful ? doubtfulRequests : acceptedRequests.address, address);
  const keys = writings.map(({ request }) => emailKey(request.fields.email));
  const mailed: boolean[] = [];
  for (const [index, key] of [...keys.entries()].sort(([, a], [, b]) => (a < b ? -1 : 1)))
    mailed[index] = await hasTurn(inside, acceptedRequests.email, key);
  return mailed;
}

function receiptsOf(
  transaction: Transaction,
  writings: readonly Writing[],
  quotes: readonly FreshQuote[],
  at: Date,
): Insert[] {
  const kept = quotes.flatMap((quote, index) => {
    const request = writings[index]?.keyed;
    return request ? [{ request, quote }] : [];
  });
  return kept.length > 0 ? [receiptsInsert(transaction, kept, at)] : [];
}

function deedOf({ id, name, status, totalCents }: FreshQuote, at: Date) {
  return {
    subject: "quote",
    subjectId: id,
    action: "quote.request",
    doer: { kind: "visitor", id: null, name },
    after: { status, total_cents: totalCents },
    at,
  } as const;
}

function letterToClient(quote: FreshQuote, writing: Writing | undefined): AddressedLetter {
  return { letter: { template: "request-received", ...quoteLetter(quote), ...lockOf(writing) }, to: quote };
}

function lockOf(writing: Writing | undefined): { isLogoLocked?: boolean } {
  return writing?.logo?.protection === "password" ? { isLogoLocked: true } : {};
}

function letterToStaff(quote: FreshQuote, writing: Writing | undefined): Letter {
  const { email, phone, message } = quote;
  const { fields } = writing?.request ?? {};
  const details = {
    company: fields?.company,
    deliveryAddress: fields?.delivery_address,
    wantedBy: fields?.wanted_by,
    poNumber: fields?.po_number,
    productColours: fields?.productColors,
    logoColours: fields?.logo_colors,
    logoName: writing?.logo?.original_name,
    ...lockOf(writing),
  };
  return { template: "staff-request-received", ...quoteLetter(quote), email, phone, message, ...details };
}
