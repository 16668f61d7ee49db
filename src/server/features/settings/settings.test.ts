import { describe, expect, test } from "vitest";
import { firstSettings } from "#domain/settings/shop-settings.ts";
import { historyRoutes } from "#server/features/history/history.routes.ts";
import { paymentWays } from "#server/features/payments/providers/payment-ways.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator, addUser, testPassword } from "#tests/support/staff.ts";
import { readSettings } from "./read-settings.ts";
import { keysOf } from "./secrets/shop-keys.ts";
import { settingsRoutes } from "./settings.routes.ts";

const services = createTestServices(await openTestDatabase());
let traded = false;
const shop = await createTestShop(services, [
  (mounting) =>
    settingsRoutes({
      ...mounting,
      isTaxProfile: async (_, id) => id === 7,
      hasTraded: async () => traded,
      paymentWays,
    }),
  historyRoutes,
]);
const { bearer, id: adminId } = await addAdministrator(services);

const first = firstSettings();
const payment_ways = [
  { name: "stripe", is_set: false },
  { name: "paypal", is_set: false },
  { name: "bank_transfer", is_set: false },
  { name: "sandbox", is_set: true },
];
const get = (path = "") => shop.send("GET", `/api/settings${path}`, { bearer });
const put = (values: object, version?: number) =>
  shop.send("PUT", "/api/settings", {
    bearer,
    body: { values, current_password: testPassword },
    headers: version === undefined ? {} : { "if-match": `"${version}"` },
  });

