import { z } from "zod";
import { pictureInfo } from "#server/platform/pictures/picture-info.ts";
import type { ProductRow } from "../catalogue.table.ts";
import type { StoredImage } from "./receive-image.ts";

const storedPictures = z.array(
  z.object({
    /** A path of ours, data or an https address; a document may stand there too (SPEC-2.8). */
    image: z.string(),
    /** Where it is a picture that we derived. */
    picture: pictureInfo.nullable(),
    alt_en: z.string(),
    alt_fr: z.string(),
  }),
);
export type StoredPicture = z.infer<typeof storedPictures>[number];

export function readPictures({ pictures }: Pick<ProductRow, "pictures">): readonly StoredPicture[] {
  return storedPictures.parse(JSON.parse(pictures));
}

export function storedPicture(
  { path, picture }: StoredImage,
  alts = { alt_en: "", alt_fr: "" },
): StoredPicture {
  return { image: path, picture, ...alts };
}
