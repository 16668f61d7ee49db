import type { ShopSettings } from "#domain/settings/shop-settings.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { raiseVersion } from "#server/platform/versions/versions.ts";
import { storeSetting } from "./settings.repository.ts";

/** The name under which the number of changes is counted. */
export const settingsVersion = "settings";

interface Change {
  readonly before: ShopSettings;
  readonly after: ShopSettings;
  /** Why, where one was given. */
  readonly reason?: string | undefined;
  readonly at: Date;
}

/** Stores the settings that differ, with a line of history that tells these alone. */
export async function storeChangedSettings(
  transaction: Transaction,
  actor: Staff,
  { before, after, reason, at }: Change,
): Promise<void> {
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([key, value]) => !isSame(old.get(key), value));
  if (changed.length === 0) return;
  const stamp = { changed_by: actor.userId, changed_at: at.toISOString() };
  for (const [key, value] of changed)
    await storeSetting(transaction, { key, value: JSON.stringify(value), ...stamp });
  await raiseVersion(transaction, settingsVersion);
  // It is answered among the pictures of the catalogue, which are cached.
  if (changed.some(([key]) => key === "hero_picture")) await raiseVersion(transaction, "catalogue");
  await recordAudit(transaction, {
    subject: "settings",
    subjectId: 1,
    action: "settings.update",
    actor: auditActorOf(actor),
    before: Object.fromEntries(changed.map(([key]) => [key, old.get(key)])),
    after: { ...Object.fromEntries(changed), ...(reason && { reason }) },
    at,
  });
}

/** Settings are compared as they are stored: some are lists. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
