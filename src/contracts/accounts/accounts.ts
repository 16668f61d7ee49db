import {
  accountEmailRule,
  accountNameRule,
  givenPasswordRule,
  optionalTelephoneRule,
  telephoneRule,
} from "#domain/accounts/account-rules.ts";
import { roles } from "#domain/accounts/roles.ts";
import { languages } from "#domain/language/language.ts";
import { messageAnswer, successAnswer } from "../answers.ts";
import { defineCall } from "../call.ts";
import {
  alsoNamed,
  answeredFlag,
  byId,
  flag,
  opaque,
  ruled,
  ruledEmail,
  ruledSecret,
  time,
} from "../fields.ts";
import { listMeta, listQuery, listStatus } from "../lists.ts";
import { emptyBody } from "../requests.ts";
import { suspicion } from "../suspicion.ts";
import { z } from "../zod.ts";
import { newPasswords, passwordForEmail, passwordTwice } from "./passwords.ts";

const userRow = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    telephone: z.string().nullable(),
    is_admin: answeredFlag,
    isAdmin: answeredFlag,
    /** An owner is an administrator and the other way round; null for a standard user (SPEC-3.31). */
    role: z.enum(roles).nullable().optional(),
    /** For screens and mails; null until the account has chosen. */
    language: z.enum(languages).nullable().optional(),
    created_at: time,
    version: z.int(),
  })
  .meta({ id: "User" });

/** A user of the back office or of the shop; both names of the flag are answered, and either is read. */
export const user = alsoNamed(userRow, { is_admin: "isAdmin", isAdmin: "is_admin" });
export type User = z.infer<typeof user>;

const userAnswer = z.object({ user, message: z.string() });
export const signedIn = z.object({ token: z.string(), user, message: z.string() });
/** The password was right, and the account has a second factor: the challenge is taken by the second step alone. */
const halfway = z.object({ second_factor: z.literal(true), challenge: z.string(), message: z.string() });

/**
 * The caller's own password and, where the account has a second factor, a code: asked for before a role is given that may
 * handle the shop's money or the shop, before the address of such an account or an owner's rights change, and for some
 * settings (SPEC-4.47). Missing or wrong, it is a 422 at the field.
 */
export const proof = {
  current_password: z.string().max(1024).optional(),
  code: z.string().max(100).optional(),
};

export const login = defineCall({
  method: "POST",
  path: "/api/login",
  key: "secret",
  summary: "Sign in",
  body: z.strictObject({
    email: ruledEmail(accountEmailRule),
    password: ruledSecret(givenPasswordRule),
  }),
  errors: ["unauthenticated"],
  answers: { 200: z.union([signedIn, halfway]) },
});

/** Revokes the bearer it is called with, staff's or a client's; without one it succeeds too. */
export const logout = defineCall({
  method: "POST",
  path: "/api/logout",
  key: "unused",
  summary: "Sign out",
  body: emptyBody,
  answers: { 200: successAnswer },
});

export const me = defineCall({
  method: "GET",
  path: "/api/me",
  summary: "Who is signed in",
  answers: { 200: z.object({ success: z.boolean(), user: user.nullable() }) },
});

/** For screens and mails; null undoes the choice. */
export const chooseLanguage = defineCall({
  method: "PUT",
  path: "/api/me/language",
  summary: "Choose the language of one's own account",
  body: z.strictObject({ language: z.enum(languages).nullable() }),
  answers: { 200: z.object({ success: z.boolean(), user }) },
});

export const register = defineCall({
  method: "POST",
  path: "/api/register",
  key: "secret",
  summary: "Open an account, as a standard user",
  body: passwordTwice(
    passwordForEmail(
      z.strictObject({
        name: ruled(accountNameRule, "Ann Miller"),
        email: ruledEmail(accountEmailRule),
        telephone: ruled(optionalTelephoneRule, "303-555-0123").optional(),
        ...newPasswords,
        ...suspicion,
      }),
    ),
  ),
  answers: { 201: signedIn },
});

