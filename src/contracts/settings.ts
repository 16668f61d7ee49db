import { type ShopSettings, settingRules } from "#domain/offers/offer-settings.ts";
import { defineCall } from "./call.ts";
import { id, obeys, ruledText } from "./fields.ts";
import { historyEntry } from "./history.ts";
import { listMeta, listQuery } from "./lists.ts";
import { z } from "./zod.ts";

/** What the shop settles once for all its offers. */
export const settingValues = z
  .object({
    offer_valid_days: z.int().nullable(),
    terms_en: z.string(),
    terms_fr: z.string(),
    default_tax_profile_id: z.int().nullable(),
    minimum_units: z.int(),
    reminder_after_days: z.int(),
    reminder_before_days: z.int(),
    reminders_on: z.boolean(),
  } satisfies Record<keyof ShopSettings, z.ZodType>)
  .meta({ id: "Settings" });

/** The settings as they stand; `version` rises with every change, and is the answer's ETag. */
export const settingsAnswer = z.object({ values: settingValues, version: z.int() });
export type SettingsAnswer = z.infer<typeof settingsAnswer>;

const settingChanges = z.strictObject({
  offer_valid_days: obeys(z.number().nullable(), settingRules.offer_valid_days).optional(),
  terms_en: ruledText(settingRules.terms).optional(),
  terms_fr: ruledText(settingRules.terms).optional(),
  default_tax_profile_id: id.nullable().optional(),
  minimum_units: obeys(z.number(), settingRules.minimum_units).optional(),
  reminder_after_days: obeys(z.number(), settingRules.reminder_after_days).optional(),
  reminder_before_days: obeys(z.number(), settingRules.reminder_before_days).optional(),
  reminders_on: z.boolean().optional(),
});
export type SettingChanges = z.output<typeof settingChanges>;

export const getSettings = defineCall({
  method: "GET",
  path: "/api/settings",
  summary: "The settings of the shop, for staff",
  answers: { 200: settingsAnswer },
});

export const changeSettings = defineCall({
  method: "PUT",
  path: "/api/settings",
  summary: "Change settings; those that are left out stay as they are",
  body: z.strictObject({ values: settingChanges }),
  headers: ["If-Match"],
  answers: { 200: settingsAnswer },
});

export const listSettingsHistory = defineCall({
  method: "GET",
  path: "/api/settings/history",
  summary: "Who changed which setting and when, the newest first",
  query: z.strictObject({ ...listQuery(["id", "created_at"]) }),
  answers: { 200: z.object({ history: z.array(historyEntry), meta: listMeta.optional() }) },
});
