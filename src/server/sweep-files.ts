import { systemFindOwnedPictures } from "./features/catalogue/products/system-find-owned-pictures.ts";
import { systemFindOwnedCertificates } from "./features/companies/system-find-owned-certificates.ts";
import { systemFindStoredDocuments } from "./features/documents/store-document.ts";
import { systemFindOwnedShopPictures } from "./features/settings/system-find-owned-shop-pictures.ts";
import { findOwnedFiles } from "./platform/storage/files.repository.ts";
import { type FindOwned, sweepUnowned } from "./platform/storage/sweep-unowned.ts";
import type { Services } from "./services.ts";

type Sweeping = Pick<Services, "db" | "storage" | "clock">;

/** Finds the owners by the folder of the key. Files in other folders are not the shop's, and stay. */
const owners = {
  pictures: async (services: Sweeping, keys: readonly string[]) =>
    new Set([
      ...(await systemFindOwnedPictures(services, keys)),
      ...(await systemFindOwnedShopPictures(services, keys)),
    ]),
  documents: systemFindOwnedPictures,
  logos: findOwnedFiles,
  artwork: findOwnedFiles,
  messages: findOwnedFiles,
  certificates: systemFindOwnedCertificates,
  proofs: findOwnedFiles,
  sketches: findOwnedFiles,
  papers: systemFindStoredDocuments,
} as const;

const folderOf = (key: string) => key.slice(0, key.indexOf("/"));

/** Removes stored files without an owner, a day after that was seen first. @returns how many */
export async function sweepFiles(services: Sweeping): Promise<number> {
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
