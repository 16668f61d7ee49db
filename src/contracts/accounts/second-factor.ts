import { givenPasswordRule } from "#domain/accounts/account-rules.ts";
import { secondFactorRule } from "#domain/accounts/second-factor.ts";
import { successAnswer } from "../answers.ts";
import { defineCall } from "../call.ts";
import { byId, opaque, ruled, ruledSecret } from "../fields.ts";
import { z } from "../zod.ts";
import { proof, signedIn } from "./accounts.ts";

const code = ruled(secondFactorRule, "123456");
const password = ruledSecret(givenPasswordRule);

/** The challenge opens nothing else: it is no bearer. */
export const passSecondStep = defineCall({
  method: "POST",
  path: "/api/login/second-step",
  key: "secret",
  summary: "Finish signing in with a code of the second factor",
  body: z.strictObject({ challenge: opaque, code }),
  errors: ["unauthenticated"],
  answers: { 200: signedIn },
});

export const readSecondFactor = defineCall({
  method: "GET",
  path: "/api/me/second-factor",
  summary: "Whether one's own account has a second factor",
  answers: { 200: z.object({ is_on: z.boolean(), recovery_codes_left: z.int() }) },
});

/** `key` and `uri` are shown once; the factor counts only after a first code. */
export const beginSecondFactor = defineCall({
  method: "POST",
  path: "/api/me/second-factor/begin",
  key: "secret",
  summary: "Get a key for an authenticator app",
  body: z.strictObject({ password }),
  answers: { 200: z.object({ key: z.string(), uri: z.string() }) },
});

export const confirmSecondFactor = defineCall({
  method: "POST",
  path: "/api/me/second-factor/confirm",
  key: "secret",
  summary: "Switch the second factor on with a first code; answers the recovery codes, once",
  body: z.strictObject({ code }),
  answers: { 200: z.object({ recovery_codes: z.array(z.string()) }) },
});

export const endSecondFactor = defineCall({
  method: "POST",
  path: "/api/me/second-factor/end",
  summary: "Switch one's own second factor off",
  body: z.strictObject({ password, code }),
  answers: { 200: successAnswer },
});

/** For a colleague who lost phone and codes; one's own is ended with a code. */
export const removeSecondFactor = defineCall({
  method: "POST",
  path: "/api/users/{id}/remove-second-factor",
  summary: "Take the second factor off somebody else's account",
  params: byId,
  // `password` is the older name of `current_password`.
  body: z.strictObject({ ...proof, password: proof.current_password }),
  answers: { 200: successAnswer },
});
