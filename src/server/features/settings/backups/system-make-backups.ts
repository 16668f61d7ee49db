import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { z } from "zod";
import { cutText } from "#domain/text/cut.ts";
import { hours, minutes, seconds } from "#domain/time/durations.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { systemFindOwners } from "#server/features/accounts/users/system-find-user.ts";
import { every, type Job } from "#server/platform/jobs/every.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import { readApart } from "#server/platform/processes/read-apart.ts";
import type { Services } from "#server/services.ts";
import { backupPath } from "./backup-files.ts";
import {
  addBackup,
  changeBackup,
  findNightBefore,
  findOldBackups,
  findUnfinishedBackup,
  hasNight,
  leaseBackup,
  removeBackup,
} from "./backups.repository.ts";
import type { BackupRow } from "./backups.table.ts";
import { copyBackup, removeCopy } from "./copy-backup.ts";

const program = resolve(import.meta.dirname, "../../../backup/backup-program.ts");
/** A node that was killed loses a backup that it was at, and another takes it, after this. */
const lease = minutes(2);
/** A new night begins when the shop sleeps. */
const nightBegins = hours(3);
const longestProblem = 300;

const packedForm = z.strictObject({
  byteSize: z.int(),
  sha256: z.string(),
  hasKey: z.boolean(),
  missing: z.int(),
});

/** Makes what owners asked for, and one a night for the bucket. A stop of the shop ends it; it is begun again after the start. */
export function backupJob(services: Services): Job {
  const stopping = new AbortController();
  const job = every(seconds(5), "backups", services.log, () => systemMakeBackups(services, stopping.signal));
  return {
    wake: job.wake,
    async stop() {
      stopping.abort();
      await job.stop();
    },
  };
}

/** @param signal ends it between two steps, or within one */
export async function systemMakeBackups(services: Services, signal?: AbortSignal): Promise<void> {
  await beginNight(services);
  for (;;) {
    const found = await findUnfinishedBackup(services.db);
    if (!found || signal?.aborted || !(await leaseBackup(services.db, found, leaseOf(services)))) return;
    const renewal = setInterval(() => {
      const leased = changeBackup(services.db, found.id, { leased_until: leaseOf(services).until });
      leased.catch((error: unknown) => services.log.warn({ err: error }, "a backup's lease was not renewed"));
    }, lease / 4);
    try {
      await finish(services, found, signal);
    } finally {
      clearInterval(renewal);
      await changeBackup(services.db, found.id, { leased_until: null });
    }
    await removeOld(services, { isNightly: found.night !== null });
  }
}

function leaseOf({ clock }: Services) {
  const now = clock();
  return { now: now.toISOString(), until: new Date(now.getTime() + lease).toISOString() };
}

/** One a night, while a bucket is set. */
async function beginNight({ db, clock, shop, keys }: Services): Promise<void> {
  const { config, lost } = keys.current();
  if (config.BACKUP_BUCKET === "" && !lost.has("backup")) return;
  const now = clock();
  const night = shopDayAt(new Date(now.getTime() - nightBegins), shop.facts().timeZone);
  if (await hasNight(db, night)) return;
  await addBackup(db, { night, with_key: 0, made_by: null, created_at: now.toISOString() });
}

async function finish(services: Services, found: BackupRow, signal: AbortSignal | undefined): Promise<void> {
  const { db, clock, log } = services;
  try {
    const made = found.state === "waiting" ? await make(services, found, signal) : found;
    if (made.night === null) return;
    await copyBackup(services, made, signal);
    await changeBackup(db, made.id, { copied_at: clock().toISOString() });
  } catch (error) {
    // It is begun again after the start.
    if (signal?.aborted) return;
    log.error({ err: error, backup: found.id }, "a backup was not made or not copied");
    await noteProblem(services, found.id, error);
  }
}

async function make(
  { db, config, clock }: Services,
  { id, with_key }: BackupRow,
  signal: AbortSignal | undefined,
): Promise<BackupRow> {
  const { DATA_DIR, DATABASE_URL, STORAGE_URL } = config;
  const order = {
    place: { DATA_DIR: resolve(DATA_DIR), DATABASE_URL, STORAGE_URL },
    ...{ to: backupPath(config, id), withKey: with_key === 1, path: process.env.PATH ?? "" },
  };
  const answer = await readApart(Buffer.from(JSON.stringify(order)), {
    ...{ path: program, timeout: hours(12), stop: signal },
  });
  const { byteSize, sha256, hasKey, missing } = packedForm.parse(JSON.parse(answer.toString("utf8")));
  return await changeBackup(db, id, {
    state: "made",
    has_key: hasKey ? 1 : 0,
    ...{ byte_size: byteSize, sha256, missing_files: missing, made_at: clock().toISOString() },
  });
}

/** Of nightly ones, all owners are told of the first that fails, and again after one that did not. */
async function noteProblem(services: Services, id: number, error: unknown): Promise<void> {
  const at = services.clock();
  const said = (error instanceof Error ? error.message : String(error)).replaceAll(
    "STORAGE_URL",
    "the bucket",
  );
  const problem = cutText(said.replaceAll(/\s+/g, " ").trim(), longestProblem);
  await services.db.transaction().execute(async (transaction) => {
    const { made_at, night } = await changeBackup(transaction, id, { problem });
    if (made_at === null) await changeBackup(transaction, id, { state: "failed" });
    if (night === null || (await findNightBefore(transaction, id))?.problem) return;
    const mail = { template: "staff-backup-failed", problem } as const;
    for (const { email } of await systemFindOwners(transaction))
      await postMail(transaction, mail, { email, language: "en" }, at);
  });
  services.notifyMailWorker();
}

/** The newest of each kind are kept. A file that another node made is that one's. */
async function removeOld(services: Services, kind: { readonly isNightly: boolean }): Promise<void> {
  for (const old of await findOldBackups(services.db, kind)) {
    await rm(backupPath(services.config, old.id), { force: true });
    if (old.copied_at !== null)
      await removeCopy(services, old).catch((error: unknown) =>
        services.log.warn({ err: error, backup: old.id }, "an old copy stays in the bucket"),
      );
    await removeBackup(services.db, old.id);
  }
}
