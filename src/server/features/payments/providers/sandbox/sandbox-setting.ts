import type { Db } from "#server/platform/database/db.ts";
import { issueToken } from "#server/platform/sessions/token.ts";
import { readOrAddSetting } from "../../ledger/payment-settings.repository.ts";
import { promptAndOnce, type SandboxSetting } from "./sandbox.ts";

/** Reads `SANDBOX_WEBHOOKS`, e.g. `delay=2000,copies=3,lose=0.2`; what is left out stays prompt and once. */
export function sandboxSettingOf(text: string): SandboxSetting {
  const given = text
    .split(",")
    .map((part) => part.trim().split("="))
    .filter(([name = ""]) => name in promptAndOnce)
    .map(([name, value]) => [name, Number(value)]);
  return { ...promptAndOnce, ...Object.fromEntries(given) };
}

/**
 * The secrets that sign the sandbox's webhooks: those of `SANDBOX_WEBHOOK_SECRET` (two, separated by a comma, while
 * one replaces the other), or a random one that the database stores for all nodes.
 */
export async function sandboxSecrets(db: Db, configured: string): Promise<readonly string[]> {
  const given = configured
    .split(",")
    .map((secret) => secret.trim())
    .filter(Boolean);
  if (given.length > 0) return given;
  return [await readOrAddSetting(db, "sandbox_webhook_secret", () => `whsec_${issueToken()}`)];
}
