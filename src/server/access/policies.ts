import { mayKey, mayRole, type Right } from "#domain/accounts/roles.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Policy } from "#server/platform/http/routes.ts";
import type { Actor, Buyer, Client, LinkHolder, OfferLink, SignedInStaff, Staff } from "./actor.ts";

/** Without a session 401, with one that lacks the right 403. */
function admitOnly<A extends Actor>(
  name: string,
  isAdmitted: (actor: Actor) => actor is A,
): Policy<Actor, A> {
  return {
    name,
    admit(actor) {
      if (isAdmitted(actor)) return actor;
      throw new AppError(actor.kind === "visitor" ? "unauthenticated" : "forbidden");
    },
  };
}

export const anyone: Policy<Actor, Actor> = { name: "anyone", admit: (actor) => actor };

/** A person of the staff side, and no program with a key. */
function isSignedIn(actor: Actor): actor is SignedInStaff {
  return actor.kind === "staff" && actor.keyId === undefined;
}

/** Any account of the staff side, with a role or without. */
export const account = admitOnly("account", isSignedIn);

/** Every account with a role in the back office, whichever it is: for what its screens need to stand at all. */
export const office = admitOnly(
  "office",
  (actor): actor is SignedInStaff => isSignedIn(actor) && actor.role !== null,
);

/** The accounts whose role has this right, and keys with such a role. */
export function may(right: Right): Policy<Actor, Staff> {
  const policy = admitOnly(`may ${right}`, (actor): actor is Staff => hasRight(actor, right));
  return { ...policy, keyRight: right };
}

/** Lets keys in as it does every role: what each may do there, the use case says by its rights. */
function keysByRole<A extends Actor>(policy: Policy<Actor, A>): Policy<Actor, A> {
  return { ...policy, keyRight: "that its role has for what is read or changed" };
}

/** The accounts whose role has this right, and no key: a password may be asked for (SPEC-4.60). */
export function mayInPerson(right: Right): Policy<Actor, SignedInStaff> {
  return admitOnly(
    `may ${right} in person`,
    (actor): actor is SignedInStaff => isSignedIn(actor) && hasRight(actor, right),
  );
}

/** The owners. */
export const administrator = admitOnly(
  "administrator",
  (actor): actor is SignedInStaff => isSignedIn(actor) && hasRight(actor, "shop.manage"),
);

/** Has this caller a role with this right? Only staff has one. */
export function hasRight(actor: Actor, right: Right): boolean {
  if (actor.kind !== "staff") return false;
  return actor.keyId === undefined ? mayRole(actor.role, right) : mayKey(actor.role, right);
}

export const client = admitOnly("client", (actor): actor is Client => actor.kind === "client");

/** A person with a session, of staff or a client. */
export const signedIn = admitOnly(
  "signedIn",
  (actor): actor is SignedInStaff | Client => isSignedIn(actor) || actor.kind === "client",
);

/** Staff, with a key as well, or a client with a session: a client's own. */
export const staffOrClient = keysByRole(
  admitOnly(
    "staffOrClient",
    (actor): actor is Staff | Client => actor.kind === "staff" || actor.kind === "client",
  ),
);

/** The holder of an offer's link whose rights go as far as the client's own, at this moment. */
function mayAct(actor: Actor): actor is OfferLink {
  return actor.kind === "offer-link" && actor.rights === "act";
}

/** Who answers for the buyer: the client, or the holder of a link with the right to act. The use case checks for which deal. */
export const buyer = admitOnly("buyer", (actor): actor is Buyer => actor.kind === "client" || mayAct(actor));

/** Who reads a deal and writes messages about it: staff, its client, the holder of any link to its offer. */
export const dealReader = keysByRole(
  admitOnly(
    "dealReader",
    (actor): actor is Staff | Buyer => actor.kind !== "visitor" && actor.kind !== "link",
  ),
);

/** Who changes a deal from either side. */
export const dealParty = keysByRole(
  admitOnly(
    "dealParty",
    (actor): actor is Staff | Buyer => actor.kind === "staff" || actor.kind === "client" || mayAct(actor),
  ),
);

/** Who reads a deal for the buyer: its client, or the holder of any link to its offer. */
export const buyerReader = admitOnly(
  "buyerReader",
  (actor): actor is Buyer => actor.kind === "client" || actor.kind === "offer-link",
);

/** The same, or the holder of a link of the quote. */
export const viewer = admitOnly(
  "viewer",
  (actor): actor is Buyer | LinkHolder => actor.kind !== "visitor" && actor.kind !== "staff",
);

/** Who may pay a quote: its client, or the holder of a link of it that may. The use case checks which quote. */
export const payer = admitOnly(
  "payer",
  (actor): actor is Buyer | LinkHolder =>
    actor.kind === "client" || actor.kind === "link" || (actor.kind === "offer-link" && actor.mayPay),
);

/** All who may see some quote; the use case gives each actor his own field set (SPEC-1.14). */
export const quoteReader = keysByRole(
  admitOnly("quoteReader", (actor): actor is Staff | Buyer | LinkHolder => actor.kind !== "visitor"),
);

/** A payment provider: the route checks its signature over the raw body before anything else. */
export const provider: Policy<Actor, Actor> = { name: "provider", admit: (actor) => actor };
