import type { Actor } from "#server/access/actor.ts";
import { closeSession } from "#server/platform/sessions/sessions.ts";
import type { Services } from "#server/services.ts";

/** Ends the session that this request came with, staff's or a client's; without one there is nothing to end. */
export async function visitorSignOut({ db }: Pick<Services, "db">, actor: Actor): Promise<void> {
  if (actor.kind === "staff" || actor.kind === "client") await closeSession(db, actor.tokenHash);
}
