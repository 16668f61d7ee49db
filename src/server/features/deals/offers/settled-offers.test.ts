import { expect, test } from "vitest";
import { lastValidDay } from "#domain/offers/validity.ts";
import { settingsRoutes } from "#server/features/settings/settings.routes.ts";
import { bags, example } from "#tests/support/deals.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { openOfferShop } from "./offer-shop.fixture.ts";

const { services, bearer, draft, newQuote, staff, versionsOf } = await openOfferShop();
const office = await createTestShop(services, [
  (mounting) =>
    settingsRoutes({
      ...mounting,
      isTaxProfile: async () => true,
      hasTraded: async () => false,
      paymentWays: () => [],
    }),
]);
const settle = (values: object) => office.send("PUT", "/api/settings", { bearer, body: { values } });

test("L4.2 an offer holds for as long as the shop's offers do, unless staff says otherwise", async () => {
  const ends = async (body?: object) => {
    const id = await newQuote();
    if (body) await draft(id, body);
    await staff(`${id}/send-offer`);
    const [version] = (await versionsOf(id)) as { valid_until: string | null }[];
    return version?.valid_until;
  };
  const inDays = (days: number) => lastValidDay(services.clock(), "America/Denver", days);
  expect(await ends()).toBe(inDays(30));
  await settle({ offer_valid_days: 14 });
  expect([await ends(), await ends(example)]).toEqual([inDays(14), inDays(14)]);
  expect(await ends({ ...example, valid_days: 5 })).toBe(inDays(5));
  expect(await ends({ ...example, valid_days: null })).toBeNull();
  await settle({ offer_valid_days: null });
  expect([await ends(), await ends(example)]).toEqual([null, null]);
});

test("L4.1 an offer ends with its last day where the shop is", async () => {
  const id = await newQuote();
  await staff(`${id}/send-offer`);
  // At nine in the morning in London this day is over in Denver, and not in Honolulu.
  const yesterday = { valid_until: "2026-03-01" };
  await services.db.updateTable("quote_versions").set(yesterday).where("quote_id", "=", id).execute();
  expect(await versionsOf(id)).toMatchObject([{ is_expired: true }]);
  await settle({ time_zone: "Pacific/Honolulu" });
  expect(await versionsOf(id)).toMatchObject([{ is_expired: false }]);
  await settle({ time_zone: "America/Denver" });
});

test("L1.2 units below the shop's minimum need a reason", async () => {
  const id = await newQuote();
  const few = { lines: [{ ...bags, units: 900 }] };
  expect((await draft(id, few)).status).toBe(422);
  await settle({ minimum_units: 500 });
  expect((await draft(id, few)).status).toBe(200);
});

test("L3.2 an offer bears the terms of the day on which it was sent", async () => {
  await settle({ terms_en: "Paid within 30 days.", terms_fr: "Payable à 30 jours." });
  const [english, french] = [await newQuote(), await newQuote()];
  await services.db.updateTable("quotes").set({ language: "en" }).where("id", "=", english).execute();
  await services.db.updateTable("quotes").set({ language: "fr" }).where("id", "=", french).execute();
  for (const id of [english, french]) await staff(`${id}/send-offer`);
  await settle({ terms_en: "Paid at once." });
  expect([await versionsOf(english), await versionsOf(french)]).toMatchObject([
    [{ terms: "Paid within 30 days." }],
    [{ terms: "Payable à 30 jours." }],
  ]);
  const { snapshot } = await services.db
    .selectFrom("quote_versions")
    .select("snapshot")
    .where("quote_id", "=", english)
    .executeTakeFirstOrThrow();
  expect(snapshot).toContain('"terms":"Paid within 30 days."');
});
