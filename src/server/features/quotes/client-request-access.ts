import { emailKey } from "#domain/accounts/email-key.ts";
import { hours } from "#domain/time/durations.ts";
import { systemFindClient } from "#server/features/clients/system-find-client.ts";
import { hasTurn, requireTurn } from "#server/platform/limits/require-turn.ts";
import { postLetter } from "#server/platform/mail/post-letter.ts";
import type { Services } from "#server/services.ts";
import { findNewestQuoteOfClient } from "./quotes.repository.ts";

const limits = {
  address: { name: "quote-access-address", turns: 20, perMilliseconds: hours(1) },
  email: { name: "quote-access", turns: 5, perMilliseconds: hours(1) },
} as const;

/** Mails a client a fresh link to his newest quote; an unknown address gets none, and nobody can tell (D13, S2). */
export async function clientRequestAccess(
  services: Pick<Services, "db" | "clock" | "config" | "wakePostman">,
  { email, address }: { readonly email: string; readonly address: string },
): Promise<void> {
  await requireTurn(services, limits.address, address);
  // Only the mails are limited: a stranger who asks too often must not lock the owner out (D12).
  if (!(await hasTurn(services, limits.email, emailKey(email)))) return;
  const { db, clock, wakePostman } = services;
  const client = await systemFindClient(db, email);
  const quote = client && (await findNewestQuoteOfClient(db, client.id));
  if (!quote) return;
  const { id, reference, name, language } = quote;
  const letter = { template: "access-link", quoteId: id, reference, name } as const;
  const to = { email: client.email, language };
  await db.transaction().execute((transaction) => postLetter(transaction, letter, to, clock()));
  wakePostman();
}
