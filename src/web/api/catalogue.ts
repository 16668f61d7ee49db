import { type ReadProduct, readProduct, readProducts } from "#domain/catalogue/read-products.ts";
import { type ReadSize, readSizes } from "#domain/catalogue/read-sizes.ts";
import type { Words } from "#domain/words.ts";
import { type Fetcher, send } from "./send.ts";

/** Reads what a list call answered, in any of the shapes that the specification lists (S1 §7). Throws `Unreadable`. */
export async function listProducts(fetcher?: Fetcher): Promise<readonly ReadProduct[]> {
  const read = readProducts(await send("/api/products", fetcher ? { fetcher } : {}));
  if ("fault" in read) throw new Unreadable(read.fault);
  return read.products;
}

export async function listSizes(fetcher?: Fetcher): Promise<readonly ReadSize[]> {
  const read = readSizes(await send("/api/sizes", fetcher ? { fetcher } : {}));
  if ("fault" in read) throw new Unreadable(read.fault);
  return read.sizes;
}

export async function getProduct(id: string, fetcher?: Fetcher): Promise<ReadProduct> {
  const read = readProduct(await send(`/api/products/${encodeURIComponent(id)}`, fetcher ? { fetcher } : {}));
  if ("fault" in read) throw new Unreadable(read.fault);
  return read.product;
}

/** An answer came, but not of a shape that can be read; its words are the specification's. */
export class Unreadable extends Error {
  readonly words: Words;

  constructor(words: Words) {
    super(words.message);
    this.name = "Unreadable";
    this.words = words;
  }
}
