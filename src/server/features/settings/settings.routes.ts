import * as calls from "#contracts/settings.ts";
import { administrator, may } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { expectedVersion, sendVersion } from "#server/platform/http/row-version.ts";
import { type SettingSources, showSettings, staffChangeSettings } from "./staff-change-settings.ts";
import { staffUploadShopPicture } from "./staff-upload-shop-picture.ts";

/** What other features know is handed over where the features are put together. */
type SettingMounting = Mounting & SettingSources;

/** What administrators settle for the whole shop; their history is answered beside all other history. */
export function settingsRoutes({ routes, services, ...sources }: SettingMounting): void {
  routes.add(calls.getSettings, may("settings.read"), async ({ reply }) => {
    const settings = await showSettings(services, sources);
    sendVersion(reply, settings.version);
    return settings;
  });
  routes.add(calls.changeSettings, administrator, async ({ actor, body, request, reply }) => {
    const { values: changes, reason, current_password, code } = body;
    const proof = { current_password, code };
    const meant = { changes, reason, expectedVersion: expectedVersion(request), proof };
    const settings = await staffChangeSettings(services, actor, meant, sources);
    sendVersion(reply, settings.version);
    return settings;
  });

  routes.add(calls.uploadShopPicture, administrator, async ({ actor, form, files, request, reply }) => {
    const meant = { name: form.name, file: files.image, expectedVersion: expectedVersion(request) };
    const settings = await staffUploadShopPicture(services, actor, meant, sources);
    sendVersion(reply, settings.version);
    return settings;
  });
}
