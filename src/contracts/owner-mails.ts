import { moneyMoves, moneyNews } from "#domain/mails/mail-news.ts";
import { guardedSettings } from "#domain/settings/guarded-settings.ts";
import { secretNames } from "#domain/settings/shop-secrets.ts";
import { z } from "./zod.ts";

const settingValue = z.union([z.string(), z.boolean()]).nullable();

/** What the shop's owners are told of what staff did (SPEC-4.47), as the values of the templates. */
export const ownerMailSchemas = [
  z.strictObject({
    template: z.literal("staff-settings-changed"),
    by: z.string(),
    changes: z.array(
      z.strictObject({
        setting: z.enum([...guardedSettings, ...secretNames]),
        before: settingValue,
        after: settingValue,
      }),
    ),
  }),
  z.strictObject({
    template: z.literal("staff-money-news"),
    news: z.enum(moneyNews),
    /** `YYYY-MM-DD`, in the shop's zone. */
    day: z.string(),
    moves: z.array(
      z.strictObject({
        move: z.enum(moneyMoves),
        /** The quote, or the payment, that it is about. */
        about: z.string(),
        amountCents: z.int(),
        by: z.string(),
      }),
    ),
    /** Moves of the day beyond those that stand here. */
    more: z.int(),
  }),
  z.strictObject({
    template: z.literal("staff-webhook-off"),
    /** Of the endpoint that was switched off; the rest of its address may be a secret. */
    host: z.string(),
    /** What the last try came to. */
    answer: z.string(),
  }),
  z.strictObject({ template: z.literal("staff-backup-failed"), problem: z.string() }),
] as const;
