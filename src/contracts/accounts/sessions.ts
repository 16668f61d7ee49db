import { successAnswer } from "../answers.ts";
import { defineCall } from "../call.ts";
import { byId, time } from "../fields.ts";
import { z } from "../zod.ts";

/** A name for a session that opens nothing: it is no part of its token. */
const sessionId = z.string().regex(/^[0-9a-f]{16}$/);

const session = z
  .object({
    id: sessionId,
    device: z.string(),
    created_at: time,
    /** Within a minute. */
    last_seen_at: time,
    is_this: z.boolean(),
  })
  .meta({ id: "Session" });

export type Session = z.output<typeof session>;

const ended = z.object({ ended: z.int() }).meta({ id: "EndedSessions" });

export const listSessions = defineCall({
  method: "GET",
  path: "/api/sessions",
  summary: "One's own open sessions, the newest first",
  answers: { 200: z.object({ sessions: z.array(session) }) },
});

export const endSession = defineCall({
  method: "DELETE",
  path: "/api/sessions/{id}",
  summary: "End one of one's own sessions",
  params: z.strictObject({ id: sessionId }),
  answers: { 200: successAnswer },
});

export const endOtherSessions = defineCall({
  method: "POST",
  path: "/api/sessions/end-others",
  summary: "End all of one's own sessions but this one",
  answers: { 200: ended },
});

export const endUserSessions = defineCall({
  method: "POST",
  path: "/api/users/{id}/end-sessions",
  summary: "End every session of an account",
  params: byId,
  answers: { 200: ended },
});

/** `everybody` is required, so that an empty call signs no one out. */
export const endAllSessions = defineCall({
  method: "POST",
  path: "/api/sessions/end-all",
  summary: "End every session of staff and clients but this one; mailed links stay",
  body: z.strictObject({ everybody: z.literal(true) }),
  answers: { 200: ended },
});
