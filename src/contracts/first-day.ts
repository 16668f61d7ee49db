import { languages } from "#domain/language/language.ts";
import { settingRules } from "#domain/settings/setting-rules.ts";
import { confirmedSteps, firstDaySteps } from "#domain/shop/first-day.ts";
import { proof } from "./accounts/accounts.ts";
import { defineCall } from "./call.ts";
import { ruled, time } from "./fields.ts";
import { emptyBody } from "./requests.ts";
import { z } from "./zod.ts";

/** The list of the first day. It is put away by its owner, or done. */
const firstDay = z
  .object({
    steps: z.array(
      z.object({
        step: z.enum(firstDaySteps),
        is_done: z.boolean(),
        /** When a person said so. */
        confirmed_at: time.nullable(),
      }),
    ),
    is_put_away: z.boolean(),
    /** The shop began with the demo catalogue: the list is folded there. */
    is_demo: z.boolean(),
  })
  .meta({ id: "FirstDay" });
export type FirstDay = z.infer<typeof firstDay>;

export const getFirstDay = defineCall({
  method: "GET",
  path: "/api/first-day",
  summary: "What a shop does before it opens, and what of it is done, for administrators",
  answers: { 200: firstDay },
});

export const confirmStep = defineCall({
  method: "POST",
  path: "/api/first-day/{step}",
  summary: "Say that a step is done, or is not; `put-away` hides the list or brings it back",
  params: z.strictObject({ step: z.enum([...confirmedSteps, "put-away"]) }),
  body: z.strictObject({ is_done: z.boolean().optional() }).optional(),
  answers: { 200: firstDay },
});

export const sendTestMail = defineCall({
  method: "POST",
  path: "/api/first-day/mail/test",
  summary: "Mail the caller, to see that mails arrive",
  body: emptyBody,
  errors: ["conflict"],
  answers: {
    200: z.object({
      success: z.literal(true),
      sent_to: z.string(),
      /** Without one, mails are files in the folder of the outbox. */
      has_mail_server: z.boolean(),
    }),
  },
});

export const beginOwnShop = defineCall({
  method: "POST",
  path: "/api/first-day/begin-own-shop",
  summary: "End the demo for good: its products go to the trash, the shop is the owner's own",
  /** Where the owner sits and what she reads: what the shop begins with, unless the settings say otherwise already. */
  body: z.strictObject({
    ...proof,
    time_zone: ruled(settingRules.time_zone).optional(),
    first_language: z.enum(languages).optional(),
  }),
  errors: ["conflict"],
  answers: { 200: z.object({}) },
});
