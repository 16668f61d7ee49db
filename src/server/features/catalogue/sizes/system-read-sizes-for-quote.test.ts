import { afterAll, expect, test } from "vitest";
import { openCatalogue } from "../catalogue.fixture.ts";
import { readSizesForQuote, type SizeForQuote } from "./system-read-sizes-for-quote.ts";

const catalogue = await openCatalogue();
const { services, shop, admin, addProduct, addSize } = catalogue;
afterAll(() => catalogue[Symbol.asyncDispose]());

const { db } = services;
const tote = await addProduct({ nom: "Tote", product_type: "Tote bag", material: "Cotton" });
const cooler = await addProduct({ nom: "Cooler" });
const small = await addSize({ product_id: tote.id, name: "Small", label: "12 in", price: "0.1450" });
const toteLarge = await addSize({ product_id: tote.id, name: "Large", price: "0.2" });
const coolerLarge = await addSize({ product_id: cooler.id, name: "Large", price: "0.22" });

const ids = (sizes: readonly SizeForQuote[] | undefined) => sizes?.map(({ sizeId }) => sizeId);

test("an id gives all that a quote copies (SPEC-1.15)", async () => {
  const { byId } = await readSizesForQuote(db, { sizeIds: [small.id, 999_999] });
  expect([...byId]).toEqual([
    [
      small.id,
      {
        sizeId: small.id,
        sizeName: "Small",
        sizeLabel: "12 in",
        unitPriceE4: 1450,
        productId: tote.id,
        productName: "Tote",
        productNameFr: "",
        productType: "Tote bag",
        material: "Cotton",
      },
    ],
  ]);
});

test("a name alone is looked up within the product when it is known (SPEC-2.14)", async () => {
  const find = async (asked: object) =>
    ids((await readSizesForQuote(db, { sizeNames: ["Large"], ...asked })).byName.get("Large"));
  expect(await find({})).toEqual([toteLarge.id, coolerLarge.id]);
  expect(await find({ productId: tote.id })).toEqual([toteLarge.id]);
  expect(await find({ productName: "Cooler" })).toEqual([coolerLarge.id]);
  expect(await find({ productName: "2 produits" })).toEqual([toteLarge.id, coolerLarge.id]);
  expect(await find({ productId: tote.id, productName: "Cooler" })).toEqual([toteLarge.id]);
  expect(await find({ productId: 999_999 })).toEqual([]);
});

test("names are taken exactly; those that are not offered have nothing", async () => {
  const { byName, byId } = await readSizesForQuote(db, { sizeNames: ["Small", "small", "%", ""] });
  expect([...byName].map(([name, sizes]) => [name, ids(sizes)])).toEqual([
    ["Small", [small.id]],
    ["small", []],
    ["%", []],
    ["", []],
  ]);
  expect(byId.size).toBe(0);
  expect(await readSizesForQuote(db, {})).toEqual({ byId: new Map(), byName: new Map() });
});

test("what was deleted is not offered, nor what was deleted with its product", async () => {
  const bag = await addProduct({ nom: "Bag" });
  const gone = await addSize({ product_id: bag.id, name: "Gone" });
  const hidden = await addSize({ product_id: bag.id, name: "Hidden" });
  await shop.send("DELETE", `/api/sizes/${gone.id}`, { bearer: admin.bearer });
  await shop.send("DELETE", `/api/products/${bag.id}`, { bearer: admin.bearer });
  const asked = { sizeIds: [gone.id, hidden.id], sizeNames: ["Gone", "Hidden"] };
  const { byId, byName } = await readSizesForQuote(db, asked);
  expect([byId.size, ...byName.values()]).toEqual([0, [], []]);
});
