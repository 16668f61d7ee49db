import type { Product } from "#contracts/catalogue/catalogue.ts";
import type { PrintAreaAnswer } from "#contracts/catalogue/print-area.ts";
import type { Message } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { pictureFile, pictureKey, publicPath } from "#server/platform/pictures/picture-info.ts";
import type { Services } from "#server/services.ts";
import type { ProductRow } from "../catalogue.table.ts";
import { changeProduct } from "./change-product.ts";
import { readPictures } from "./stored-pictures.ts";
import { readPrintAreas } from "./stored-print-areas.ts";

const foreignPicture: Message = /*i18n*/ {
  id: "printArea.picture",
  message: "Please mark a print area on a picture that was uploaded for this product.",
};

interface Meant {
  readonly productId: number;
  readonly expectedVersion: number | undefined;
  readonly areas: readonly PrintAreaAnswer[];
}

/**
 * Marks where a product is printed, each area on a picture of its own or on one that an area of it has already.
 * @throws not_found; invalid; conflict with the fresh row when it was changed since
 */
export async function staffSetPrintAreas(
  services: Services,
  actor: Staff,
  { areas, ...meant }: Meant,
): Promise<Product> {
  return await changeProduct(services, actor, meant, (before) => {
    const addresses = pictureAddresses(before);
    const marked = areas.map((area) => {
      const picture = addresses.get(area.picture);
      if (!picture) throw new AppError("invalid", { fields: { print_areas: [foreignPicture] } });
      return { ...area, picture };
    });
    return { print_areas: JSON.stringify(marked) };
  });
}

/** The addresses of the product's pictures, each with that of its largest WebP file, in whose pixels corners count. */
function pictureAddresses(product: ProductRow): ReadonlyMap<string, string> {
  const addresses = new Map(readPrintAreas(product).map(({ picture }) => [picture, picture]));
  for (const { image, picture } of readPictures(product)) {
    if (!picture) continue;
    const largest = publicPath(pictureKey(pictureFile(picture.hash, picture.width, "webp")));
    addresses.set(image, largest).set(largest, largest);
  }
  return addresses;
}
