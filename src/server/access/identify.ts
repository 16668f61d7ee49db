import type { FastifyRequest } from "fastify";
import { boundRights, mayPayByLink } from "#domain/offers/offer-links.ts";
import { findUserForSession, roleOf } from "#server/features/accounts/accounts.repository.ts";
import { findKeyHolder } from "#server/features/accounts/keys/find-key-holder.ts";
import { findClientForSession } from "#server/features/clients/clients.repository.ts";
import { findOfferLink } from "#server/features/deals/model/offer-links.repository.ts";
import { findQuoteLink } from "#server/features/deals/model/quote-links.repository.ts";
import { findSession } from "#server/platform/sessions/sessions.ts";
import { bearerOf, hashToken, isApiKey } from "#server/platform/sessions/token.ts";
import type { Services } from "#server/services.ts";
import type { Actor, Client, OfferLink, SignedInStaff } from "./actor.ts";

type Reading = Pick<Services, "db" | "clock" | "shop">;

/** The actor of this request, read anew each time, so that a revoked right is gone at once. */
export async function identify(services: Reading, request: FastifyRequest): Promise<Actor> {
  const token = bearerOf(request.headers.authorization);
  if (!token) return { kind: "visitor" };
  if (isApiKey(token)) return (await findKeyHolder(services, token)) ?? { kind: "visitor" };
  const session = await findSession(services.db, token, services.clock());
  if (!session) return await identifyLink(services, token);
  const person =
    session.kind === "staff" ? await staffOf(services, session) : await clientOf(services, session);
  return person ?? { kind: "visitor" };
}

async function staffOf(
  { db }: Reading,
  session: { subjectId: number; tokenHash: string },
): Promise<SignedInStaff | undefined> {
  const user = await findUserForSession(db, session.subjectId);
  if (!user) return undefined;
  return {
    kind: "staff",
    userId: user.id,
    name: user.name,
    role: roleOf(user),
    tokenHash: session.tokenHash,
  };
}

async function clientOf(
  { db }: Reading,
  session: { subjectId: number; tokenHash: string },
): Promise<Client | undefined> {
  const client = await findClientForSession(db, session.subjectId);
  return client && { kind: "client", clientId: client.id, name: client.name, tokenHash: session.tokenHash };
}

async function identifyLink(services: Reading, token: string): Promise<Actor> {
  const { db, clock } = services;
  const link = await findQuoteLink(db, hashToken(token), clock());
  if (link) return { kind: "link", quoteId: link.quoteId, clientId: link.clientId };
  return (await offerLinkOf(services, token)) ?? { kind: "visitor" };
}

async function offerLinkOf({ db, clock, shop }: Reading, token: string): Promise<OfferLink | undefined> {
  const found = await findOfferLink(db, hashToken(token), clock());
  if (!found) return undefined;
  const { linkId, quoteId, clientId, clientName, email, isShared } = found;
  const rights = boundRights(found.rights, shop.settings().link_rights);
  return {
    ...{ kind: "offer-link", linkId, quoteId, clientId, rights, email, isShared },
    mayPay: mayPayByLink({ rights, isShared }),
    name: isShared ? email : clientName,
  };
}
