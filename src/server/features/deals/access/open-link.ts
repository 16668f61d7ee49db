import { hours } from "#domain/time/durations.ts";
import type { Message } from "#domain/words.ts";
import type { ThroughLink } from "#server/features/clients/through-link.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { requireQuota, returnQuota } from "#server/platform/limits/require-quota.ts";
import { hashToken } from "#server/platform/sessions/token.ts";
import type { Services } from "#server/services.ts";
import { findQuoteLink, holdQuoteLink } from "../model/quote-links.repository.ts";
import { confirmAddress } from "../model/quotes.repository.ts";

const wrongGuesses = { name: "quote-link-guess", maxHits: 20, perMilliseconds: hours(1) } as const;

const invalid: Message = /*i18n*/ { id: "quote.link.invalid", message: "Session invalide ou expirée" };

/** A link's token, and the client address of the request. */
export interface ShownLink {
  readonly token: string;
  readonly address: string;
}

/**
 * What a link opens, or nothing. Opening never uses it up. Wrong tokens are counted by the visitor's address: after
 * twenty, none is looked at any more for a while.
 */
export async function openLink(
  services: Pick<Services, "db" | "clock" | "config">,
  { token, address }: ShownLink,
): Promise<{ quoteId: number; clientId: number } | undefined> {
  await requireQuota(services, wrongGuesses, address);
  const link = await findQuoteLink(services.db, hashToken(token), services.clock());
  if (!link) return undefined;
  await returnQuota(services, wrongGuesses, address);
  if (!link.addressConfirmedAt) await confirmAddress(services.db, link.quoteId, services.clock());
  return link;
}

/** The same for calls that require a link. @throws 401 with the specified message */
export async function requireLink(
  services: Pick<Services, "db" | "clock" | "config">,
  shown: ShownLink,
): Promise<{ quoteId: number; clientId: number }> {
  const link = await openLink(services, shown);
  if (!link) throw invalidLink();
  return link;
}

/** A link that was opened, for what is written on its strength a little later: by then it may have been revoked. */
export function throughLink(
  { clock }: Pick<Services, "clock">,
  token: string,
  { quoteId }: { readonly quoteId: number },
): ThroughLink {
  return {
    quoteId,
    async requireGood(transaction) {
      if (!(await holdQuoteLink(transaction, hashToken(token), clock()))) throw invalidLink();
    },
  };
}

export function invalidLink(): AppError {
  return new AppError("unauthenticated", { message: invalid });
}
