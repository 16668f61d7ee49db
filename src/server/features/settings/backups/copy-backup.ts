import { backupFileName } from "#domain/settings/backups.ts";
import { minutes } from "#domain/time/durations.ts";
import { isPublicShop, publicAddressOf } from "#server/platform/http/public-host.ts";
import { readS3Address } from "#server/platform/storage/s3-address.ts";
import { putFile } from "#server/platform/storage/s3-put-file.ts";
import { s3Storage } from "#server/platform/storage/s3-storage.ts";
import type { Services } from "#server/services.ts";
import { backupPath } from "./backup-files.ts";
import type { BackupRow } from "./backups.table.ts";

/** Beside what each megabyte may take: it hurries no visitor. */
const timeout = minutes(10);

/** @throws what the store answers, or why it is not asked */
export async function copyBackup(
  services: Services,
  backup: BackupRow,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { id, byte_size, sha256 } = backup;
  const path = backupPath(services.config, id);
  const body = { path, byteSize: Number(byte_size), sha256: sha256 ?? "" };
  const file = { key: backupFileName(backup), body };
  await putFile(await addressOf(services), file, { timeout, signal });
}

/** What is no longer kept here is not kept there either. */
export async function removeCopy(services: Services, backup: BackupRow): Promise<void> {
  await s3Storage(await addressOf(services)).remove(backupFileName(backup));
}

async function addressOf({ config, keys }: Services) {
  const { config: connected, lost } = keys.current();
  if (lost.has("backup")) throw new Error("The bucket has to be typed again: the shop's key is another one.");
  const address = readS3Address(connected.BACKUP_BUCKET);
  if (!address) throw new Error("No bucket is set any more.");
  // A name that was public when it was tried may lead elsewhere by now.
  const isTyped = config.BACKUP_BUCKET === "";
  if (isTyped && isPublicShop(config) && !(await publicAddressOf(new URL(address.bucket).hostname)))
    throw new Error("The bucket's server is not on the public internet, or its name is not known.");
  return address;
}
