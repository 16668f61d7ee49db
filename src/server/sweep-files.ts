import { systemFindOwnedPictures } from "./features/catalogue/products/system-find-owned-pictures.ts";
import { systemFindOwnedLogos } from "./features/quotes/artwork/system-find-owned-logos.ts";
import { type FindOwned, sweepUnowned } from "./platform/storage/sweep-unowned.ts";
import type { Services } from "./services.ts";

/** Who owns what, by the folder of its key. What stands elsewhere is nobody's of ours, and stays. */
const owners = {
  pictures: systemFindOwnedPictures,
  documents: systemFindOwnedPictures,
  logos: systemFindOwnedLogos,
} as const;

const folderOf = (key: string) => key.slice(0, key.indexOf("/"));

/** Removes stored files without an owner, a day after that was seen first (REL-D7). @returns how many */
export async function sweepFiles(services: Pick<Services, "db" | "storage" | "clock">): Promise<number> {
  const findOwned: FindOwned = async (keys) => {
    const owned = new Set(keys.filter((key) => !(folderOf(key) in owners)));
    for (const [folder, find] of Object.entries(owners)) {
      const here = keys.filter((key) => folderOf(key) === folder);
      if (here.length > 0) for (const key of await find(services, here)) owned.add(key);
    }
    return owned;
  };
  return await sweepUnowned(services, findOwned);
}
