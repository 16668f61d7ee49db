import type { ReadProduct } from "#domain/catalogue/read-products.ts";
import type { ReadSize } from "#domain/catalogue/read-sizes.ts";
import type { PrintPrices } from "#domain/prices/price-list.ts";
import type { Message } from "#domain/words.ts";
import { shopFailureMessages } from "../../api/shop-failure-words.ts";
import { type ShownImage, shownImage } from "../../parts/catalogue/shown-image.ts";
import { groupSizes, type SizeGroup } from "./sizes/size-groups.ts";

export interface DevisData {
  readonly groups: readonly SizeGroup[];
  /** What printing costs; null where it is to be confirmed. */
  readonly print: PrintPrices | null;
  /** Why there are none, in the specified words. */
  readonly failure: Message | string | null;
}

type Asking = readonly [
  Promise<readonly ReadProduct[]>,
  Promise<readonly ReadSize[]>,
  /** Never fails: without an answer printing is to be confirmed. */
  Promise<PrintPrices | null>,
];

/** What the form needs of the catalogue, and no more: every visitor downloads it. Never rejects. */
export async function loadDevis(asking: Asking): Promise<DevisData> {
  try {
    const [products, sizes, print] = await Promise.all(asking);
    return { groups: groupSizes(products.map(forForm), sizes), print, failure: null };
  } catch (error) {
    return { groups: [], print: null, failure: shopFailureMessages("quoteFormLoad", error) };
  }
}

function forForm(product: ReadProduct): NonNullable<SizeGroup["product"]> {
  return { id: product.id, name: product.name, name_fr: product.name_fr, image: light(shownImage(product)) };
}

/** Without what a small picture does not need; one that stands in the data itself is too heavy for a list. */
function light(image: ShownImage): ShownImage {
  if (image.kind === "address" && image.src.startsWith("data:")) return { kind: "none" };
  if (image.kind !== "picture") return image;
  return { kind: "picture", picture: { ...image.picture, placeholder: null, open_graph: null } };
}
