import * as calls from "#contracts/quotes/offer-links.ts";
import { linkEnded } from "#domain/offers/offer-links.ts";
import { anyone, signedIn } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { endOfferLink, listOfferLinks, shareOffer } from "../access/share-offer.ts";
import { readSharedOffer } from "./read-shared-offer.ts";

/** The page of an offer, and the links that open it: made, listed and ended by staff and its client, by no link. */
export function sharedOfferRoutes({ routes, services }: Mounting): void {
  routes.add(calls.getSharedOffer, anyone, async ({ actor }) => {
    // One that never was looks like one that has ended.
    if (actor.kind !== "offer-link") throw new AppError("gone", { message: linkEnded });
    return await readSharedOffer(services, actor);
  });

  routes.add(calls.shareOffer, signedIn, async ({ params, body, actor }) => {
    const { email, rights, language } = body;
    return { link: await shareOffer(services, actor, { quoteId: params.id, email, rights, language }) };
  });

  routes.add(calls.listOfferLinks, signedIn, async ({ params, actor }) => ({
    links: await listOfferLinks(services, actor, params.id),
  }));

  routes.add(calls.endOfferLink, signedIn, async ({ params, actor }) => {
    await endOfferLink(services, actor, { quoteId: params.id, linkId: params.link_id });
    return null;
  });
}
