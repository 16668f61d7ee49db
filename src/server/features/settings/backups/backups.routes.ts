import * as calls from "#contracts/backups.ts";
import { administrator } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { sendFile } from "#server/platform/http/send-file.ts";
import { staffListBackups, staffMakeBackup, staffOpenBackup } from "./staff-make-backup.ts";

/** Backups are owners' business; restoring one is a command. */
export function backupRoutes({ routes, services }: Mounting): void {
  routes.add(calls.listBackups, administrator, async ({ actor }) => ({
    backups: await staffListBackups(services, actor),
  }));
  routes.add(calls.makeBackup, administrator, async ({ actor, body }) => {
    const { with_key: withKey = false, ...proof } = body;
    return { backup: await staffMakeBackup(services, actor, { withKey, proof }) };
  });
  routes.add(calls.getBackup, administrator, async ({ actor, params, reply }) =>
    sendFile(reply, await staffOpenBackup(services, actor, params.id)),
  );
}