describe("the settings of the shop", () => {
  test("are what it was started with, until an administrator changes them", async () => {
    const answer = await get();
    expect([answer.body, answer.headers.etag]).toEqual([{ values: first, version: 0, payment_ways }, '"0"']);
    const config = { ...services.config, MINIMUM_UNITS: 500 };
    expect(await readSettings({ ...services, config })).toEqual({ ...first, minimum_units: 500 });
    const changed = await put(
      { minimum_units: 2_000, offer_valid_days: null, terms_fr: "Payable\nà 30 jours" },
      0,
    );
    const values = {
      ...first,
      minimum_units: 2_000,
      offer_valid_days: null,
      terms_fr: "Payable\nà 30 jours",
    };
    expect([changed.status, changed.body, changed.headers.etag]).toEqual([
      200,
      { values, version: 1, payment_ways },
      '"1"',
    ]);
    expect(await readSettings({ ...services, config })).toEqual(values);
  });

  test("are changed by a caller who saw the latest, and nothing is stored where nothing differs", async () => {
    const late = await put({ reminders_on: false }, 0);
    expect([late.status, late.body.fresh]).toEqual([409, (await get()).body]);
    expect((await put({ minimum_units: 2_000 }, 1)).body.version).toBe(1);
    const answers = await Promise.all([5, 6, 8, 9].map((days) => put({ reminder_after_days: days }, 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  test("have a history that tells who changed what", async () => {
    await put({ reminder_before_days: 5 });
    const { history, meta } = (await get("/history?per_page=1")).body;
    expect(history).toEqual([
      expect.objectContaining({
        ...{ action: "settings.update", doer: "staff", doer_id: adminId },
        ...{ before: { reminder_before_days: 3 }, after: { reminder_before_days: 5 } },
      }),
    ]);
    expect(meta).toMatchObject({ total: 3 });
  });

  test("colours and materials are cleaned, and those that break a rule are refused at their field", async () => {
    const { body } = await put({
      cloth_colours: [{ code: " #b4633a ", en: " Copper\n", fr: "Cuivre" }],
      cloths: [{ en: "", fr: "Coton bio" }],
    });
    expect(body.values).toMatchObject({
      cloth_colours: [{ code: "#B4633A", en: "Copper", fr: "Cuivre" }],
      cloths: [{ en: "", fr: "Coton bio" }],
    });
    const wrong = [
      ["cloth_colours", []],
      ["cloth_colours", [{ code: "#B4633A", en: "", fr: "" }]],
      ["cloth_colours", [{ code: "#B4633A" }]],
      ["cloths", [{ en: "", fr: "" }]],
    ] as const;
    for (const [name, value] of wrong) {
      const refused = await put({ [name]: value });
      expect([refused.status, Object.keys(refused.body.errors as object)[0]]).toEqual([
        422,
        expect.stringContaining(name),
      ]);
    }
  });

  test("name a tax profile that is offered, or none", async () => {
    const answer = await put({ default_tax_profile_id: 8 });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ["default_tax_profile_id"]]);
    expect((await put({ default_tax_profile_id: 7 })).body.values).toMatchObject({
      default_tax_profile_id: 7,
    });
    expect((await put({ default_tax_profile_id: null })).status).toBe(200);
  });

  test("hold lists, whose change is told as one, and no change where none differs", async () => {
    const claims = ["Quality Guaranteed", "Printed in Lyon"];
    const home_counters = [{ value: "12", label: "colours" }];
    const { version } = (
      await put({ claims: [" Quality Guaranteed ", "", "Printed in Lyon"], home_counters })
    ).body;
    const { values } = (await get()).body;
    expect(values).toMatchObject({ claims, home_counters, rating: 4.9 });
    expect((await put({ claims, home_counters, rating: 4.9 })).body.version).toBe(version);
    const { history } = (await get("/history?per_page=1")).body;
    expect(history).toEqual([expect.objectContaining({ after: { claims, home_counters } })]);
  });

  test("name the bank account whole or not at all, and never tell a key", async () => {
    const half = await put({ bank_holder: "Sacs Rhône" });
    expect([half.status, Object.keys(half.body.errors ?? {})]).toEqual([422, ["bank_account"]]);
    const { body } = await put({ bank_holder: "Sacs Rhône", bank_account: "FR76" });
    expect(body.payment_ways).toContainEqual({ name: "bank_transfer", is_set: true });
    const own = { ...services.config, STRIPE_SECRET_KEY: "sk_test_12345678", PAYPAL_CLIENT_ID: "abcdefghij" };
    expect(paymentWays(keysOf(own, new Map()), firstSettings())).toEqual([
      { name: "stripe", is_set: true },
      { name: "paypal", is_set: true },
      { name: "bank_transfer", is_set: false },
      { name: "sandbox", is_set: false },
    ]);
  });

  test("are refused by their own names", async () => {
    const answer = await put({ shop_name: "", rating: 6, claims: ["x".repeat(101)] });
    expect([answer.status, Object.keys(answer.body.errors ?? {}).sort()]).toEqual([
      422,
      ["claims", "rating", "shop_name"],
    ]);
  });

  test.each([
    { offer_valid_days: 0 },
    { offer_valid_days: 366 },
    { minimum_units: 1.5 },
    { minimum_units: 10_000_001 },
    { reminder_after_days: "7" },
    { terms_en: "x".repeat(20_001) },
    { reminders_on: 1 },
    { time_zone: "Lyon" },
    { holidays: ["Christmas"] },
    { claims: "one" },
    { about_numbers: [{ value: "1" }] },
    { currency_of_nobody: "EUR" },
  ])("refuse %j", async (values) => {
    expect((await put(values)).status).toBe(422);
  });

  test("are for administrators", async () => {
    const user = await addUser(services);
    const answers = await Promise.all(
      ["", "/history"].map((path) => shop.send("GET", `/api/settings${path}`, { bearer: user.bearer })),
    );
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  });
});

test("SPEC-3.34 the currency is changed until the shop trades; what it is already may be sent again", async () => {
  expect((await put({ currency: "GBP" })).status).toBe(422);
  expect((await put({ currency: "EUR" })).body).toMatchObject({ values: { currency: "EUR" } });
  expect(services.shop.facts().currency).toBe("EUR");
  traded = true;
  const late = await put({ currency: "USD", shop_name: "Sacs" });
  expect([late.status, late.body.errors]).toEqual([422, { currency: [expect.any(String)] }]);
  expect((await put({ currency: "EUR", shop_name: "Sacs" })).body).toMatchObject({
    values: { currency: "EUR", shop_name: "Sacs" },
  });
});
