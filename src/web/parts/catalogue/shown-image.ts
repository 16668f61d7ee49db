import { imageSource } from "#domain/catalogue/image-source.ts";
import type { ReadPicture } from "#domain/catalogue/read-picture.ts";
import type { ReadProduct } from "#domain/catalogue/read-products.ts";

/** What is shown of a product: its picture in our own widths, one that is only an address, a document, or nothing. */
export type ShownImage =
  | { readonly kind: "picture"; readonly picture: ReadPicture }
  | { readonly kind: "address"; readonly src: string }
  | { readonly kind: "document"; readonly src: string }
  | { readonly kind: "none" };

/** The image of a product by the image source rule, its own widths first. */
export function shownImage({
  picture,
  image_base64,
}: Pick<ReadProduct, "picture" | "image_base64">): ShownImage {
  if (picture) return { kind: "picture", picture };
  const source = imageSource(image_base64);
  return source.kind === "picture" ? { kind: "address", src: source.src } : source;
}
