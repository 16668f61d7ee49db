import {
  accountEmailRule,
  accountNameRule,
  optionalNameRule,
  optionalTelephoneRule,
} from "#domain/accounts/account-rules.ts";
import { roles } from "#domain/accounts/roles.ts";
import { successAnswer } from "../answers.ts";
import { defineCall } from "../call.ts";
import { byId, opaque, ruled, ruledEmail, time } from "../fields.ts";
import { z } from "../zod.ts";
import { proof, user } from "./accounts.ts";
import { newPasswords, passwordTwice } from "./passwords.ts";

/** An invitation that waits for its answer. */
const invitation = z
  .object({
    id: z.int(),
    email: z.string(),
    name: z.string(),
    role: z.enum(roles),
    invited_by: z.string(),
    /** Null until its mail was delivered. */
    expires_at: time.nullable(),
    created_at: time,
  })
  .meta({ id: "Invitation" });
export type Invitation = z.infer<typeof invitation>;

export const inviteUser = defineCall({
  method: "POST",
  path: "/api/users/invite",
  summary: "Invite a colleague by mail; inviting again replaces the invitation",
  body: z.strictObject({
    email: ruledEmail(accountEmailRule),
    name: ruled(optionalNameRule, "Ann Miller").optional(),
    role: z.enum(roles),
    ...proof,
  }),
  answers: { 201: z.object({ invitation, message: z.string() }) },
});

export const listInvitations = defineCall({
  method: "GET",
  path: "/api/users/invitations",
  summary: "The invitations that wait for their answer",
  answers: { 200: z.object({ invitations: z.array(invitation) }) },
});

export const withdrawInvitation = defineCall({
  method: "DELETE",
  path: "/api/users/invitations/{id}",
  summary: "Take an invitation back: its link opens nothing any more",
  params: byId,
  answers: { 200: successAnswer },
});

const byToken = z.strictObject({ token: opaque });

/** Looking uses nothing up. */
export const readInvitation = defineCall({
  method: "GET",
  path: "/api/invitations/{token}",
  summary: "Whom a mailed invitation invites, and to what",
  params: byToken,
  answers: { 200: z.object({ invitation: invitation.pick({ email: true, name: true, role: true }) }) },
});

export const acceptInvitation = defineCall({
  method: "POST",
  path: "/api/invitations/{token}",
  key: "secret",
  summary: "Accept a mailed invitation, once: opens the account and signs it in",
  params: byToken,
  body: passwordTwice(
    z.strictObject({
      name: ruled(accountNameRule, "Ann Miller"),
      ...newPasswords,
      telephone: ruled(optionalTelephoneRule, "303-555-0123").optional(),
    }),
  ),
  answers: { 200: z.object({ token: z.string(), user }) },
});
