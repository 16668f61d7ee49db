import type { ApiKey } from "#contracts/accounts/api-keys.ts";
import type { StaffRole } from "#domain/accounts/roles.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type SignedInStaff } from "#server/access/actor.ts";
import { changeWithProof, type Proof } from "#server/access/require-step-up.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { hashToken, issueApiKey } from "#server/platform/sessions/token.ts";
import type { Services } from "#server/services.ts";
import { todayOf } from "#server/today-of.ts";
import { findUserForStaff } from "../accounts.repository.ts";
import { postAccountNotice } from "../users/mail-account-notice.ts";
import { type ApiKeyOfMaker, addApiKey, deleteApiKey, findApiKeys } from "./api-keys.repository.ts";
import type { ApiKeyRow } from "./api-keys.table.ts";

const dayIsPast: Message = /*i18n*/ {
  id: "apiKey.endsOn.past",
  message: "This day is past. Please choose today or a later one.",
};

interface Making {
  readonly name: string;
  readonly role: StaffRole;
  readonly endsOn: string | undefined;
  readonly proof: Proof;
}

/**
 * An owner makes a key for a program, with a proof (SPEC-4.60); all owners are written to. The secret is answered and not
 * kept.
 * @throws 422 for a day that is past, or for a proof that is missing or wrong; 429
 */
export async function staffMakeApiKey(
  services: Services,
  actor: SignedInStaff,
  { name, role, endsOn, proof }: Making,
): Promise<{ api_key: ApiKey; secret: string }> {
  const today = todayOf(services);
  if (endsOn !== undefined && endsOn < today)
    throw new AppError("invalid", { fields: { ends_on: [dayIsPast] } });
  const at = services.clock();
  const secret = issueApiKey();
  const key = await changeWithProof(services, actor, proof, async (transaction) => {
    const row = await addApiKey(transaction, {
      ...{ name, role, token_hash: hashToken(secret), made_by: actor.userId },
      ...{ ends_on: endsOn ?? null, created_at: at.toISOString() },
    });
    await recordAudit(transaction, {
      ...{ subject: "api_key", subjectId: row.id, action: "api_key.create" },
      ...{ actor: auditActorOf(actor), after: historyOf(row), at },
    });
    const account = await findUserForStaff(transaction, actor.userId);
    if (account) await postAccountNotice(transaction, { notice: "key-made", account, isForOwners: true }, at);
    return row;
  });
  services.notifyMailWorker();
  return { api_key: showApiKey({ ...key, maker: actor.name, is_maker_owner: true }, today), secret };
}

/** The keys, those that open nothing any more as well. */
export async function staffListApiKeys(services: Pick<Services, "db" | "clock" | "shop">): Promise<ApiKey[]> {
  const today = todayOf(services);
  return (await findApiKeys(services.db)).map((row) => showApiKey(row, today));
}

/**
 * An owner ends a key, with a proof: its next request is a stranger's.
 * @throws 404; 422 for a proof that is missing or wrong; 429
 */
export async function staffEndApiKey(
  services: Services,
  actor: SignedInStaff,
  { keyId, proof }: { readonly keyId: number; readonly proof: Proof },
): Promise<void> {
  await changeWithProof(services, actor, proof, async (transaction) => {
    const row = await deleteApiKey(transaction, keyId);
    if (!row) throw new AppError("not_found");
    await recordAudit(transaction, {
      ...{ subject: "api_key", subjectId: row.id, action: "api_key.end" },
      ...{ actor: auditActorOf(actor), before: historyOf(row), at: services.clock() },
    });
  });
}

function historyOf({ name, role, ends_on }: ApiKeyRow) {
  return { name, role, ends_on };
}

function showApiKey(row: ApiKeyOfMaker, today: string): ApiKey {
  const { id, name, role, ends_on, last_used_at, maker, is_maker_owner, created_at } = row;
  const is_over = !is_maker_owner || (ends_on !== null && ends_on < today);
  return { id, name, role, ends_on, last_used_at, made_by: maker, is_over, created_at };
}
