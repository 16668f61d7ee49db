import type { z } from "zod";
import type { Product } from "#contracts/catalogue/catalogue.ts";
import type { setProductPictures as call } from "#contracts/catalogue/product-pictures.ts";
import { pictureAddressRule } from "#domain/catalogue/catalogue-rules.ts";
import type { Message } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { changeProduct } from "./change-product.ts";
import { readPictures, type StoredPicture, storedPicture } from "./stored-pictures.ts";

interface Meant {
  readonly productId: number;
  readonly expectedVersion: number | undefined;
}

type Given = z.output<(typeof call)["body"]>["pictures"];

/**
 * Orders the pictures of a product and describes them; takes those away that are left out, and adds others by address.
 * @throws not_found; invalid; conflict with the fresh row when it was changed since
 */
export async function staffSetPictures(
  services: Services,
  actor: Staff,
  { pictures: given, ...meant }: Meant & { readonly pictures: Given },
): Promise<Product> {
  return await changePictures(services, actor, meant, (before) => {
    const known = new Map(before.map((picture) => [picture.image, picture]));
    return given.map(({ image, alt_en, alt_fr }) => {
      const old = known.get(image);
      const refused = old ? undefined : pictureAddressRule(image);
      if (refused) throw refusedPictures(refused);
      const alts = { alt_en: alt_en ?? old?.alt_en ?? "", alt_fr: alt_fr ?? old?.alt_fr ?? "" };
      return storedPicture({ path: image, picture: old?.picture ?? null }, alts);
    });
  });
}

/** Changes the pictures of a product, and nothing else of it. */
export async function changePictures(
  services: Services,
  actor: Staff,
  meant: Meant,
  change: (pictures: readonly StoredPicture[]) => readonly StoredPicture[],
): Promise<Product> {
  return await changeProduct(services, actor, meant, (before) => ({
    pictures: JSON.stringify(change(readPictures(before))),
  }));
}

export function refusedPictures(message: Message): AppError {
  return new AppError("invalid", { fields: { pictures: [message] } });
}