export const forgotPassword = defineCall({
  method: "POST",
  path: "/api/password/forgot",
  summary: "Mail a link for a new password; the answer is the same for unknown addresses",
  body: z.strictObject({ email: ruledEmail(accountEmailRule) }),
  answers: { 200: messageAnswer },
});

export const resetPassword = defineCall({
  method: "POST",
  path: "/api/password/reset",
  key: "secret",
  summary: "Choose a new password with the mailed link; a client is signed in with it",
  body: passwordTwice(z.strictObject({ token: opaque, ...newPasswords })),
  /** `client_token` is the bearer of the client whose password it was; staff sign in with theirs. */
  answers: { 200: messageAnswer.extend({ client_token: z.string().optional() }) },
});

export const listUsers = defineCall({
  method: "GET",
  path: "/api/users",
  summary: "All users, for owners",
  query: z.strictObject({
    ...listQuery(["id", "name", "email", "telephone", "is_admin", "created_at"]),
    ...listStatus(["admin", "standard", "staff", "registered"]),
  }),
  answers: {
    200: z.object({
      users: z.array(user),
      /** By right, as specified; and how many have a role, and how many only registered. */
      counts: z.record(z.enum(["total", "admins", "standard", "staff", "registered"]), z.int()).optional(),
      meta: listMeta.optional(),
    }),
  },
});

export const getUser = defineCall({
  method: "GET",
  path: "/api/users/{id}",
  summary: "One user, for owners",
  params: byId,
  answers: { 200: z.object({ user }) },
});

/** Whom a quote may be assigned to: names, and nothing else of an account. */
export const listColleagues = defineCall({
  method: "GET",
  path: "/api/colleagues",
  summary: "Everyone with a role in the back office, by name",
  answers: {
    200: z.object({ colleagues: z.array(z.object({ id: z.int(), name: z.string(), role: z.enum(roles) })) }),
  },
});

/** One user a line, for exports longer than a page. */
export const exportUsers = defineCall({
  method: "GET",
  path: "/api/users/export",
  summary: "All users that match, one JSON object a line",
  query: z.strictObject(listUsers.query.pick({ search: true, status: true }).shape),
  answers: { 200: user },
  answerType: "application/x-ndjson",
});

export const createUser = defineCall({
  method: "POST",
  path: "/api/users",
  summary: "Add a user",
  body: passwordTwice(
    z.strictObject({
      name: ruled(accountNameRule, "Ann Miller"),
      email: ruledEmail(accountEmailRule),
      telephone: ruled(telephoneRule, "303-555-0123"),
      ...newPasswords,
      is_admin: flag.optional(),
      role: z.enum(roles).nullable().optional(),
      ...proof,
    }),
  ),
  answers: { 201: userAnswer },
});

/**
 * The edited user comes back whole: what cannot be edited is accepted and ignored. Of role and flag the one that differs
 * from what stands is the change.
 */
export const updateUser = defineCall({
  method: "PUT",
  path: "/api/users/{id}",
  summary: "Change a user",
  params: byId,
  body: z.strictObject({
    name: ruled(accountNameRule, "Ann Miller"),
    email: ruledEmail(accountEmailRule),
    telephone: ruled(telephoneRule, "303-555-0123"),
    isAdmin: flag.optional(),
    is_admin: flag.optional(),
    role: z.enum(roles).nullable().optional(),
    id: z.int().optional(),
    language: z.enum(languages).nullable().optional(),
    created_at: z.string().max(40).optional(),
    version: z.int().optional(),
    ...proof,
  }),
  headers: ["If-Match"],
  answers: { 200: userAnswer },
});

export const deleteUser = defineCall({
  method: "DELETE",
  path: "/api/users/{id}",
  summary: "Delete a user; it can be restored",
  params: byId,
  /** For an owner's account. */
  body: z.strictObject(proof).optional(),
  headers: ["If-Match"],
  answers: { 200: successAnswer },
});

export const restoreUser = defineCall({
  method: "POST",
  path: "/api/users/{id}/restore",
  summary: "Undo the deletion of a user",
  params: byId,
  body: z.strictObject(proof).optional(),
  answers: { 200: userAnswer },
});
