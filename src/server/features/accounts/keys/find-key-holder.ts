import { minutes } from "#domain/time/durations.ts";
import type { KeyHolder } from "#server/access/actor.ts";
import { hashToken } from "#server/platform/sessions/token.ts";
import type { Services } from "#server/services.ts";
import { todayOf } from "#server/today-of.ts";
import { findApiKey, noteApiKeyUse } from "./api-keys.repository.ts";

const noteEvery = minutes(1);

/** The program that holds a key: nothing for one that was ended, or whose day is past. */
export async function findKeyHolder(
  services: Pick<Services, "db" | "clock" | "shop">,
  secret: string,
): Promise<KeyHolder | undefined> {
  const { db, clock } = services;
  const key = await findApiKey(db, hashToken(secret));
  if (!key || (key.ends_on !== null && key.ends_on < todayOf(services))) return undefined;
  const now = clock();
  const isNoted = key.last_used_at !== null && now.getTime() - Date.parse(key.last_used_at) < noteEvery;
  if (!isNoted) await noteApiKeyUse(db, key.id, now);
  return { kind: "staff", userId: key.made_by, name: key.name, role: key.role, keyId: key.id };
}
