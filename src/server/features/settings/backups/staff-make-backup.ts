import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { Backup } from "#contracts/backups.ts";
import { backupFileName } from "#domain/settings/backups.ts";
import { days } from "#domain/time/durations.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type SignedInStaff } from "#server/access/actor.ts";
import { changeWithProof, type Proof } from "#server/access/require-step-up.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import type { OpenedFile } from "#server/platform/http/send-file.ts";
import { nothingWhenMissing } from "#server/platform/storage/missing.ts";
import type { Services } from "#server/services.ts";
import { backupPath } from "./backup-files.ts";
import { addBackup, findBackup, findBackups, isBackupWaiting } from "./backups.repository.ts";
import type { BackupRow } from "./backups.table.ts";

const waiting: Message = /*i18n*/ {
  id: "backup.waiting",
  message: "A backup is being made. Please wait until it is ready.",
};
const notYours: Message = /*i18n*/ {
  id: "backup.notYours",
  message: "A backup is downloaded within a day, by the owner who made it. Please make a new one.",
};
const elsewhere: Message = /*i18n*/ {
  id: "backup.elsewhere",
  message: "This backup is not on the machine that answers. It is on the one that made it.",
};

/** A proof is good for this long: for the download of what it was given for. */
const downloadable = days(1);

/**
 * An owner has a backup made, which a job does (ADR-106). The password comes first: a backup is the whole shop.
 * @throws conflict while one waits; 422, 429
 */
export async function staffMakeBackup(
  services: Services,
  actor: SignedInStaff,
  { withKey, proof }: { readonly withKey: boolean; readonly proof: Proof },
): Promise<Backup> {
  const at = services.clock();
  const added = await changeWithProof(services, actor, proof, async (transaction) => {
    if (await isBackupWaiting(transaction)) throw new AppError("conflict", { message: waiting });
    const row = await addBackup(transaction, {
      with_key: withKey ? 1 : 0,
      ...{ night: null, made_by: actor.userId, created_at: at.toISOString() },
    });
    if (!row) throw new AppError("conflict", { message: waiting });
    await recordAudit(transaction, {
      ...{ subject: "settings", subjectId: 1, action: "settings.backup", actor: auditActorOf(actor), at },
      after: { backup: row.id, with_key: withKey },
    });
    return row;
  });
  return showBackup(services, actor, added);
}

export async function staffListBackups(services: Services, actor: SignedInStaff): Promise<Backup[]> {
  return (await findBackups(services.db)).map((row) => showBackup(services, actor, row));
}

/**
 * The file, for the owner who gave his password for it within the last day: a session alone takes no shop away.
 * @throws 404, 409
 */
export async function staffOpenBackup(
  services: Services,
  actor: SignedInStaff,
  id: number,
): Promise<OpenedFile> {
  const row = await findBackup(services.db, id);
  if (!row) throw new AppError("not_found");
  if (!isDownloadable(services, actor, row)) throw new AppError("conflict", { message: notYours });
  const path = backupPath(services.config, id);
  const found = await stat(path).catch(nothingWhenMissing);
  if (!found) throw new AppError("conflict", { message: elsewhere });
  return {
    ...{ name: backupFileName(row), mediaType: "application/gzip", byteSize: found.size },
    content: createReadStream(path),
  };
}

function isDownloadable(
  { clock }: Pick<Services, "clock">,
  { userId }: SignedInStaff,
  { state, made_by, made_at }: BackupRow,
): boolean {
  if (state !== "made" || made_by !== userId || made_at === null) return false;
  return clock().getTime() - Date.parse(made_at) < downloadable;
}

function showBackup(services: Pick<Services, "clock">, actor: SignedInStaff, row: BackupRow): Backup {
  const { id, state, night, has_key, byte_size, missing_files, created_at, made_at, copied_at, problem } =
    row;
  return {
    ...{ id, state, is_nightly: night !== null, has_key: has_key === 1 },
    byte_size: byte_size === null ? null : Number(byte_size),
    ...{ missing_files, created_at, made_at, copied_at, problem },
    is_downloadable: isDownloadable(services, actor, row),
  };
}
