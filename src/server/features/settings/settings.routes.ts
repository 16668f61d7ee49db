import * as calls from "#contracts/settings.ts";
import { administrator, may } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import type { Db } from "#server/platform/database/db.ts";
import { expectedVersion, sendVersion } from "#server/platform/http/row-version.ts";
import { showSettings, staffChangeSettings } from "./staff-change-settings.ts";

interface SettingMounting extends Mounting {
  /** Handed over where the features are put together: settings are asked by all others, and ask none. */
  readonly isTaxProfile: (db: Db, id: number) => Promise<boolean>;
}

/** What administrators settle for the whole shop; their history is answered beside all other history. */
export function settingsRoutes({ routes, services, isTaxProfile }: SettingMounting): void {
  routes.add(calls.getSettings, may("settings.read"), async ({ reply }) => {
    const settings = await showSettings(services);
    sendVersion(reply, settings.version);
    return settings;
  });
  routes.add(calls.changeSettings, administrator, async ({ actor, body, request, reply }) => {
    const meant = { changes: body.values, expectedVersion: expectedVersion(request), isTaxProfile };
    const settings = await staffChangeSettings(services, actor, meant);
    sendVersion(reply, settings.version);
    return settings;
  });
}
