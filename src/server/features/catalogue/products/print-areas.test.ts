import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { listProducts, product as productContract } from "#contracts/catalogue/catalogue.ts";
import type { Answer } from "#tests/support/shop.ts";
import { openCatalogue } from "../catalogue.fixture.ts";
import { systemFindOwnedPictures } from "./system-find-owned-pictures.ts";

const catalogue = await openCatalogue();
const { services, shop, admin, get, post, addProduct } = catalogue;
afterAll(() => catalogue[Symbol.asyncDispose]());

const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#1e5a32" } })
  .png()
  .toBuffer();
const productOf = ({ body }: Answer) => productContract.parse(body.data);
const corners = [
  [10, 10],
  [200, 20],
  [190, 210],
  [20, 190],
];
const area = (picture: string) => ({
  ...{ id: "front", name: "front", picture, corners, width_mm: 250, height_mm: 230 },
});
const put = (id: number, print_areas: readonly object[], headers = {}) =>
  shop.send("PUT", `/api/products/${id}/print-areas`, {
    ...{ bearer: admin.bearer, body: { print_areas }, headers },
  });
const marked = async () => {
  const { id, image_base64 } = await addProduct({}, { image: { bytes } });
  const answer = await put(id, [area(image_base64 ?? "")]);
  return { id, answer, picture: productOf(answer).print_areas?.[0]?.picture ?? "" };
};

describe("the print areas of a product", () => {
  test("are marked on a picture of it, and stand in every answer of it", async () => {
    const { id, answer, picture } = await marked();
    expect([answer.status, answer.headers.etag]).toEqual([200, '"2"']);
    expect(picture).toMatch(/^\/storage\/pictures\/[0-9a-f]{24}-400\.webp$/);
    expect((await get(picture)).headers["content-type"]).toBe("image/webp");
    expect(productOf(await get(`/api/products/${id}`)).print_areas).toEqual([area(picture)]);
    const { data } = listProducts.answers[200].parse((await get("/api/products")).body);
    expect(data.find((each) => each.id === id)?.print_areas).toEqual([area(picture)]);
    expect(productOf(await put(id, []))).not.toHaveProperty("print_areas");
  });

  test("keep their picture when the product shows another, and its file an owner", async () => {
    const { id, picture } = await marked();
    await shop.send("PUT", `/api/products/${id}/pictures`, { bearer: admin.bearer, body: { pictures: [] } });
    const again = await put(id, [area(picture), { ...area(picture), id: "back", name: "back" }]);
    expect(productOf(again).print_areas).toHaveLength(2);
    const key = picture.replace("/storage/", "");
    expect(await systemFindOwnedPictures(services, [key])).toEqual(new Set([key]));
    await put(id, []);
    expect(await systemFindOwnedPictures(services, [key])).toEqual(new Set());
  });

  test("go with a copy, stay when the product is changed, and come back out of the trash", async () => {
    const { id, picture } = await marked();
    const send = (method: "POST" | "DELETE", path = "") =>
      shop.send(method, `/api/products/${id}${path}`, { bearer: admin.bearer });
    expect(productOf(await post(`/api/products/${id}`, { nom: "Renamed" })).print_areas).toHaveLength(1);
    expect(productOf(await send("POST", "/copy")).print_areas).toEqual([area(picture)]);
    await send("DELETE");
    expect(productOf(await send("POST", "/restore")).print_areas).toEqual([area(picture)]);
  });

  test("stand in the history", async () => {
    const { id, picture } = await marked();
    const { after } = await services.db
      .selectFrom("history")
      .select("after")
      .where("subject_id", "=", id)
      .where("action", "=", "product.update")
      .executeTakeFirstOrThrow();
    expect(JSON.parse(after ?? "{}")).toEqual({ print_areas: [area(picture)] });
  });

  test.each([
    ["another product's picture", area("/storage/pictures/000000000000000000000000-400.webp")],
    ["an address", area("https://www.example.com/bag.webp")],
    [
      "a line for cloth",
      {
        corners: [
          [10, 10],
          [20, 20],
          [30, 30],
          [40, 40],
        ],
      },
    ],
    ["no size", { width_mm: 0 }],
    ["a place that is none", { name: "lid" }],
    ["more than it has", { colour: "red" }],
  ])("%s is refused, and nothing is changed", async (_, change) => {
    const { id, picture } = await marked();
    const answer = await put(id, [{ ...area(picture), ...change }]);
    expect(answer.status).toBe(422);
    expect(productOf(await get(`/api/products/${id}`)).version).toBe(2);
  });

  test("are the owner's to mark, who has seen the product as it stands", async () => {
    const { id, picture } = await marked();
    expect((await put(id, [area(picture)], { "if-match": '"1"' })).status).toBe(409);
    const path = `/api/products/${id}/print-areas`;
    expect((await shop.send("PUT", path, { body: { print_areas: [] } })).status).toBe(401);
  });
});
