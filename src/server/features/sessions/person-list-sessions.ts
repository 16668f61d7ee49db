import type { Session } from "#contracts/sessions.ts";
import type { Client, Staff } from "#server/access/actor.ts";
import { listOpenSessions, sessionIdOf } from "#server/platform/sessions/open-sessions.ts";
import type { Services } from "#server/services.ts";
import { whoseSessions } from "./whose-sessions.ts";

/** The person's sessions, the newest first (ASVS 7.5.2). */
export async function personListSessions(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: Staff | Client,
): Promise<Session[]> {
  const rows = await listOpenSessions(db, whoseSessions(actor), clock());
  return rows.map(({ token_hash, device, created_at, last_seen_at }) => ({
    id: sessionIdOf(token_hash),
    device,
    created_at,
    last_seen_at,
    is_this: token_hash === actor.tokenHash,
  }));
}
