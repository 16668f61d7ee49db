import { endAllSessions, endOtherSessions, endSession, listSessions } from "#contracts/sessions.ts";
import { administrator, signedIn } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { personEndOtherSessions, personEndSession } from "./person-end-sessions.ts";
import { personListSessions } from "./person-list-sessions.ts";
import { staffEndAllSessions } from "./staff-end-all-sessions.ts";

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
