import type { Product, Size } from "#contracts/catalogue/catalogue.ts";
import { product as productContract, size as sizeContract } from "#contracts/catalogue/catalogue.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { multipart } from "#tests/support/multipart.ts";
import { createTestServices, type TestServices } from "#tests/support/services.ts";
import { type Answer, createTestShop, type TestShop } from "#tests/support/shop.ts";
import { addAdministrator, type TestUser } from "#tests/support/staff.ts";
import { catalogueRoutes } from "./catalogue.routes.ts";

type Form = Readonly<Record<string, string | number>>;
type Files = Parameters<typeof multipart>[1];

export interface CatalogueShop extends AsyncDisposable {
  readonly services: TestServices;
  readonly shop: TestShop;
  readonly admin: TestUser;
  readonly get: (path: string) => Promise<Answer>;
  /** Sends a product's form as the administrator. */
  readonly post: (
    path: string,
    form: Form,
    files?: Files,
    headers?: Record<string, string>,
  ) => Promise<Answer>;
  readonly addProduct: (form?: Form, files?: Files) => Promise<Product>;
  readonly addSize: (size: {
    product_id: number;
    name?: string;
    label?: string;
    price?: string | number;
    unit_cost?: string;
  }) => Promise<Size>;
}

/** A shop with the catalogue's calls and an administrator, on a database of its own. */
export async function openCatalogue(): Promise<CatalogueShop> {
  const database = await createTestDatabase();
  const services = createTestServices(database);
  const shop = await createTestShop(services, [catalogueRoutes]);
  const admin = await addAdministrator(services);
  const post: CatalogueShop["post"] = async (path, form, files, headers = {}) => {
    const sent = await multipart(form, files);
    return await shop.send("POST", path, {
      bearer: admin.bearer,
      body: sent.body,
      headers: { ...sent.headers, ...headers },
    });
  };
  return {
    services,
    shop,
    admin,
    post,
    get: (path) => shop.send("GET", path),
    addProduct: async (form = {}, files) =>
      productContract.parse((await post("/api/products", { nom: "Tote", ...form }, files)).body.data),
    addSize: async (size) => {
      const body = { name: "Medium", label: "14 × 15 in", price: "0.17", ...size };
      return sizeContract.parse(
        (await shop.send("POST", "/api/sizes", { bearer: admin.bearer, body })).body.data,
      );
    },
    [Symbol.asyncDispose]: async () => {
      await shop[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}
