import { expect, test } from "vitest";
import { testPassword } from "#tests/support/staff.ts";
import { openStolenSession } from "./stolen-session.ts";

const ways = {
  "the bank account": { bank_holder: "Mallory SARL", bank_account: "LT12 1000 0111 0100 1000" },
  "the bank's code alone": { bank_code: "REVOLT21" },
  "where staff is mailed": { staff_email: "desk@evil.example" },
  "the registration": { registration_open: false },
  "the last closed day of the books": { books_locked_until: "2026-01-31" },
  "one of them among others": { city: "Lyon", bank_name: "Bank of Mallory" },
} as const;

test.each(Object.entries(ways))(
  "FOUND-S-N3 %s takes password and code, and is mailed to all owners with the value before",
  async (_, values) => {
    await using world = await openStolenSession();
    const { shop, owner, colleague, mails, code } = world;
    const put = (more: object) =>
      shop.send("PUT", "/api/settings", { bearer: owner.bearer, body: { values, ...more } });
    const read = async () => (await shop.send("GET", "/api/settings", { bearer: owner.bearer })).body.version;
    const before = await read();
    expect(Object.keys(Object((await put({})).body.errors))).toEqual(["current_password", "code"]);
    const wrong = { current_password: "not it", code: code() };
    expect(Object.keys(Object((await put(wrong)).body.errors))).toEqual(["current_password"]);
    expect(await read()).toBe(before);
    const known = (await mails()).length;
    const changed = await put({ current_password: testPassword, code: code() });
    expect([changed.status, changed.body.values]).toEqual([200, expect.objectContaining(values)]);
    const told = (await mails()).slice(known).filter(({ template }) => template === "staff-settings-changed");
    expect(told.map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining([owner.email, colleague.email]),
    );
    expect(told[0]).toMatchObject({ by: owner.name });
  },
);

test("FOUND-S-N3 another address of staff's mail is told to the one before", async () => {
  await using world = await openStolenSession();
  const { services, shop, owner, mails } = world;
  await services.db.deleteFrom("second_factors").execute();
  const put = (staff_email: string) =>
    shop.send("PUT", "/api/settings", {
      bearer: owner.bearer,
      body: { values: { staff_email }, current_password: testPassword },
    });
  await put("desk@shop.example");
  await put("desk@evil.example");
  const last = (await mails()).filter(({ template }) => template === "staff-settings-changed").slice(-3);
  expect(last.map(({ recipient }) => recipient)).toContain("desk@shop.example");
  expect(last[0].changes).toEqual([
    { setting: "staff_email", before: "desk@shop.example", after: "desk@evil.example" },
  ]);
});

test("FOUND-S-N3 all other settings, and guarded ones that stay as they are, ask for nothing and are not mailed", async () => {
  await using world = await openStolenSession();
  const { shop, owner, mails } = world;
  const { values } = (await shop.send("GET", "/api/settings", { bearer: owner.bearer })).body;
  const { bank_holder, bank_account, staff_email, registration_open } = Object(values);
  const same = { bank_holder, bank_account, staff_email, registration_open };
  const body = { values: { ...same, lead_days: 12, city: "Lyon" } };
  const known = (await mails()).length;
  expect((await shop.send("PUT", "/api/settings", { bearer: owner.bearer, body })).status).toBe(200);
  expect(await mails()).toHaveLength(known);
});
