import { afterAll, describe, expect, test } from "vitest";
import { listProducts } from "#contracts/catalogue/catalogue.ts";
import { minutes } from "#domain/time/durations.ts";
import { readVersion } from "#server/platform/versions/versions.ts";
import { addUser } from "#tests/support/staff.ts";
import { openCatalogue } from "../catalogue.fixture.ts";

const catalogue = await openCatalogue();
const { services, shop, admin, get, post, addProduct, addSize } = catalogue;
afterAll(() => catalogue[Symbol.asyncDispose]());

const idsOf = (body: unknown) => listProducts.answers[200].parse(body).data.map(({ id }) => id);

describe("reading", () => {
  test("a product answers under both of its names, with every specified field (SPEC-2.9)", async () => {
    const { id } = await addProduct({
      nom: " Zip <b>Tote</b> ",
      description: "Closes.\r\nWith a zip.",
      dispo: 12,
      sold: 3,
    });
    const answer = await get(`/api/products/${id}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.etag).toBe('"1"');
    expect(answer.body.data).toEqual({
      id,
      name: "Zip Tote",
      nom: "Zip Tote",
      description: "Closes.\nWith a zip.",
      name_fr: null,
      description_fr: null,
      image_base64: null,
      image_details: null,
      picture: null,
      rating: null,
      dispo: 12,
      sold: 3,
      featured_order: null,
      product_type: null,
      material: null,
      created_at: services.clock().toISOString(),
      version: 1,
    });
  });

  test("a missing and an unreadable id are the same 404; a deleted product is gone, 410", async () => {
    const { id } = await addProduct();
    const answers = [await get("/api/products/999999"), await get("/api/products/x")];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    await shop.send("DELETE", `/api/products/${id}`, { bearer: admin.bearer });
    expect((await get(`/api/products/${id}`)).status).toBe(410);
    await shop.send("POST", `/api/products/${id}/restore`, { bearer: admin.bearer });
    expect((await get(`/api/products/${id}`)).status).toBe(200);
  });

  test("the sitemap names every page and product in each language; robots.txt leads to it", async () => {
    const { id } = await addProduct();
    const removed = await addProduct();
    await shop.send("DELETE", `/api/products/${removed.id}`, { bearer: admin.bearer });
    const map = await get("/sitemap.xml");
    expect(map.headers["content-type"]).toBe("application/xml; charset=utf-8");
    for (const start of ["", "/en", "/fr"]) {
      expect(map.text).toMatch(new RegExp(`<loc>http[^<]*[^/]${start}/products/${id}</loc>`));
      const language = start.slice(1) || "x-default";
      expect(map.text).toMatch(new RegExp(`hreflang="${language}" href="http[^"]*${start}/products/${id}"`));
    }
    expect(map.text).not.toContain(`/products/${removed.id}<`);
    const robots = (await get("/robots.txt")).text;
    expect(robots).toContain("Disallow: /admin\n");
    expect(robots).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
  });

  test("the list is newest first, whole without questions and paged with them (SPEC-2.4, SPEC-2.27)", async () => {
    await using own = await openCatalogue();
    for (const nom of ["Écharpe 100%", "Alpha", "beta_1"]) {
      own.services.clock.advance(minutes(1));
      await own.addProduct({ nom, description: nom === "Alpha" ? "also in BETA_1" : "" });
    }
    expect(idsOf((await own.get("/api/products")).body)).toEqual([3, 2, 1]);
    expect((await own.get("/api/products")).body).not.toHaveProperty("meta");
    const page = await own.get("/api/products?per_page=2&page=2");
    expect([idsOf(page.body), page.body.meta]).toEqual([
      [1],
      { page: 2, per_page: 2, total: 3, last_page: 2 },
    ]);
    const found = async (query: string) => idsOf((await own.get(`/api/products?${query}`)).body);
    expect(await found("sort=name")).toEqual([2, 3, 1]);
    expect(await found("sort=-name")).toEqual([1, 3, 2]);
    expect(await found("search=Beta_&sort=created_at")).toEqual([2, 3]);
    expect(await found(`search=${encodeURIComponent("éCHARPE")}`)).toEqual([1]);
    expect(await found("search=0%25")).toEqual([1]);
    expect(await found("search=%25_")).toEqual([]);
    expect((await own.get("/api/products?search=nothing")).body.meta).toMatchObject({
      total: 0,
      last_page: 1,
    });
    expect((await own.get("/api/products?sort=price")).status).toBe(422);
    expect((await own.get("/api/products?nom=x")).status).toBe(422);
  });
});

