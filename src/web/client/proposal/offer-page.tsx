import { data } from "react-router";
import type { CallAnswer } from "#contracts/call.ts";
import { getSharedOffer } from "#contracts/quotes/offer-links.ts";
import { call } from "../../api/call.ts";
import { ApiFailure } from "../../api/send.ts";
import { pageServices } from "../../context.ts";
import type { Route } from "./+types/offer-page.ts";
import { EndedLink } from "./ended-link.tsx";
import { Proposal } from "./proposal.tsx";

export type SharedOffer = CallAnswer<typeof getSharedOffer>;

/** Renders it whole on the server: an offer is read without scripts, and lies before people who have no account. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { fetch } = context.get(pageServices);
  try {
    return data({ offer: await call(getSharedOffer, {}, { bearer: token, fetcher: fetch }) }, 200);
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 410) return data({ offer: null }, 410);
    throw error;
  }
}

/** Its address is a secret: no other page is told it. */
export const headers: Route.HeadersFunction = () => ({ "referrer-policy": "no-referrer" });

/** The offer of one deal, for the holder of its link (SPEC-4.39). */
export default function OfferPage({ loaderData: { offer }, params: { token } }: Route.ComponentProps) {
  return offer ? <Proposal key={token} offer={offer} token={token} /> : <EndedLink />;
}
