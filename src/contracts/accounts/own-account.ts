import { accountEmailRule, accountNameRule, optionalTelephoneRule } from "#domain/accounts/account-rules.ts";
import { messageAnswer } from "../answers.ts";
import { defineCall } from "../call.ts";
import { opaque, ruled, ruledEmail } from "../fields.ts";
import { emptyBody } from "../requests.ts";
import { z } from "../zod.ts";
import { proof, user } from "./accounts.ts";
import { newPasswords, passwordTwice } from "./passwords.ts";

export const renameOwnAccount = defineCall({
  method: "PUT",
  path: "/api/me",
  summary: "Change one's own name and telephone",
  body: z.strictObject({
    name: ruled(accountNameRule, "Ann Miller"),
    telephone: ruled(optionalTelephoneRule, "303-555-0123").optional(),
  }),
  answers: { 200: z.object({ success: z.boolean(), user }) },
});

/** All other sessions of the account end. */
export const changeOwnPassword = defineCall({
  method: "PUT",
  path: "/api/me/password",
  summary: "Choose another password for one's own account",
  body: passwordTwice(
    z.strictObject({
      ...newPasswords,
      ...proof,
    }),
  ),
  answers: { 200: messageAnswer },
});

/** The address is the account's once the link in the mail to it was opened. */
export const changeOwnAddress = defineCall({
  method: "PUT",
  path: "/api/me/email",
  summary: "Ask for another e-mail address for one's own account",
  body: z.strictObject({ email: ruledEmail(accountEmailRule), ...proof }),
  answers: { 200: messageAnswer },
});

export const confirmOwnAddress = defineCall({
  method: "POST",
  path: "/api/address-confirmations/{token}",
  summary: "Confirm a new address with the mailed link",
  params: z.strictObject({ token: opaque }),
  body: emptyBody,
  answers: { 200: messageAnswer },
});
