import { expect, test } from "vitest";
import { storeSetting } from "#server/features/settings/settings.repository.ts";
import { raiseVersion } from "#server/platform/versions/versions.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { addAdministrator } from "#tests/support/staff.ts";

const services = createTestServices(await openTestDatabase());
const { id } = await addAdministrator(services);

async function number(quote_prefix: string, order_prefix: string) {
  await services.db.transaction().execute(async (transaction) => {
    const by = { changed_by: id, changed_at: services.clock().toISOString() };
    for (const [key, value] of Object.entries({ quote_prefix, order_prefix }))
      await storeSetting(transaction, { key, value: JSON.stringify(value), ...by });
    await raiseVersion(transaction, "settings");
  });
  await services.shop.readAgain();
}

test("ADR-104 new quotes and orders begin as the shop says, and what was numbered keeps its number", async () => {
  const product = await addProduct(services);
  const first = await askForQuote(services, product);
  expect(first.reference).toMatch(/^GE-\d{4}-000001$/);
  await number("DV", "CM");
  const second = await askForQuote(services, product);
  expect(second.reference).toMatch(/^DV-\d{4}-000002$/);
  const references = async () =>
    (await services.db.selectFrom("quotes").select("reference").orderBy("id").execute()).map(
      ({ reference }) => reference,
    );
  expect(await references()).toEqual([first.reference, second.reference]);
  await number("Q2", "ORD");
  expect(await references()).toEqual([first.reference, second.reference]);
  const found = await services.db
    .selectFrom("quotes")
    .select("id")
    .where("search_text", "like", `%${first.reference.toLowerCase()}%`)
    .execute();
  expect(found).toEqual([{ id: first.id }]);
});
