/** What becomes of a backup: it waits for the job, and is made or not. */
export const backupStates = ["waiting", "made", "failed"] as const;
export type BackupState = (typeof backupStates)[number];

/** How many of each kind are kept: of those that owners made, and of the nightly ones. */
export const keptBackups = 7;

/** How one is called once it has left the shop, and in the bucket: no other shop that was made of it names its own so. */
export function backupFileName(backup: {
  readonly id: number;
  readonly created_at: string;
  readonly made_at: string | null;
}): string {
  const [day = "", time = ""] = (backup.made_at ?? backup.created_at).split("T");
  return `backup-${day}-${time.slice(0, 8).replaceAll(":", "")}-${backup.id}.tgz`;
}
