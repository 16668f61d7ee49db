import { expect, test } from "vitest";
import { product as productContract } from "#contracts/catalogue/catalogue.ts";
import { fold } from "#domain/text/fold.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { openCatalogue } from "../catalogue.fixture.ts";
import { builtPictures } from "../demo/built-pictures.fixture.ts";
import { readDemoCatalogue } from "../demo/demo-catalogue.ts";
import { systemAddDemoFrench } from "../demo/system-add-demo-french.ts";
import { systemSeedDemoCatalogue } from "../demo/system-seed-demo-catalogue.ts";

test("SPEC-3.35 French texts are optional, stored, emptied, and found by the search beside the others", async () => {
  await using catalogue = await openCatalogue();
  const plain = await catalogue.addProduct({ nom: "Tote" });
  expect(plain).toMatchObject({ name_fr: null, description_fr: null });
  const texts = { name_fr: "Sac à vin", description_fr: "Pour une bouteille." };
  const bag = await catalogue.addProduct({ nom: "Bottle bag", description: "For one.", ...texts });
  expect(bag).toMatchObject({ name: "Bottle bag", nom: "Bottle bag", ...texts });
  const search = async (text: string) =>
    (await catalogue.get(`/api/products?search=${encodeURIComponent(text)}`)).text;
  for (const text of ["vin", "SAC À", "bouteille", "bottle", "for one"]) {
    expect(await search(text)).toContain("Sac à vin");
  }
  expect(await search("tote")).not.toContain("Sac à vin");

  const kept = await catalogue.post(`/api/products/${bag.id}`, { nom: "Wine bag", _method: "PUT" });
  expect(productContract.parse(kept.body.data)).toMatchObject({ name: "Wine bag", ...texts });
  await catalogue.post(`/api/products/${bag.id}`, { nom: "Wine bag", name_fr: "", _method: "PUT" });
  expect(await search("vin")).not.toContain("Sac à vin");
  const tooLong = await catalogue.post("/api/products", { nom: "Tote", name_fr: "x".repeat(1_000) });
  expect([tooLong.status, tooLong.body.errors]).toEqual([422, { name_fr: [expect.any(String)] }]);
});

test("SPEC-3.35 a demo shop from before is given the French texts once, where the demo's texts are unchanged", async () => {
  await using database = await createTestDatabase();
  const services = createTestServices(database);
  const { db } = services;
  await systemSeedDemoCatalogue(services, builtPictures);
  await db.updateTable("products").set({ name_fr: "", description_fr: "", search_key: "" }).execute();
  const [reworded, renamed, french, same] = readDemoCatalogue();
  if (!reworded || !renamed || !french || !same) throw new Error("the demo catalogue is too short");
  const change = (name: string, set: { description?: string; name?: string; name_fr?: string }) =>
    db.updateTable("products").set(set).where("name", "=", name).execute();
  await change(reworded.name, { description: "Our own words." });
  await change(renamed.name, { name: "Our own name" });
  await change(french.name, { name_fr: "Notre nom" });

  await systemAddDemoFrench(services);
  const texts = async () => {
    const rows = await db.selectFrom("products").select(["name", "name_fr", "search_key"]).execute();
    return new Map(rows.map(({ name, ...rest }) => [name, rest]));
  };
  const added = await texts();
  expect(added.get(reworded.name)?.name_fr).toBe("");
  expect(added.get("Our own name")?.name_fr).toBe("");
  expect(added.get(french.name)?.name_fr).toBe("Notre nom");
  expect(added.get(same.name)?.name_fr).toBe(same.name_fr);
  expect(added.get(same.name)?.search_key).toContain(fold(same.name_fr));

  await change(same.name, { name_fr: "" });
  await systemAddDemoFrench(services);
  expect((await texts()).get(same.name)?.name_fr).toBe("");
});
