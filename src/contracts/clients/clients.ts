import { accountEmailRule, givenPasswordRule } from "#domain/accounts/account-rules.ts";
import { quoteStages } from "#domain/quotes/quote-stage.ts";
import { quoteStatuses } from "#domain/quotes/quote-status.ts";
import { newPasswords, passwordTwice } from "../accounts/passwords.ts";
import { messageAnswer, successAnswer } from "../answers.ts";
import { defineCall } from "../call.ts";
import { ruledEmail, ruledSecret, time } from "../fields.ts";
import { listMeta, listQuery } from "../lists.ts";
import { agreedSum } from "../quotes/agreed.ts";
import { quoteForClient } from "../quotes/quote-answers.ts";
import { z } from "../zod.ts";

/** What a link carries. Whatever else is shown is no token, and is answered as an invalid one. */
const shownToken = z.string().max(1000);

/** Says what a link opens; an unknown one is only invalid. Asking never uses it up. */
export const validateToken = defineCall({
  method: "POST",
  path: "/api/quotes/validate-token",
  key: "unused",
  summary: "Is this link still good?",
  body: z.strictObject({ session_token: shownToken }),
  answers: {
    200: z.object({
      valid: z.boolean(),
      quote_id: z.int().optional(),
      /** The client's address, which the link was mailed to. */
      email: z.string().optional(),
      /** False on the first visit: the page asks the client to choose a password. */
      password_set: z.boolean().optional(),
    }),
  },
});

export const clientLogin = defineCall({
  method: "POST",
  path: "/api/client-login",
  key: "secret",
  summary: "Sign a client in, to the quote of a link or to the newest one",
  body: z.strictObject({
    email: ruledEmail(accountEmailRule),
    password: ruledSecret(givenPasswordRule),
    /** The link's; without it the client's newest quote is opened. */
    session_token: shownToken.optional(),
  }),
  errors: ["unauthenticated"],
  answers: {
    200: z.object({
      quote: quoteForClient,
      token: z.string(),
      /** How many quotes the client has: with more than one the page shows the list. */
      quote_count: z.int(),
    }),
  },
});

/** One quote in the list of its client. */
export const ownQuote = z
  .object({
    id: z.int(),
    reference: z.string(),
    status: z.enum(quoteStatuses),
    stage: z.enum(quoteStages),
    quantity: z.int(),
    /** Dollars with two decimals (SPEC-2.36). */
    total_quote: z.number(),
    total_cents: z.int(),
    is_estimate: z.boolean(),
    agreed: agreedSum.nullable(),
    created_at: time,
  })
  .meta({ id: "OwnQuote" });
export type OwnQuote = z.infer<typeof ownQuote>;

const { page, per_page } = listQuery(["id"]);
const ownPage = { page, per_page };

export const listOwnQuotes = defineCall({
  method: "GET",
  path: "/api/client-quotes",
  summary:
    "The quotes of the signed-in client, newest first: a hundred a page where it is not said otherwise",
  query: z.strictObject(ownPage),
  answers: { 200: z.object({ quotes: z.array(ownQuote), meta: listMeta }) },
});

/** Only while none is set. */
export const setClientPassword = defineCall({
  method: "POST",
  path: "/api/client-password",
  summary: "Choose the client's password with the link",
  body: passwordTwice(
    z.strictObject({
      session_token: shownToken,
      ...newPasswords,
    }),
  ),
  errors: ["unauthenticated"],
  answers: { 200: successAnswer },
});

export const requestClientAccess = defineCall({
  method: "POST",
  path: "/api/client-access",
  summary: "Mail a new link; the answer is the same for unknown addresses",
  body: z.strictObject({ email: ruledEmail(accountEmailRule) }),
  answers: { 200: messageAnswer },
});
