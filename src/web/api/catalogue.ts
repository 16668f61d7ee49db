import { type ReadPicture, readPictures } from "#domain/catalogue/read-picture.ts";
import { type ReadProduct, readProduct, readProducts } from "#domain/catalogue/read-products.ts";
import { type ReadSize, readSizes } from "#domain/catalogue/read-sizes.ts";
import type { PrintPrices } from "#domain/prices/price-list.ts";
import { readPrintPrices } from "#domain/prices/read-price-list.ts";
import { readId } from "#domain/text/read-value.ts";
import type { Message } from "#domain/words.ts";
import { ApiFailure, type Fetcher, send } from "./send.ts";

/** What the columns of both databases hold. */
const maximumId = 2_147_483_647;

/** Reads what a list call answered, in any of the shapes that the specification lists. Throws `Unreadable`. */
export async function listProducts(fetcher?: Fetcher): Promise<readonly ReadProduct[]> {
  const read = readProducts(await send("/api/products", fetcher ? { fetcher } : {}));
  if ("error" in read) throw new Unreadable(read.error);
  return read.products;
}

export async function listSizes(fetcher?: Fetcher): Promise<readonly ReadSize[]> {
  const sizes = readSizes(await send("/api/sizes", fetcher ? { fetcher } : {}));
  // Each page has its own sentence for it.
  if (!sizes) throw new TypeError("no list of sizes was answered");
  return sizes;
}

/** What printing costs by the price list in use; without an answer it is to be confirmed, as where no list says it. */
export async function getPrintPrices(fetcher?: Fetcher): Promise<PrintPrices | null> {
  try {
    return readPrintPrices(await send("/api/print-prices", fetcher ? { fetcher } : {}));
  } catch {
    return null;
  }
}

export async function getProduct(id: string, fetcher?: Fetcher): Promise<ReadProduct> {
  // No product can have such an id, so that the call, which refuses it, need not be made.
  if ((readId(id) ?? Number.POSITIVE_INFINITY) > maximumId) throw new ApiFailure(404, "not_found");
  const read = readProduct(await send(`/api/products/${encodeURIComponent(id)}`, fetcher ? { fetcher } : {}));
  if ("error" in read) throw new Unreadable(read.error);
  return read.product;
}

/** The shop's own pictures by name. A page is complete without them, so that a failure is no pictures. */
export async function listPictures(fetcher?: Fetcher): Promise<Readonly<Record<string, ReadPicture>>> {
  try {
    return readPictures(await send("/api/pictures", fetcher ? { fetcher } : {}));
  } catch {
    // The place of each picture then shows the placeholder, as for any picture that does not come.
    return {};
  }
}

/** An answer came, but not of a shape that can be read; its words are the specification's. */
export class Unreadable extends Error {
  readonly words: Message;

  constructor(words: Message) {
    super(words.message);
    this.name = "Unreadable";
    this.words = words;
  }
}
