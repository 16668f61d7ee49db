import type { Role, StaffRole } from "#domain/accounts/roles.ts";
import type { LinkRights } from "#domain/offers/offer-links.ts";
import type { AuditActor } from "#server/platform/history/history.ts";

/** An unauthenticated caller. A bearer that is not valid makes its caller a visitor, and is reported. */
export interface Visitor {
  readonly kind: "visitor";
}

/** A staff account: with a role in the back office, or a standard user, who has none and is shown what he may not do. */
export interface SignedInStaff {
  readonly kind: "staff";
  readonly userId: number;
  readonly name: string;
  readonly role: Role | null;
  readonly tokenHash: string;
  readonly keyId?: undefined;
}

/** A program with an API key: has the key's role and name, and acts for the owner who made it (SPEC-4.60). */
export interface KeyHolder {
  readonly kind: "staff";
  /** The owner's. */
  readonly userId: number;
  /** The key's. */
  readonly name: string;
  readonly role: StaffRole;
  readonly keyId: number;
}

/** What acts for the shop. What only a person may do takes `SignedInStaff`. */
export type Staff = SignedInStaff | KeyHolder;

/** A client who signed in with e-mail and password. */
export interface Client {
  readonly kind: "client";
  readonly clientId: number;
  readonly name: string;
  readonly tokenHash: string;
}

/** The holder of one quote's link: may do what the payment page needs, and nothing else (SPEC-1.14). */
export interface LinkHolder {
  readonly kind: "link";
  readonly clientId: number;
  readonly quoteId: number;
}

/**
 * The holder of an offer's link: acts for the deal's client about this one deal, without a session, as far as the link's
 * rights go at this moment (SPEC-4.39).
 */
export interface OfferLink {
  readonly kind: "offer-link";
  readonly linkId: number;
  readonly clientId: number;
  readonly quoteId: number;
  readonly rights: LinkRights;
  readonly mayPay: boolean;
  /** It went to another address than the quote's own. */
  readonly isShared: boolean;
  /** Where it was mailed to. */
  readonly email: string;
  /** By which what he writes is signed. */
  readonly name: string;
}

/** The buyer's side of a deal: its client with a session, or the holder of a link to its offer. */
export type Buyer = Client | OfferLink;

/** Whose deals are found, and which one alone where a link is bound to it. */
export interface BuyerScope {
  readonly clientId: number;
  readonly quoteId?: number | undefined;
}

export function buyerScope(buyer: Buyer): BuyerScope {
  const { clientId } = buyer;
  return buyer.kind === "client" ? { clientId } : { clientId, quoteId: buyer.quoteId };
}

export type Actor = Visitor | Staff | Client | LinkHolder | OfferLink;

/** The actor as audit entries name him. */
export function auditActorOf(actor: Actor): AuditActor {
  if (actor.kind === "staff") {
    if (actor.keyId !== undefined) return { kind: "key", id: actor.keyId, name: actor.name };
    return { kind: "staff", id: actor.userId, name: actor.name };
  }
  if (actor.kind === "client") return { kind: "client", id: actor.clientId, name: actor.name };
  if (actor.kind === "link") return { kind: "client", id: actor.clientId, name: "link" };
  if (actor.kind === "offer-link") return { kind: "client", id: actor.clientId, name: `link ${actor.email}` };
  return { kind: "visitor", id: null, name: "visitor" };
}

/** Whose request it is, as its Idempotency-Key counts: the holder of a link is not the client who signed in. */
export function callerOf(actor: Actor): string {
  if (actor.kind === "staff")
    return actor.keyId === undefined ? `staff ${actor.userId}` : `key ${actor.keyId}`;
  if (actor.kind === "client") return `client ${actor.clientId}`;
  if (actor.kind === "offer-link") return `offer link ${actor.linkId}`;
  return actor.kind === "link" ? `link ${actor.clientId} ${actor.quoteId}` : "visitor";
}
