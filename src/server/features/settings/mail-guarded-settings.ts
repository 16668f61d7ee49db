import { type GuardedSetting, guardedChanges } from "#domain/settings/guarded-settings.ts";
import type { ShopSettings } from "#domain/settings/shop-settings.ts";
import type { Staff } from "#server/access/actor.ts";
import { systemFindOwners } from "#server/features/accounts/users/system-find-user.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";

interface Change {
  readonly before: Pick<ShopSettings, GuardedSetting>;
  readonly after: Pick<ShopSettings, GuardedSetting>;
  readonly at: Date;
}

/**
 * Mails all owners what became of guarded settings, old and new value; another address of staff's mail is told to the old
 * one too, because a thief would turn exactly that off (SPEC-4.47).
 */
export async function mailGuardedSettings(
  transaction: Transaction,
  actor: Staff,
  { before, after, at }: Change,
): Promise<void> {
  const changed = guardedChanges(before, after);
  if (changed.length === 0) return;
  const changes = changed.map((setting) => ({ setting, before: before[setting], after: after[setting] }));
  const staff = changed.includes("staff_email") && before.staff_email !== "" ? [before.staff_email] : [];
  const owners = (await systemFindOwners(transaction)).map(({ email }) => email);
  for (const email of new Set([...owners, ...staff])) {
    const mail = { template: "staff-settings-changed", by: actor.name, changes } as const;
    // The language of the account that reads it is looked up when it is sent.
    await postMail(transaction, mail, { email, language: "en" }, at);
  }
}
