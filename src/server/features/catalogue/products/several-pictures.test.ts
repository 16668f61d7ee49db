import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { listProducts, product as productContract } from "#contracts/catalogue/catalogue.ts";
import { productPicturesMost } from "#domain/catalogue/catalogue-limits.ts";
import type { Answer } from "#tests/support/shop.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";
import { openCatalogue } from "../catalogue.fixture.ts";
import { systemFindOwnedPictures } from "./system-find-owned-pictures.ts";

const catalogue = await openCatalogue();
const { services, shop, admin, get, post, addProduct } = catalogue;
afterAll(() => catalogue[Symbol.asyncDispose]());

const png = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#1e5a32" } })
  .png()
  .toBuffer();
const file = { image: { name: "side.png", type: "image/png", bytes: png } };
const productOf = ({ body }: Answer) => productContract.parse(body.data);
const address = "https://www.example.com/bag.jpg";
const put = (id: number, pictures: readonly object[], headers = {}) =>
  shop.send("PUT", `/api/products/${id}/pictures`, { bearer: admin.bearer, body: { pictures }, headers });
const productWithTwo = async () => {
  const { id, image_base64 } = await addProduct({}, { image: { bytes: tinyPng } });
  const added = await post(`/api/products/${id}/pictures`, { alt_en: "Side", alt_fr: "Côté" }, file);
  return { id, first: image_base64 ?? "", added, second: productOf(added).pictures?.[1]?.image ?? "" };
};

describe("SPEC-5.7 the pictures of a product", () => {
  test("stand in an order; the first is the specified one, and lists hold it alone", async () => {
    const { id, first, second, added } = await productWithTwo();
    expect([added.status, added.headers.etag]).toEqual([201, '"2"']);
    expect(productOf(added).pictures).toMatchObject([
      { image: first, alt_en: "", alt_fr: "" },
      { image: second, alt_en: "Side", alt_fr: "Côté", picture: { width: 400 } },
    ]);
    const turned = await put(id, [
      { image: second },
      { image: first, alt_fr: "Devant" },
      { image: address, alt_en: "Elsewhere" },
    ]);
    expect([turned.status, productOf(turned).image_base64]).toEqual([200, second]);
    const data = productOf(await get(`/api/products/${id}`));
    expect(data.pictures).toMatchObject([
      { image: second, alt_en: "Side" },
      { image: first, alt_fr: "Devant" },
      { image: address, picture: null, alt_en: "Elsewhere" },
    ]);
    expect(data.picture).toEqual(data.pictures?.[0]?.picture);
    const list = listProducts.answers[200].parse((await get("/api/products")).body);
    const listed = list.data.find((each) => each.id === id);
    expect(listed).not.toHaveProperty("pictures");
    expect(listed?.image_base64).toBe(second);
  });

  test("one without words is no list; what is left out is gone, and its files have no owner", async () => {
    const { id, first, second } = await productWithTwo();
    const keyOf = (image: string) => image.replace("/storage/", "");
    const keys = [keyOf(first), keyOf(second)];
    expect(await systemFindOwnedPictures(services, keys)).toEqual(new Set(keys));
    expect(productOf(await put(id, [{ image: first }]))).not.toHaveProperty("pictures");
    expect(await systemFindOwnedPictures(services, keys)).toEqual(new Set([keyOf(first)]));
    expect(productOf(await put(id, []))).toMatchObject({ image_base64: null, picture: null });
  });

  test("the specified form changes the first and leaves the others; a removed one is followed by the next", async () => {
    const { id, first, second } = await productWithTwo();
    const blank = await post(`/api/products/${id}`, { nom: "B" });
    expect(productOf(blank).pictures).toMatchObject([{ image: first }, { image: second }]);
    const other = await post(`/api/products/${id}`, { nom: "B" }, { image: { bytes: png } });
    expect(productOf(other).pictures).toMatchObject([{ picture: { width: 400 } }, { image: second }]);
    const removed = await post(`/api/products/${id}`, { nom: "B", remove_image: 1 });
    expect(productOf(removed)).toMatchObject({ image_base64: second, pictures: [{ alt_en: "Side" }] });
  });

  test("go with a copy, and come back out of the trash", async () => {
    const { id, added } = await productWithTwo();
    const { pictures } = productOf(added);
    const send = (method: "POST" | "DELETE", path = "") =>
      shop.send(method, `/api/products/${id}${path}`, { bearer: admin.bearer });
    expect(productOf(await send("POST", "/copy")).pictures).toEqual(pictures);
    await send("DELETE");
    expect(productOf(await send("POST", "/restore")).pictures).toEqual(pictures);
  });

  test("the history tells addresses and words", async () => {
    const { id, second } = await productWithTwo();
    const rows = await services.db
      .selectFrom("history")
      .select("after")
      .where("subject_id", "=", id)
      .where("action", "=", "product.update")
      .execute();
    const told = rows.map(({ after }) => JSON.parse(after ?? "{}").pictures);
    expect(told).toEqual([[expect.anything(), { image: second, alt_en: "Side", alt_fr: "Côté" }]]);
  });
});

describe("is refused, and nothing is changed", () => {
  test.each([
    "http://www.example.com/bag.jpg",
    "/storage/pictures/other.jpg",
    "data:image/png;base64,AAAA",
    "https://www.example.com/sheet.pdf",
    `https://www.example.com/${"x".repeat(2_000)}`,
  ])("an address that is no picture of another house: %.40s", async (image) => {
    const { id } = await addProduct();
    const answer = await put(id, [{ image }]);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ["pictures"]]);
    expect(productOf(await get(`/api/products/${id}`)).version).toBe(1);
  });

  test("one twice, one too many, no file, no picture, and what has seen another version", async () => {
    const { id } = await addProduct();
    expect((await put(id, [{ image: address }, { image: address }])).status).toBe(422);
    const numbered = (most: number) =>
      Array.from({ length: most }, (_, at) => ({ image: `${address}?${at}` }));
    expect((await put(id, numbered(productPicturesMost + 1))).status).toBe(422);
    expect((await put(id, [], { "if-match": '"7"' })).status).toBe(409);
    const noPicture = { image: { name: "a.png", bytes: Buffer.from("<svg/>") } };
    expect((await post(`/api/products/${id}/pictures`, {}, noPicture)).body.errors).toHaveProperty("image");
    expect((await post(`/api/products/${id}/pictures`, {})).body.errors).toHaveProperty("image");
    expect((await put(id, numbered(productPicturesMost))).status).toBe(200);
    expect((await post(`/api/products/${id}/pictures`, {}, file)).body.errors).toHaveProperty("pictures");
  });
});
