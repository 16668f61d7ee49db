import { afterAll, describe, expect, test } from "vitest";
import { product } from "#contracts/catalogue/catalogue.ts";
import { addUser } from "#tests/support/staff.ts";
import { openCatalogue } from "../catalogue.fixture.ts";
import { readSizesForQuote } from "../sizes/system-read-sizes-for-quote.ts";

const catalogue = await openCatalogue();
const { services, shop, admin, get, post, addProduct, addSize } = catalogue;
afterAll(() => catalogue[Symbol.asyncDispose]());

const asStaff = (path: string) => shop.send("GET", path, { bearer: admin.bearer });
const namesOf = ({ text }: { text: string }) => {
  const body = JSON.parse(text);
  return (Array.isArray(body) ? body : body.data).map(({ name }: { name: string }) => name);
};

describe("a draft", () => {
  test("is seen by administrators alone, with its sizes, until it is published", async () => {
    const user = await addUser(services);
    const draft = await addProduct({ nom: "Secret Bag", draft: "1" });
    expect(draft.draft).toBe(true);
    const size = await addSize({ product_id: draft.id, name: "Secret size" });
    const places = ["/api/products", "/api/products?search=secret", "/api/products?page=1", "/api/sizes"];
    for (const place of places.flatMap((path) => [
      path,
      `${path}${path.includes("?") ? "&" : "?"}drafts=1`,
    ])) {
      for (const bearer of [undefined, user.bearer]) {
        expect(namesOf(await shop.send("GET", place, { bearer })).join()).not.toContain("Secret");
      }
      const isAsked = place.includes("drafts=1");
      const answer = await asStaff(place);
      expect(namesOf(answer).join().includes("Secret")).toBe(isAsked);
      if (isAsked) expect(answer.headers["cache-control"]).toBe("no-store");
    }
    expect((await get(`/api/products/${draft.id}`)).status).toBe(404);
    expect((await shop.send("GET", `/api/products/${draft.id}`, { bearer: user.bearer })).status).toBe(404);
    expect((await asStaff(`/api/products/${draft.id}`)).body.data).toMatchObject({ draft: true });
    expect((await get("/sitemap.xml")).text).not.toContain(`/products/${draft.id}<`);
    const asked = { sizeIds: [size.id], sizeNames: ["Secret size"] };
    expect((await readSizesForQuote(services.db, asked)).byId.size).toBe(0);
    expect((await readSizesForQuote(services.db, { ...asked, withDrafts: true })).byId.size).toBe(1);

    await post(`/api/products/${draft.id}`, { nom: "Secret Bag", draft: "0", _method: "PUT" });
    expect((await get(`/api/products/${draft.id}`)).body.data).not.toHaveProperty("draft");
    expect(namesOf(await get("/api/sizes"))).toContain("Secret size");
    expect((await get("/sitemap.xml")).text).toContain(`/products/${draft.id}<`);
    expect((await readSizesForQuote(services.db, asked)).byName.get("Secret size")).toHaveLength(1);
  });

  test("is what a copy is; it has the texts and the sizes of its original", async () => {
    const original = await addProduct({ nom: "x".repeat(200), name_fr: "Cabas", sold: 5, featured_order: 1 });
    await addSize({ product_id: original.id, name: "Small", label: "9 in", price: "0.155" });
    const answer = await shop.send("POST", `/api/products/${original.id}/copy`, { bearer: admin.bearer });
    expect([answer.status, answer.body.data]).toMatchObject([
      201,
      {
        ...{ name: `${"x".repeat(193)} (copy)`, name_fr: "Cabas (copie)", draft: true },
        ...{ sold: 0, featured_order: null, version: 1 },
      },
    ]);
    const { id } = product.parse(answer.body.data);
    const sizes = JSON.parse((await asStaff(`/api/sizes?product_id=${id}&drafts=1`)).text);
    expect(sizes).toMatchObject([{ name: "Small", label: "9 in", price: "0.155" }]);
    expect((await shop.send("POST", "/api/products/9999/copy", { bearer: admin.bearer })).status).toBe(404);
  });
});
