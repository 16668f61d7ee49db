import type { Audience } from "#domain/messages/message-rules.ts";
import type { Client, Staff } from "#server/access/actor.ts";

/** Those who write and read threads: staff with the right, and the quote's client with a session. */
export type Party = Staff | Client;

/** A person as rows name him. */
export interface Person {
  readonly kind: "staff" | "client";
  readonly id: number;
}

export function personOf(party: Party): Person {
  return { kind: party.kind, id: party.kind === "staff" ? party.userId : party.clientId };
}

/** What he may read: a client never a note of staff. Every query of a thread is given this. */
export function readableBy({ kind }: Pick<Party, "kind">): readonly Audience[] {
  return kind === "staff" ? ["client", "staff"] : ["client"];
}
