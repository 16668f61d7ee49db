import { emailKey } from "#domain/accounts/email-key.ts";
import { mailLanguage } from "#domain/language/language.ts";
import { systemFindOrCreateClients } from "#server/features/clients/system-find-or-create-clients.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { type Insert, insertTogether } from "#server/platform/database/insert-together.ts";
import { deedsInsert } from "#server/platform/history/history.ts";
import { requireTurn } from "#server/platform/limits/require-turn.ts";
import { type AddressedLetter, lettersInsert } from "#server/platform/mail/post-letter.ts";
import type { Services } from "#server/services.ts";
import type { CheckedRequest } from "./check-request.ts";
import { addLogoFiles, type NewLogo } from "./logo-files.repository.ts";
import { quoteLetter } from "./quote-letter.ts";
import { receiptsInsert } from "./quote-receipt.ts";
import { acceptedRequests } from "./quote-request-limits.ts";
import { addQuotes, type FreshQuote, linesInsert } from "./quote-requests.repository.ts";

/** A request that is to become a quote. */
interface Writing {
  readonly request: CheckedRequest;
  /** Stored already. */
  readonly logo: NewLogo | undefined;
  readonly address: string;
  readonly key: string | undefined;
}

type Writer = Pick<Services, "db" | "clock" | "config">;

/**
 * Everything that requests leave in the database, in one transaction, and in as many statements however many there are
 * (limits aside): clients, quotes and lines, the logos' places, the visitors' turns, history, two mails and the receipt
 * for each. @returns the quotes in the order of their requests
 * @throws 429; turns are counted here, so that refused and repeated requests take none
 */
export async function writeQuotes(
  writer: Writer,
  transaction: Transaction,
  writings: readonly Writing[],
): Promise<FreshQuote[]> {
  const at = writer.clock();
  const quotes = await addAll(transaction, writings, at);
  await requireTurns({ ...writer, db: transaction }, writings);
  const { STAFF_EMAIL, ADMIN_EMAIL } = writer.config;
  const letters = quotes.flatMap((quote) => lettersOf(quote, STAFF_EMAIL || ADMIN_EMAIL));
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

async function addAll(transaction: Transaction, writings: readonly Writing[], at: Date) {
  const asked = writings.map(({ request, logo }) => ({
    ...{ request, logo, email: request.fields.email, name: request.fields.name },
    language: mailLanguage(request.fields.language, "client"),
  }));
  const clientIdOf = await systemFindOrCreateClients(transaction, asked, at);
  const logos = asked.flatMap(({ logo }) => logo ?? []);
  const fileIdOf = await addLogoFiles(transaction, logos);
  const quotes = asked.map(({ request, logo, email, language }) => {
    const logoFileId = logo ? fileIdOf(logo) : null;
    return { request, clientId: clientIdOf(email), logoFileId, language, at };
  });
  return await addQuotes(transaction, quotes);
}

/** All in one order, so that two processes never wait for each other in a circle. */
async function requireTurns(inside: Writer, writings: readonly Writing[]): Promise<void> {
  for (const address of writings.map((writing) => writing.address).sort())
    await requireTurn(inside, acceptedRequests.address, address);
  for (const email of writings.map(({ request }) => emailKey(request.fields.email)).sort())
    await requireTurn(inside, acceptedRequests.email, email);
}

function receiptsOf(
  transaction: Transaction,
  writings: readonly Writing[],
  quotes: readonly FreshQuote[],
  at: Date,
): Insert[] {
  const kept = quotes.flatMap((quote, index) => {
    const key = writings[index]?.key;
    return key === undefined ? [] : [{ key, quote }];
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

function lettersOf(quote: FreshQuote, staffEmail: string): AddressedLetter[] {
  const { email, phone, message } = quote;
  const letter = quoteLetter(quote);
  const staff = { email: staffEmail, language: mailLanguage(undefined, "staff") };
  return [
    { letter: { template: "request-received", ...letter }, to: quote },
    { letter: { template: "staff-request-received", ...letter, email, phone, message }, to: staff },
  ];
}
