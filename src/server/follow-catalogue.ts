import type { Shop } from "./app.ts";
import type { Job } from "./platform/jobs/every.ts";
import { watchVersion } from "./platform/versions/watch-version.ts";
import type { Services } from "./services.ts";

/** Within a second after a change on any node, this one renders its pages anew, with the policy that fits its pictures. */
export function followCatalogue(
  { db, log }: Pick<Services, "db" | "log">,
  { pages, catalogueCache, pictureOrigins }: Pick<Shop, "pages" | "catalogueCache" | "pictureOrigins">,
): Job {
  return watchVersion(db, "catalogue", log, async (version) => {
    await pictureOrigins.readAgain();
    pages.renewAll();
    catalogueCache.changedTo(version);
  });
}