describe("changing", () => {
  test("is for administrators only (SPEC-1.11)", async () => {
    const { id } = await addProduct();
    const user = await addUser(services);
    for (const [bearer, status] of [
      [undefined, 401],
      ["wrong", 401],
      [user.bearer, 403],
    ] as const) {
      const tries = [
        await shop.send("POST", "/api/products", { bearer, body: {} }),
        await shop.send("POST", `/api/products/${id}`, { bearer, body: {} }),
        await shop.send("DELETE", `/api/products/${id}`, { bearer }),
        await shop.send("POST", `/api/products/${id}/restore`, { bearer }),
      ];
      expect(tries.map((answer) => answer.status)).toEqual([status, status, status, status]);
    }
  });

  test("_method=PUT changes what is given and leaves the rest", async () => {
    const first = await addProduct({ description: "Old", dispo: 5, featured_order: 2, material: "Cotton" });
    const answer = await post(`/api/products/${first.id}`, {
      nom: "New",
      featured_order: "",
      sold: 7,
      _method: "PUT",
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.etag).toBe('"2"');
    const changed = { name: "New", nom: "New", featured_order: null, sold: 7, version: 2 };
    expect(answer.body.data).toEqual({ ...first, ...changed });
    expect((await get(`/api/products/${first.id}`)).body.data).toEqual({ ...first, ...changed });
    expect(idsOf((await get("/api/products?search=new")).body)).toContain(first.id);
  });

  test("a name is required, and unknown fields are refused (REL-Z3)", async () => {
    expect((await post("/api/products", { description: "x" })).body.errors).toEqual({
      nom: ["Le nom du produit est requis"],
    });
    expect((await post("/api/products", { nom: "<b></b>" })).status).toBe(422);
    for (const field of [
      "id",
      "version",
      "created_at",
      "deleted_at",
      "rating",
      "image_base64",
      "is_admin",
      "price",
    ]) {
      const answer = await post("/api/products", { nom: "Tote", [field]: "1" });
      expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
    }
    expect(
      (await shop.send("POST", "/api/products", { bearer: admin.bearer, body: { nom: "x" } })).status,
    ).toBe(415);
  });

  test("a stale If-Match answers 409 with the fresh row and changes nothing (SPEC-0.13)", async () => {
    const { id } = await addProduct();
    await post(`/api/products/${id}`, { nom: "Second" }, {}, { "if-match": '"1"' });
    const late = await post(`/api/products/${id}`, { nom: "Third" }, {}, { "if-match": '"1"' });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: "conflict", fresh: { id, name: "Second", version: 2 } });
    const gone = await shop.send("DELETE", `/api/products/${id}`, {
      bearer: admin.bearer,
      headers: { "if-match": '"1"' },
    });
    expect(gone.body).toMatchObject({ fresh: { version: 2 } });
    expect((await get(`/api/products/${id}`)).body.data).toMatchObject({ name: "Second" });
  });

  test("of many who change the same version at once, one succeeds", async () => {
    const { id } = await addProduct();
    const names = Array.from({ length: 8 }, (_, index) => `Name ${index}`);
    const answers = await Promise.all(
      names.map((nom) => post(`/api/products/${id}`, { nom }, {}, { "if-match": '"1"' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect((await get(`/api/products/${id}`)).body.data).toMatchObject({ version: 2 });
  });

  test("deletion hides the product and its sizes, and is undone whole (SPEC-1.15, SPEC-0.14)", async () => {
    const { id } = await addProduct();
    const size = await addSize({ product_id: id });
    const sizes = async () => (await get(`/api/sizes?product_id=${id}`)).body;
    const gone = await shop.send("DELETE", `/api/products/${id}`, { bearer: admin.bearer });
    expect([gone.status, gone.body]).toEqual([200, { success: true }]);
    expect((await shop.send("DELETE", `/api/products/${id}`, { bearer: admin.bearer })).status).toBe(404);
    expect((await post(`/api/products/${id}`, { nom: "x" })).status).toBe(404);
    expect(await sizes()).toEqual([]);
    expect(idsOf((await get("/api/products")).body)).not.toContain(id);
    const restored = await shop.send("POST", `/api/products/${id}/restore`, { bearer: admin.bearer });
    expect(restored.body.data).toMatchObject({ id, version: 3 });
    expect(
      (await shop.send("POST", `/api/products/${id}/restore`, { bearer: admin.bearer })).body.data,
    ).toMatchObject({ version: 3 });
    expect(await sizes()).toEqual([size]);
  });

  test("each change raises the catalogue's version and leaves a line of history; a refused one does neither", async () => {
    await using own = await openCatalogue();
    const versions: number[] = [];
    const note = async () => versions.push(await readVersion(own.services.db, "catalogue"));
    const { id } = await own.addProduct({ nom: "A", dispo: 1 });
    await note();
    await own.post(`/api/products/${id}`, { nom: "B" });
    await note();
    await own.post(`/api/products/${id}`, { nom: "C" }, {}, { "if-match": '"1"' });
    await note();
    await own.shop.send("DELETE", `/api/products/${id}`, { bearer: own.admin.bearer });
    await own.shop.send("POST", `/api/products/${id}/restore`, { bearer: own.admin.bearer });
    await note();
    expect(versions).toEqual([1, 2, 2, 4]);
    const lines = await own.services.db.selectFrom("history").selectAll().orderBy("id").execute();
    expect(lines.map(({ action, subject_id }) => [action, subject_id])).toEqual(
      ["product.create", "product.update", "product.delete", "product.restore"].map((action) => [action, id]),
    );
    expect([lines[1]?.before, lines[1]?.after].map((text) => JSON.parse(text ?? ""))).toEqual([
      { name: "A" },
      { name: "B" },
    ]);
    expect(lines[1]).toMatchObject({ doer: "staff", doer_id: own.admin.id, doer_name: own.admin.name });
  });
});
