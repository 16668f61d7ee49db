import { type SecretGroup, secretGroups } from "#domain/settings/shop-secrets.ts";
import type { Db } from "#server/platform/database/db.ts";
import { readVersion } from "#server/platform/versions/versions.ts";
import type { Services } from "#server/services.ts";
import { type KeptSecrets, keysOf, type ShopKeys } from "./shop-keys.ts";
import { findSealedSecrets } from "./shop-secrets.repository.ts";

/** The name under which changes of secrets are counted. */
export const secretsVersion = "secrets";

/**
 * The keys as they were read last: at the start, after each change on this node, and within a second after one on
 * another. Asked for when they are used, so that what was typed counts without a restart.
 */
export interface FollowedKeys {
  readonly current: () => ShopKeys;
  readonly readAgain: () => Promise<void>;
}

type Following = Pick<Services, "db" | "config" | "secrets">;

/** Begins with the environment's; `readAgain` finds what was typed. */
export function followKeys(services: Following): FollowedKeys {
  let known = -1;
  let keys = keysOf(services.config, new Map());
  return {
    current: () => keys,
    async readAgain() {
      // First the version: what is read afterwards is at least as new.
      const version = await readVersion(services.db, secretsVersion);
      const kept = await openKept(services, services.db);
      if (version <= known) return;
      known = version;
      keys = keysOf(services.config, kept);
    },
  };
}

export async function openKept({ secrets }: Pick<Services, "secrets">, db: Db): Promise<KeptSecrets> {
  const rows = await findSealedSecrets(db);
  return new Map(rows.map(({ name, sealed }) => [name, secrets.open(name, sealed) ?? null]));
}

/** What the log says at the start of a shop whose key is another one than its secrets were sealed with. */
export function logLostKeys({ keys, log }: Pick<Services, "keys" | "log">): void {
  const groups = [...keys.current().lost];
  if (groups.length === 0) return;
  const names = groups.flatMap((group: SecretGroup) => secretGroups[group]);
  log.error(
    { secrets: names },
    "secrets that were typed in the office cannot be opened, because SECRETS_KEY or secrets.key is another one: put the right key back, or type them again under Shop settings; nothing is sent by them until then",
  );
}
