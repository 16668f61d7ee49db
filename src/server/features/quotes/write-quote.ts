import { emailKey } from "#domain/accounts/email-key.ts";
import { mailLanguage } from "#domain/language/language.ts";
import { systemFindOrCreateClient } from "#server/features/clients/system-find-or-create-client.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { type Insert, insertTogether } from "#server/platform/database/insert-together.ts";
import { deedInsert } from "#server/platform/history/history.ts";
import { requireTurn } from "#server/platform/limits/require-turn.ts";
import { lettersInsert } from "#server/platform/mail/post-letter.ts";
import type { Services } from "#server/services.ts";
import type { CheckedRequest } from "./check-request.ts";
import { addLogoFile, type NewLogo } from "./logo-files.repository.ts";
import { quoteLetter } from "./quote-letter.ts";
import { acceptedRequests } from "./quote-request-limits.ts";
import { addQuote, type FreshQuote, linesInsert } from "./quote-requests.repository.ts";

interface Writing {
  readonly request: CheckedRequest;
  /** Stored already. */
  readonly logo: NewLogo | undefined;
  readonly address: string;
  /** What else is to be kept with the quote, now that it has its number. */
  readonly keep: (quote: FreshQuote) => readonly Insert[];
}

/**
 * Everything that a request leaves in the database, in one transaction: client, quote and lines, the logo's place, the
 * visitor's turn, history and two mails.
 * @throws 429; the turn is counted here, so that refused and repeated requests take none
 */
export async function writeQuote(
  { clock, config }: Pick<Services, "clock" | "config">,
  transaction: Transaction,
  { request, logo, address, keep }: Writing,
): Promise<FreshQuote> {
  const at = clock();
  const { email, name } = request.fields;
  const language = mailLanguage(request.fields.language, "client");
  const client = await systemFindOrCreateClient(transaction, { email, name, language, at });
  const logoFileId = logo ? await addLogoFile(transaction, logo) : null;
  const quote = await addQuote(transaction, { request, clientId: client.id, logoFileId, language, at });
  const inside = { db: transaction, clock, config };
  await requireTurn(inside, acceptedRequests.address, address);
  await requireTurn(inside, acceptedRequests.email, emailKey(email));
  const staffEmail = config.STAFF_EMAIL || config.ADMIN_EMAIL;
  await insertTogether(transaction, [
    linesInsert(transaction, quote),
    deedOf(transaction, quote, at),
    lettersOf(transaction, quote, at, staffEmail),
    ...keep(quote),
  ]);
  return quote;
}

function deedOf(transaction: Transaction, { id, name, status, totalCents }: FreshQuote, at: Date) {
  return deedInsert(transaction, {
    subject: "quote",
    subjectId: id,
    action: "quote.request",
    doer: { kind: "visitor", id: null, name },
    after: { status, total_cents: totalCents },
    at,
  });
}

function lettersOf(transaction: Transaction, quote: FreshQuote, at: Date, staffEmail: string) {
  const { email, phone, message } = quote;
  const letter = quoteLetter(quote);
  const staff = { email: staffEmail, language: mailLanguage(undefined, "staff") };
  return lettersInsert(
    transaction,
    [
      { letter: { template: "request-received", ...letter }, to: quote },
      { letter: { template: "staff-request-received", ...letter, email, phone, message }, to: staff },
    ],
    at,
  );
}
