import type { Db } from "#server/platform/database/db.ts";
import { findArtwork } from "../model/artwork-files.repository.ts";
import type { Quote } from "../model/quote.ts";
import type { DrawnFile } from "./draw-picture.ts";

/** The files that a sketch of this quote may show: its logo by the name of the request's form, and all of them by their ids. */
export async function filesOfQuote(
  db: Db,
  { id, logo }: Pick<Quote, "id" | "logo">,
): Promise<{
  readonly names: ReadonlyMap<string, number>;
  readonly byId: ReadonlyMap<string, DrawnFile>;
}> {
  const artwork = await findArtwork(db, id);
  const byId = new Map<string, DrawnFile>(artwork.map(({ file_id, file }) => [String(file_id), file]));
  if (!logo) return { names: new Map(), byId };
  byId.set(String(logo.fileId), { state: logo.state, preview_key: logo.previewKey });
  return { names: new Map([["logo", logo.fileId]]), byId };
}

/** What comes with a request, by the names that its sketch gives it: `logo`, `artwork-0` … */
export function namedFiles<File>(
  logo: File | undefined,
  artwork: readonly File[],
): ReadonlyMap<string, File> {
  const named = new Map(artwork.map((file, index) => [`artwork-${index}`, file]));
  return logo === undefined ? named : named.set("logo", logo);
}
