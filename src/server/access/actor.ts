import type { Role } from "#domain/accounts/roles.ts";
import type { AuditActor } from "#server/platform/history/history.ts";

/** An unauthenticated caller. A bearer that is not valid makes its caller a visitor, and is reported. */
export interface Visitor {
  readonly kind: "visitor";
}

/** A staff account: with a role in the back office, or a standard user, who has none and is shown what he may not do. */
export interface Staff {
  readonly kind: "staff";
  readonly userId: number;
  readonly name: string;
  readonly role: Role | null;
  readonly tokenHash: string;
}

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

export type Actor = Visitor | Staff | Client | LinkHolder;

/** The actor as audit entries name him. */
export function auditActorOf(actor: Actor): AuditActor {
  if (actor.kind === "staff") return { kind: "staff", id: actor.userId, name: actor.name };
  if (actor.kind === "client") return { kind: "client", id: actor.clientId, name: actor.name };
  if (actor.kind === "link") return { kind: "client", id: actor.clientId, name: "link" };
  return { kind: "visitor", id: null, name: "visitor" };
}

/** Whose request it is, as its Idempotency-Key counts: the holder of a link is not the client who signed in. */
export function callerOf(actor: Actor): string {
  if (actor.kind === "staff") return `staff ${actor.userId}`;
  if (actor.kind === "client") return `client ${actor.clientId}`;
  return actor.kind === "link" ? `link ${actor.clientId} ${actor.quoteId}` : "visitor";
}
