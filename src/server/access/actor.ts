import type { AuditActor } from "#server/platform/history/history.ts";

/** Nobody we know. A bearer that was sent and is not valid counts as nobody, and says so. */
export interface Visitor {
  readonly kind: "visitor";
}

/** Somebody with an account: an administrator, or a standard user who may see that he may not (SPEC-1.11). */
export interface Staff {
  readonly kind: "staff";
  readonly userId: number;
  readonly name: string;
  readonly isAdmin: boolean;
  readonly tokenHash: string;
}

/** A client who signed in with e-mail and password. */
export interface Client {
  readonly kind: "client";
  readonly clientId: number;
  readonly name: string;
  readonly tokenHash: string;
}

/** Whoever holds the link of one quote: what the payment page needs, and nothing else (SPEC-1.14). */
export interface LinkHolder {
  readonly kind: "link";
  readonly clientId: number;
  readonly quoteId: number;
}

export type Actor = Visitor | Staff | Client | LinkHolder;

/** The name under which a deed of this actor stands in the history. */
export function auditActorOf(actor: Actor): AuditActor {
  if (actor.kind === "staff") return { kind: "staff", id: actor.userId, name: actor.name };
  if (actor.kind === "client") return { kind: "client", id: actor.clientId, name: actor.name };
  if (actor.kind === "link") return { kind: "client", id: actor.clientId, name: "link" };
  return { kind: "visitor", id: null, name: "visitor" };
}
