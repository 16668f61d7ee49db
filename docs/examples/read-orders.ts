import { ShopClient } from "../api-client/shop-client.ts";

/*
 * SHOP_KEY=gek_… node docs/examples/read-orders.ts http://localhost:3000
 * Lists the newest orders, as a warehouse might read them: number, state, bags, and the day on which they have to leave.
 */
const [address = "http://localhost:3000"] = process.argv.slice(2);
const { SHOP_KEY: key } = process.env;
if (!key) throw new Error("SHOP_KEY is missing: an owner makes a key under Settings, Connections.");

for (const { number, state, units, due_on } of await new ShopClient(address, { key }).listOrders())
  process.stdout.write(`${number}\t${state}\t${units}\t${due_on ?? "no day yet"}\n`);
