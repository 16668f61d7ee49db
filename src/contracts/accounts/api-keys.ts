import { accountNameRule } from "#domain/accounts/account-rules.ts";
import { staffRoles } from "#domain/accounts/roles.ts";
import { successAnswer } from "../answers.ts";
import { defineCall } from "../call.ts";
import { byId, day, ruled, time } from "../fields.ts";
import { z } from "../zod.ts";
import { proof } from "./accounts.ts";

/** A key by which a program works with the shop (SPEC-4.60); never its secret. */
const apiKey = z
  .object({
    id: z.int(),
    name: z.string(),
    role: z.enum(staffRoles),
    /** The last day on which it opens something; null without an end. */
    ends_on: day.nullable(),
    /** To about a minute; null until it was used. */
    last_used_at: time.nullable(),
    /** The owner who made it, and with whom it ends. */
    made_by: z.string(),
    /** Its day is past, or who made it is no owner any more. */
    is_over: z.boolean(),
    created_at: time,
  })
  .meta({ id: "ApiKey" });
export type ApiKey = z.infer<typeof apiKey>;

export const listApiKeys = defineCall({
  method: "GET",
  path: "/api/api-keys",
  summary: "The keys by which programs work with the shop",
  answers: { 200: z.object({ api_keys: z.array(apiKey) }) },
});

/** The secret is in this answer and nowhere else. */
export const createApiKey = defineCall({
  method: "POST",
  path: "/api/api-keys",
  key: "secret",
  summary: "Make a key for a program; its secret is shown this once",
  body: z.strictObject({
    name: ruled(accountNameRule, "Warehouse"),
    role: z.enum(staffRoles),
    ends_on: day.optional(),
    ...proof,
  }),
  answers: { 201: z.object({ api_key: apiKey, secret: z.string() }) },
});

export const endApiKey = defineCall({
  method: "DELETE",
  path: "/api/api-keys/{id}",
  summary: "End a key: from its next request on it opens nothing",
  params: byId,
  body: z.strictObject(proof),
  answers: { 200: successAnswer },
});
