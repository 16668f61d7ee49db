import { expect, test } from "vitest";
import { taxProfile } from "#contracts/tax-profiles.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { readSettings } from "../settings/read-settings.ts";
import { storeSetting } from "../settings/settings.repository.ts";
import { findTaxProfile } from "./find-tax-profile.ts";
import { taxRoutes } from "./taxes.routes.ts";

const services = createTestServices(await openTestDatabase());
/** Profiles that offers bear. */
const used = new Set<number>();
const shop = await createTestShop(services, [
  (mounting) => taxRoutes({ ...mounting, isUsed: async (_, id) => used.has(id) }),
]);
const { bearer } = await addAdministrator(services);

const denver = {
  name: "Denver",
  jurisdictions: [
    { name: "State of Colorado", percent: "2.9" },
    { name: "City and County of Denver", percent: 5.35 },
  ],
  freight_taxable: false,
  setup_taxable: true,
  note: "Looked up in November.",
};

const send = (method: "POST" | "PUT", path: string, body: unknown = {}, version?: number) =>
  shop.send(method, `/api/tax-profiles${path}`, {
    bearer,
    body,
    headers: version === undefined ? {} : { "if-match": `"${version}"` },
  });
const add = async (body: object = denver) =>
  taxProfile.parse((await send("POST", "", body)).body.tax_profile);
const names = async () => {
  const { body } = await shop.send("GET", "/api/tax-profiles", { bearer });
  return taxProfile
    .array()
    .parse(body.tax_profiles)
    .map(({ name }) => name);
};

test("L13.1 a profile holds its rates exactly, and an offer finds them", async () => {
  const profile = await add();
  expect(profile).toMatchObject({
    ...denver,
    jurisdictions: [{ percent: 2.9 }, { percent: 5.35 }],
    retired_at: null,
    version: 1,
  });
  expect(await findTaxProfile(services.db, profile.id)).toEqual({
    name: "Denver",
    jurisdictions: [
      { name: "State of Colorado", ppm: 29_000 },
      { name: "City and County of Denver", ppm: 53_500 },
    ],
    freightTaxable: false,
    setupTaxable: true,
  });
  expect(await findTaxProfile(services.db, 999_999)).toBeUndefined();
});

test("L13.1 the only profile that is offered is what new offers begin with, until the owner says otherwise", async () => {
  const own = createTestServices(await openTestDatabase());
  const its = await createTestShop(own, [
    (mounting) => taxRoutes({ ...mounting, isUsed: async () => false }),
  ]);
  const owner = await addAdministrator(own);
  const make = async () => {
    const { body } = await its.send("POST", "/api/tax-profiles", { bearer: owner.bearer, body: denver });
    return { id: taxProfile.parse(body.tax_profile).id, isUsual: body.is_usual };
  };
  const usualId = async () => (await readSettings(own)).default_tax_profile_id;
  const retire = (id: number) =>
    its.send("POST", `/api/tax-profiles/${id}/retire`, { bearer: owner.bearer, body: {} });
  const first = await make();
  expect([first.isUsual, await usualId()]).toEqual([true, first.id]);
  const second = await make();
  expect([second.isUsual, await usualId()]).toEqual([false, first.id]);
  for (const { id } of [first, second]) await retire(id);
  expect(await usualId()).toBe(null);
  const later = await make();
  expect([later.isUsual, await usualId()]).toEqual([true, later.id]);
  await retire(later.id);
  const by = { changed_by: 0, changed_at: own.clock().toISOString() };
  await own.db.transaction().execute(async (transaction) => {
    for (const [key, value] of Object.entries({ country: "France", vat_exempt: true }))
      await storeSetting(transaction, { key, value: JSON.stringify(value), ...by });
  });
  expect([(await make()).isUsual, await usualId()]).toEqual([false, null]);
});

test("one that no offer bears is changed, by a caller who saw the latest", async () => {
  const { id } = await add();
  const changed = await send("PUT", `/${id}`, { ...denver, name: "Boulder" }, 1);
  expect([changed.status, changed.headers.etag]).toEqual([200, '"2"']);
  expect(changed.body.tax_profile).toMatchObject({ id, name: "Boulder" });
  const late = await send("PUT", `/${id}`, denver, 1);
  expect([late.status, late.body.fresh]).toEqual([409, changed.body.tax_profile]);
  expect((await send("PUT", "/999999", denver)).status).toBe(404);
});

test("one that an offer bears is retired, and followed by the changed one", async () => {
  const { id } = await add();
  used.add(id);
  const answer = await send("PUT", `/${id}`, { ...denver, name: "Denver, from January" }, 1);
  const following = taxProfile.parse(answer.body.tax_profile);
  expect([answer.status, following]).toEqual([
    200,
    expect.objectContaining({ name: "Denver, from January", retired_at: null, version: 1 }),
  ]);
  expect(following.id).not.toBe(id);
  expect(await findTaxProfile(services.db, id)).toMatchObject({ name: "Denver" });
  const again = await send("PUT", `/${id}`, denver);
  expect([again.status, again.body.fresh]).toMatchObject([409, { id, name: "Denver", version: 2 }]);
});

test("a retired one is listed last, and offered again when it is restored", async () => {
  const { id } = await add({ ...denver, name: "Aurora" });
  await add({ ...denver, name: "Zuni" });
  expect((await send("POST", `/${id}/retire`, {}, 2)).status).toBe(409);
  const retired = await send("POST", `/${id}/retire`, {}, 1);
  expect(retired.body.tax_profile).toMatchObject({ id, retired_at: services.clock().toISOString() });
  expect((await names()).slice(-2)).toContain("Aurora");
  expect(await findTaxProfile(services.db, id)).toMatchObject({ name: "Aurora" });
  expect((await send("POST", `/${id}/retire`)).body).toEqual(retired.body);
  await send("POST", `/${id}/restore`);
  expect((await names())[0]).toBe("Aurora");
  const entries = services.db.selectFrom("history").select("action").where("subject_id", "=", id);
  const actions = (await entries.where("subject", "=", "tax_profile").execute()).map(({ action }) => action);
  expect(actions).toEqual(["tax_profile.create", "tax_profile.retire", "tax_profile.restore"]);
});

test.each([
  [{ name: " " }, "name"],
  [{ jurisdictions: [] }, "jurisdictions"],
  [{ jurisdictions: [{ name: "", percent: 1 }] }, "jurisdictions"],
  [{ jurisdictions: [{ name: "State", percent: "8,25" }] }, "jurisdictions"],
  [
    {
      jurisdictions: [
        { name: "State", percent: 60 },
        { name: "City", percent: 41 },
      ],
    },
    "jurisdictions",
  ],
  [{ setup_taxable: "yes" }, "setup_taxable"],
  [{ retired_at: "2026-01-01" }, "retired_at"],
])("%j is refused at its field", async (wrong, field) => {
  const answer = await send("POST", "", { ...denver, ...wrong });
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
});
