import { backupStates } from "#domain/settings/backups.ts";
import { proof } from "./accounts/accounts.ts";
import { fileAnswer } from "./answers.ts";
import { defineCall } from "./call.ts";
import { byId, time } from "./fields.ts";
import { z } from "./zod.ts";

const backup = z
  .object({
    id: z.int(),
    state: z.enum(backupStates),
    /** Made by the shop at night, for the bucket. */
    is_nightly: z.boolean(),
    /** Whether the key of the secrets lies in it. */
    has_key: z.boolean(),
    byte_size: z.int().nullable(),
    /** Files that the database names and that were not in the storage. */
    missing_files: z.int(),
    created_at: time,
    made_at: time.nullable(),
    /** When it was copied to the bucket. */
    copied_at: time.nullable(),
    /** Why it was not made, or not copied. */
    problem: z.string().nullable(),
    /** For the owner who made it, within a day. */
    is_downloadable: z.boolean(),
  })
  .meta({ id: "Backup" });
export type Backup = z.infer<typeof backup>;

export const listBackups = defineCall({
  method: "GET",
  path: "/api/backups",
  summary: "The backups that the shop keeps, the newest first",
  answers: { 200: z.object({ backups: z.array(backup) }) },
});

export const makeBackup = defineCall({
  method: "POST",
  path: "/api/backups",
  summary: "Have a backup made, with or without the key of the secrets",
  body: z.strictObject({ with_key: z.boolean().optional(), ...proof }),
  errors: ["conflict"],
  answers: { 201: z.object({ backup }) },
});

export const getBackup = defineCall({
  method: "GET",
  path: "/api/backups/{id}",
  summary: "A backup as one file, for the owner who made it within the last day; `npm run restore` takes it",
  params: byId,
  errors: ["conflict"],
  ...fileAnswer,
});
