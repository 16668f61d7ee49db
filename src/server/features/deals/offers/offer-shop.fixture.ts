import { openTestDatabase } from "#tests/support/database.ts";
import { type Office, offeredQuote } from "#tests/support/deals.ts";
import { addProduct, askForQuote } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { quoteRoutes } from "../quotes.routes.ts";

interface OfferShopSetting {
  readonly from?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A shop in which offers are written, sent and answered; `from` is what its clock shows. */
export async function openOfferShop({ from, env }: OfferShopSetting = {}) {
  const services = createTestServices(await openTestDatabase(), env);
  if (from) services.clock.advance(Date.parse(from) - services.clock().getTime());
  const shop = await createTestShop(services, [quoteRoutes]);
  const tote = await addProduct(services);
  const { bearer } = await addAdministrator(services, { name: "Dana" });
  const staff = (path: string, body: unknown = {}, method: "POST" | "PUT" = "POST") =>
    shop.send(method, `/api/quotes/${path}`, { bearer, body });
  const draft = (id: number, body: unknown) => staff(`${id}/draft`, body, "PUT");
  const newQuote = async () => (await askForQuote(services, tote, {})).id;
  const office: Office = { services, shop, bearer, product: tote };
  return {
    ...{ office, services, shop, tote, bearer, staff, draft, newQuote },
    versionsOf: async (id: number, as = bearer) =>
      (await shop.send("GET", `/api/quotes/${id}/versions`, { bearer: as })).body.versions,
    rowOf: (id: number) =>
      services.db
        .selectFrom("quotes")
        .select(["stage", "status", "total_cents"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow(),
    /** The last day of its offer is over. */
    expire: (id: number) =>
      services.db
        .updateTable("quote_versions")
        .set({ valid_until: "2026-03-01" })
        .where("quote_id", "=", id)
        .execute(),
    /** A quote with an offer in force, and its client. */
    offered: (offer?: unknown) => offeredQuote(office, { offer }),
  };
}
