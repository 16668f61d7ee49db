import {
  endAllSessions,
  endOtherSessions,
  endSession,
  listSessions,
  type Session,
} from "#contracts/accounts/sessions.ts";
import type { Client, SignedInStaff } from "#server/access/actor.ts";
import { administrator, signedIn } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { listOpenSessions, sessionIdOf } from "#server/platform/sessions/open-sessions.ts";
import type { Services } from "#server/services.ts";
import { personEndOtherSessions, personEndSession, staffEndAllSessions } from "./end-sessions.ts";
import { whoseSessions } from "./whose-sessions.ts";

/** Where people are signed in, and the end of it (ASVS 7.4.5, 7.5.2). */
export function sessionRoutes({ routes, services }: Mounting): void {
  routes.add(listSessions, signedIn, async ({ actor }) => ({
    sessions: await personListSessions(services, actor),
  }));

  routes.add(endSession, signedIn, async ({ actor, params }) => {
    await personEndSession(services, actor, params.id);
    return { success: true };
  });

  routes.add(endOtherSessions, signedIn, async ({ actor }) => ({
    ended: await personEndOtherSessions(services, actor),
  }));

  routes.add(endAllSessions, administrator, async ({ actor }) => ({
    ended: await staffEndAllSessions(services, actor),
  }));
}

/** The person's sessions, the newest first (ASVS 7.5.2). */
async function personListSessions(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: SignedInStaff | Client,
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
