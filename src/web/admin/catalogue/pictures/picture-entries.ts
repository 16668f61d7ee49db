import type { Picture } from "#contracts/catalogue/picture.ts";
import { pictureAltRule, productPicturesRule } from "#domain/catalogue/catalogue-rules.ts";
import type { Message } from "#domain/words.ts";

/** A picture of a product as the form holds it. */
export interface PictureEntry {
  /** What it is known by: a path of the shop, or an address. */
  readonly image: string;
  readonly picture: Picture | null;
  readonly alt_en: string;
  readonly alt_fr: string;
}

interface Pictured {
  readonly image_base64: string | null;
  readonly picture: Picture | null;
  readonly pictures?: readonly PictureEntry[] | undefined;
}

/** The pictures of a product; one that is alone and without words comes outside of the list. */
export function entriesOf({ pictures, image_base64, picture }: Pictured): readonly PictureEntry[] {
  if (pictures) return pictures;
  return image_base64 === null ? [] : [{ image: image_base64, picture, alt_en: "", alt_fr: "" }];
}

/** What is wrong with them, if anything is. */
export function brokenRule(entries: readonly PictureEntry[]): Message | undefined {
  const ofAlts = entries.flatMap(({ alt_en, alt_fr }) => [pictureAltRule(alt_en), pictureAltRule(alt_fr)]);
  return productPicturesRule(entries) ?? ofAlts.find((message) => message !== undefined);
}
