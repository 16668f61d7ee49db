import type { Audience } from "#domain/messages/message-rules.ts";
import type { Buyer, Staff } from "#server/access/actor.ts";

/** Those who write and read threads: staff with the right, and the quote's buyer. */
export type Party = Staff | Buyer;

/** A person as rows name him. */
export interface Person {
  readonly kind: "staff" | "client";
  readonly id: number;
}

export function personOf(party: Party): Person {
  if (party.kind === "staff") return { kind: "staff", id: party.userId };
  return { kind: "client", id: party.clientId };
}

/** What he may read: a client never a note of staff. Every query of a thread is given this. */
export function readableBy({ kind }: Pick<Party, "kind">): readonly Audience[] {
  return kind === "staff" ? ["client", "staff"] : ["client"];
}
