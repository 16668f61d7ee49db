import { artworkLimits, artworkRoles, artworkTypes } from "#domain/artwork/artwork-file.ts";
import { fileAnswer } from "../answers.ts";
import { defineCall } from "../call.ts";
import { byId, id, time } from "../fields.ts";
import { z } from "../zod.ts";
import { artworkReport } from "./artwork.ts";

/** A file of a deal. None is ever replaced: the next version follows it. */
const artworkFile = z
  .object({
    id: z.int(),
    name: z.string(),
    type: z.enum(artworkTypes),
    bytes: z.int(),
    role: z.enum(artworkRoles),
    version: z.int(),
    /** A later version follows it. */
    is_superseded: z.boolean(),
    /** `waiting`: it is being looked at. `refused`: it is damaged, and no one opens it. */
    state: z.enum(["waiting", "ready", "refused"]),
    has_preview: z.boolean(),
    /** Null until it was looked at. */
    report: artworkReport.nullable(),
    by: z.object({ kind: z.enum(["visitor", "client", "staff"]), name: z.string() }),
    created_at: time,
  })
  .meta({ id: "ArtworkFile" });
export type ArtworkFileAnswer = z.infer<typeof artworkFile>;

/** The newest version of a file of another deal of the same client, which can be taken again. */
const formerArtwork = artworkFile
  .pick({ id: true, name: true, type: true, bytes: true, role: true, has_preview: true, created_at: true })
  .extend({ quote_id: z.int(), reference: z.string() })
  .meta({ id: "FormerArtwork" });

/** The newest first. What stands in other deals, its client and staff alone are told. */
const artworkFiles = z.object({ files: z.array(artworkFile), former: z.array(formerArtwork) });
export type ArtworkFilesAnswer = z.infer<typeof artworkFiles>;

/** The files that go with a request. One more is read than is allowed, so that the refusal can say so. */
export const askedArtwork = {
  several: { name: "artwork", most: artworkLimits.filesAsked + 1, bytes: artworkLimits.bytesAsked },
  fileBytes: artworkLimits.bytesAsked,
} as const;

const byFile = z.strictObject({ id, file_id: id });

export const listArtwork = defineCall({
  method: "GET",
  path: "/api/quotes/{id}/artwork",
  summary: "The files of a deal beside its logo, with what each is good for in print",
  params: byId,
  answers: { 200: artworkFiles },
});

/** A file, or one of another deal of the same client `again`. */
export const addArtwork = defineCall({
  method: "POST",
  path: "/api/quotes/{id}/artwork",
  summary:
    "Add a file to a deal: a new one, or the next version of the one of its role and name, or of one that is named",
  params: byId,
  form: {
    fields: z.strictObject({
      role: z.enum(artworkRoles),
      /** The file whose next version it is. */
      follows: id.optional(),
      again: id.optional(),
    }),
    files: ["file"],
    fileBytes: artworkLimits.fileBytes,
  },
  answers: { 201: artworkFiles },
});

export const getArtworkFile = defineCall({
  method: "GET",
  path: "/api/quotes/{id}/artwork/{file_id}",
  summary: "A file of a deal as it was sent; of an SVG, the picture that was drawn of it",
  params: byFile,
  ...fileAnswer,
});

export const getArtworkPreview = defineCall({
  method: "GET",
  path: "/api/quotes/{id}/artwork/{file_id}/preview",
  summary: "The picture of a file of a deal, as a PNG",
  params: byFile,
  ...fileAnswer,
});
