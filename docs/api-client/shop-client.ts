import { type Retrying, ShopRefusal, sendWithRetries } from "./send-with-retries.ts";

/** The fields of a product that a buyer's program needs. */
export interface Product {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
}

export interface Size {
  readonly id: number;
  readonly name: string;
  /** Dollars a bag as exact text, such as `0.145`. */
  readonly price: string;
  readonly product_id: number;
}

export interface QuoteRequest {
  readonly name: string;
  readonly email: string;
  /** `303-555-0123` or `(303) 555-0123`. */
  readonly phone: string;
  readonly message: string;
  readonly product: Product;
  /** How many bags of which size; at least 10,000 of each. */
  readonly lines: readonly { readonly size: Size; readonly units: number }[];
  /** Colours of the cloth, such as `#FFFFFF`. */
  readonly colours?: readonly string[];
  /** JPG, PNG, GIF or PDF, at most 5 MB. */
  readonly logo?: File;
}

export interface Receipt {
  readonly id: number;
  /** The name of the quote, such as `GE-2026-000042`. */
  readonly reference: string;
}

/** The fields of an order that a warehouse or a program of accounts needs; a key's role may see more. */
export interface Order {
  readonly id: number;
  readonly number: string;
  readonly state: string;
  readonly units: number;
  /** `YYYY-MM-DD`: the day on which it has to leave, once that is known. */
  readonly due_on: string | null;
}

export interface Access extends Retrying {
  /** An API key that the shop's owner made (`gek_…`): for the calls that are not public. */
  readonly key?: string;
}

/** The shop's API, as far as these examples use it. Every method throws `ShopRefusal` when the shop refuses. */
export class ShopClient {
  readonly #address: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #retrying: Retrying;

  /** @param address of the shop, without a slash at the end */
  constructor(address: string, { key, ...retrying }: Access = {}) {
    this.#address = address;
    this.#headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
    this.#retrying = retrying;
  }

  async listProducts(): Promise<readonly Product[]> {
    const { data } = (await this.#send("/api/products")) as { data: readonly Product[] };
    return data;
  }

  async listSizes(): Promise<readonly Size[]> {
    return (await this.#send("/api/sizes")) as readonly Size[];
  }

  /**
   * Asks for a quote. `key` names this request: sent again with the same key, after a lost answer or a restart, it stays
   * one quote. Keep the key until there is an answer.
   */
  async requestQuote(request: QuoteRequest, key: string): Promise<Receipt> {
    const init = { method: "POST", headers: { "idempotency-key": key }, body: formOf(request) };
    const { quote } = (await this.#send("/api/quotes", init)) as { quote: Receipt };
    return quote;
  }

  /** A page of the orders, the newest first; by a key with a role that may read orders. */
  async listOrders(page = 1): Promise<readonly Order[]> {
    const { orders } = (await this.#send(`/api/orders?page=${page}&per_page=50`)) as {
      orders: readonly Order[];
    };
    return orders;
  }

  async #send(path: string, { headers, ...init }: RequestInit = {}): Promise<unknown> {
    const signed = { ...init, headers: { ...this.#headers, ...(headers as Record<string, string>) } };
    const answer = await sendWithRetries(`${this.#address}${path}`, signed, this.#retrying);
    const body: unknown = await answer.json().catch(() => undefined);
    if (!answer.ok) throw new ShopRefusal(answer.status, body);
    return body;
  }
}

function formOf({ lines, product, colours, logo, ...person }: QuoteRequest): FormData {
  const form = new FormData();
  const fields = {
    ...person,
    product_id: String(product.id),
    sizes: JSON.stringify(lines.map(({ size }) => size.name)),
    size_ids: JSON.stringify(Object.fromEntries(lines.map(({ size, units }) => [size.id, units]))),
    isLogo: logo ? "1" : "0",
    ...(colours && {
      productColors: JSON.stringify(colours),
      colorRequirement: colours.length > 1 ? "multiple" : "single",
    }),
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (logo) form.set("logo", logo, logo.name);
  return form;
}
