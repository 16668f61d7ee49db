import { openAsBlob } from "node:fs";
import { basename } from "node:path";
import { ShopRefusal } from "./send-with-retries.ts";
import { ShopClient } from "./shop-client.ts";

/*
 * node docs/api-client/ask-for-a-quote.ts http://localhost:3000 logo.png
 * Lists the products with their prices, and asks for a quote of the first one, with a logo where one is named.
 */
const [address = "http://localhost:3000", logoPath] = process.argv.slice(2);
const shop = new ShopClient(address);

const [products, sizes] = await Promise.all([shop.listProducts(), shop.listSizes()]);
for (const product of products) {
  const own = sizes.filter((size) => size.product_id === product.id);
  process.stdout.write(`${product.name}: ${own.map(({ name, price }) => `${name} $${price}`).join(", ")}\n`);
}

const product = products.find(({ id }) => sizes.some((size) => size.product_id === id));
const size = sizes.find((each) => each.product_id === product?.id);
if (!product || !size) throw new Error("This shop has nothing to ask for.");
try {
  const { reference } = await shop.requestQuote(
    {
      name: "Ann Miller",
      email: "ann@buyer.example",
      phone: "303-555-0123",
      message: "Bags for our spring fair.",
      product,
      lines: [{ size, units: 10_000 }],
      ...(logoPath && { logo: new File([await openAsBlob(logoPath)], basename(logoPath)) }),
    },
    // Store it with the order, so that a restarted program sends the same one.
    crypto.randomUUID(),
  );
  process.stdout.write(`The quote is named ${reference}.\n`);
} catch (error) {
  if (!(error instanceof ShopRefusal)) throw error;
  process.stdout.write(`${error.message} (${error.status})\n`);
  for (const [field, texts] of Object.entries(error.errors))
    process.stdout.write(`  ${field}: ${texts.join(" ")}\n`);
  process.exitCode = 1;
}
