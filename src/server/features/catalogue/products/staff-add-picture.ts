import type { z } from "zod";
import type { Product } from "#contracts/catalogue/catalogue.ts";
import type { addProductPicture as call } from "#contracts/catalogue/product-pictures.ts";
import { productPicturesRule } from "#domain/catalogue/catalogue-rules.ts";
import type { Message } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import type { Services } from "#server/services.ts";
import { receiveImage } from "./receive-image.ts";
import { requireProduct } from "./require-product.ts";
import { changePictures, refusedPictures } from "./staff-set-pictures.ts";
import { readPictures, storedPicture } from "./stored-pictures.ts";

const noFile: Message = /*i18n*/ { id: "product.pictures.file", message: "Please choose a picture." };

interface Input {
  readonly productId: number;
  readonly expectedVersion: number | undefined;
  readonly form: z.output<(typeof call)["form"]["fields"]>;
  readonly file: UploadedFile | undefined;
}

/**
 * Adds a picture after those that the product has.
 * @throws not_found; invalid; conflict with the fresh row when it was changed since
 */
export async function staffAddPicture(
  services: Services,
  actor: Staff,
  { productId, expectedVersion, form, file }: Input,
): Promise<Product> {
  // Before the file: no picture is decoded for a product that is gone, changed meanwhile, or full.
  const known = readPictures(await requireProduct(services.db, productId, expectedVersion));
  refuseWhenFull(known);
  if (!file) throw new AppError("invalid", { fields: { image: [noFile] } });
  const received = storedPicture(await receiveImage(services, "image", file), {
    alt_en: form.alt_en ?? "",
    alt_fr: form.alt_fr ?? "",
  });
  return await changePictures(services, actor, { productId, expectedVersion }, (pictures) => {
    refuseWhenFull(pictures);
    return [...pictures, received];
  });
}

function refuseWhenFull(pictures: readonly { readonly image: string }[]): void {
  const refused = productPicturesRule([...pictures, { image: "" }]);
  if (refused) throw refusedPictures(refused);
}
