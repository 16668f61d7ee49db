import type { QuoteMessage } from "#contracts/quotes/messages.ts";
import { quoteRoutes } from "#server/features/deals/quotes.routes.ts";
import { historyRoutes } from "#server/features/history/history.routes.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { multipart } from "#tests/support/multipart.ts";
import { addProduct, askForQuote, holdLinkOf, signInClientOf } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { messageRoutes } from "./messages.routes.ts";

type Files = NonNullable<Parameters<typeof multipart>[1]>[string];

/** A shop whose quotes are written about, with those who may and may not. */
export async function openShopWithThread(environment: Record<string, string> = {}) {
  const database = await openTestDatabase();
  const services = createTestServices(database, environment);
  const shop = await createTestShop(services, [quoteRoutes, messageRoutes, historyRoutes]);
  const product = await addProduct(services);
  const dana = await addAdministrator(services, { name: "Dana" });
  let count = 0;
  const open = async (fields: Record<string, string> = {}) => {
    count += 1;
    const { id } = await askForQuote(services, product, { fields, address: `192.0.2.${count}` });
    const { bearer: client } = await signInClientOf(services, id);
    const { bearer: link } = await holdLinkOf(services, id);
    const path = `/api/quotes/${id}/messages`;
    return { id, client, link, path };
  };
  const write = async (
    path: string,
    bearer: string | undefined,
    fields: Record<string, string>,
    { files, key }: { files?: Files; key?: string } = {},
  ) => {
    const { body, headers } = await multipart(fields, files ? { files } : {});
    const keyed = key === undefined ? headers : { ...headers, "idempotency-key": key };
    return await shop.send("POST", path, { bearer, body, headers: keyed });
  };
  const thread = async (path: string, bearer: string) =>
    (await shop.send("GET", path, { bearer })).body.messages as QuoteMessage[];
  const said = async (...asked: Parameters<typeof write>) =>
    (await write(...asked)).body.message as QuoteMessage;
  return { database, services, shop, dana, open, write, said, thread };
}
