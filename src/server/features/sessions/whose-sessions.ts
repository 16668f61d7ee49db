import type { Client, SignedInStaff } from "#server/access/actor.ts";
import type { Signed } from "#server/platform/sessions/open-sessions.ts";

/** Which sessions a signed-in person may see and end: his own, of the same kind. */
export function whoseSessions(
  actor: SignedInStaff | Client,
): Signed & { readonly subject: "user" | "client" } {
  const { tokenHash } = actor;
  return actor.kind === "staff"
    ? { kind: "staff", subjectId: actor.userId, subject: "user", tokenHash }
    : { kind: "client", subjectId: actor.clientId, subject: "client", tokenHash };
}
