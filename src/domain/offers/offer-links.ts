import { days } from "../time/durations.ts";
import type { Message } from "../words.ts";

/** What a link to an offer lets its holder do: all that the deal's client may do about it, or read it and write (SPEC-4.39). */
export const linkRights = ["act", "read"] as const;
export type LinkRights = (typeof linkRights)[number];

/** How long a link works after its mail, where its offer does not hold longer. */
export const linkLifetime = days(30);

/** How often a deal is shared, and how often with one address. */
export const shareLimits = {
  deal: { name: "offer-share", maxHits: 10, perMilliseconds: days(1) },
  address: { name: "offer-share-address", maxHits: 3, perMilliseconds: days(1) },
} as const;

/** What a link may do at this moment: the shop's setting bounds the rights that it was made with. */
export function boundRights(rights: LinkRights, bound: LinkRights): LinkRights {
  return bound === "read" ? "read" : rights;
}

/** Paying accepts, so it needs the right to act; the client's own link always pays, as links of quotes do. */
export function mayPayByLink(link: { readonly rights: LinkRights; readonly isShared: boolean }): boolean {
  return link.rights === "act" || !link.isShared;
}

export const linkEnded: Message = /*i18n*/ {
  id: "offer.link.ended",
  message: "This link has ended. Please ask for a new one.",
};
