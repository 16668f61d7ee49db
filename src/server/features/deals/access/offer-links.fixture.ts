import type { LinkRights } from "#domain/offers/offer-links.ts";
import { hashToken, issueToken } from "#server/platform/sessions/token.ts";
import type { Services } from "#server/services.ts";
import { addOfferLink } from "../model/offer-links.repository.ts";
import { lifetimeOf } from "./issue-offer-link.ts";

/** A link to the offer of a quote, as its mail leaves it. */
export async function holdOfferLink(
  services: Pick<Services, "db" | "clock" | "shop">,
  quoteId: number,
  { rights = "act", isShared = true, email = "boss@example.com" }: Partial<Held> = {},
): Promise<{ readonly bearer: string; readonly id: number }> {
  const bearer = issueToken();
  const link = { quoteId, tokenHash: hashToken(bearer), email, rights, isShared };
  const { id } = await addOfferLink(services.db, { ...link, ...(await lifetimeOf(services, quoteId)) });
  return { bearer, id };
}

interface Held {
  readonly rights: LinkRights;
  readonly isShared: boolean;
  readonly email: string;
}
