import { settingsVersion } from "./features/settings/change-settings.ts";
import type { Job } from "./platform/jobs/every.ts";
import { watchVersion } from "./platform/versions/watch-version.ts";
import type { Services } from "./services.ts";

/** Within a second after a change on any node, this one knows who the shop is, and renders its pages anew. */
export function followSettings(
  { db, log, shop }: Pick<Services, "db" | "log" | "shop">,
  pages: { readonly renewAll: () => void },
): Job {
  return watchVersion(db, settingsVersion, log, async () => {
    await shop.readAgain();
    pages.renewAll();
  });
}
