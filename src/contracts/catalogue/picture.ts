import { z } from "../zod.ts";

/** A picture in the widths the pages use; `src` and `sources` are paths of this shop. */
export const picture = z
  .object({
    src: z.string(),
    width: z.int(),
    height: z.int(),
    sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
    /** A tiny picture as data, shown while the real one loads. */
    placeholder: z.string().nullable(),
    /** What a shared link shows: a JPEG of 1200 × 630. */
    open_graph: z.string(),
  })
  .meta({ id: "Picture" });
export type Picture = z.infer<typeof picture>;

/** One of a product's pictures: `image` as `image_base64`, and what it shows, in words. */
export const productPicture = z
  .object({
    image: z.string(),
    picture: picture.nullable(),
    alt_en: z.string(),
    alt_fr: z.string(),
  })
  .meta({ id: "ProductPicture" });
