import { imageSource } from "#domain/catalogue/image-source.ts";
import type { Db } from "#server/platform/database/db.ts";
import { readVersion } from "#server/platform/versions/versions.ts";
import { readProductFiles } from "./system-find-owned-pictures.ts";

/** A policy names them in a header of each page, which has a limit. */
const mostOrigins = 50;

/** Where the catalogue's pictures come from that are not ours, as it was read last: pages may load them from there. */
export interface FollowedPictureOrigins {
  readonly origins: () => readonly string[];
  readonly readAgain: () => Promise<void>;
}

/** Begins with none; `readAgain` finds those of all products, those in the trash included, which staff sees. */
export function followPictureOrigins({ db }: { readonly db: Db }): FollowedPictureOrigins {
  let known = -1;
  let origins: readonly string[] = [];
  return {
    origins: () => origins,
    async readAgain() {
      // First the version: what is read afterwards is at least as new.
      const version = await readVersion(db, "catalogue");
      const read = new Set((await readProductFiles(db)).flatMap((file) => originOf(file) ?? []));
      if (version < known) return;
      known = version;
      origins = [...read].slice(0, mostOrigins);
    },
  };
}

function originOf(image: string): string | undefined {
  const source = imageSource(image);
  if (source.kind !== "picture" || !URL.canParse(source.src)) return undefined;
  const { origin } = new URL(source.src);
  // An address may have a semicolon or an asterisk for its host; a policy would read more than one origin in these.
  return /^https:\/\/[a-z\d.-]+(?::\d+)?$/.test(origin) ? origin : undefined;
}
