import type { SecretName } from "#domain/settings/shop-secrets.ts";
import type { Staff } from "#server/access/actor.ts";
import { systemFindOwners } from "#server/features/accounts/users/system-find-user.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";

export interface ChangedSecret {
  readonly name: SecretName;
  readonly wasSet: boolean;
  readonly isSet: boolean;
}

interface Change {
  readonly changes: readonly ChangedSecret[];
  readonly at: Date;
}

/** Mails all owners which secrets were set or forgotten, as for every guarded setting (SPEC-4.47). */
export async function mailChangedSecrets(
  transaction: Transaction,
  actor: Staff,
  { changes, at }: Change,
): Promise<void> {
  const mail = {
    template: "staff-settings-changed",
    by: actor.name,
    changes: changes.map(({ name, wasSet, isSet }) => ({ setting: name, before: wasSet, after: isSet })),
  } as const;
  for (const { email } of await systemFindOwners(transaction))
    await postMail(transaction, mail, { email, language: "en" }, at);
}
