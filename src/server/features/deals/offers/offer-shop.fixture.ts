import { expect } from "vitest";
import { openTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote, signInClientOf } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { quoteRoutes } from "../quotes.routes.ts";

export const bags = { kind: "product", name: "Bags L", units: 25_000, unit_price: "0.165" };
export const run = { kind: "run", name: "Run", units: 50_000, unit_price: "0.02" };
export const setup = { kind: "setup", name: "Set-up", units: 3, unit_price: "45" };
export const freight = { kind: "freight", name: "Freight", freight: "fixed", amount: "420" };
/** The worked example without its tax: $5,423.75. */
export const example = { lines: [bags, run, setup, freight], discount: { percent: "5" } };
export const signed = { version: 1, name: "Ann Miller", consent: true };

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
  return {
    ...{ services, shop, tote, bearer, staff, draft, newQuote },
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
    async offered(body: unknown = example) {
      const id = await newQuote();
      expect((await draft(id, body)).status).toBe(200);
      expect((await staff(`${id}/send-offer`)).status).toBe(200);
      const client = await signInClientOf(services, id);
      const answer = (path: string, given: unknown = {}) =>
        shop.send("POST", `/api/quotes/${id}/${path}`, { bearer: client.bearer, body: given });
      return { id, client, answer };
    },
  };
}
