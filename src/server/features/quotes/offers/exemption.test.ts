import { expect, test } from "vitest";
import { taxProfile } from "#contracts/tax-profiles.ts";
import { mountFeatures } from "#server/features.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { multipart } from "#tests/support/multipart.ts";
import { addProduct, askForQuote, signInClientOf } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { example, signed } from "./offer-shop.fixture.ts";

const services = createTestServices(await openTestDatabase());
const shop = await createTestShop(services, [mountFeatures]);
const product = await addProduct(services);
const { bearer } = await addAdministrator(services);
const staff = (path: string, body: unknown = {}, method: "POST" | "PUT" = "POST") =>
  shop.send(method, `/api/${path}`, { bearer, body });
const rates = { name: "Denver", jurisdictions: [{ name: "All", percent: "8.25" }] };
const made = await staff("tax-profiles", { ...rates, freight_taxable: false, setup_taxable: true });
const { id: tax_profile_id } = taxProfile.parse(made.body.tax_profile);
const today = services.clock().toISOString().slice(0, 10);
let count = 0;

/** A company in Colorado with this certificate, or none, whose contact accepts the example with its tax. */
async function accept(certificate: object | undefined, state = "CO") {
  count += 1;
  const address = { street: "1 Kraft St", city: "Denver", state, postal_code: "80202", country: "USA" };
  const added = await staff("companies", { name: `Company ${count}`, shipping_address: address });
  const { id: company } = added.body.company as { id: number };
  if (certificate) {
    const noted = { kind: "resale", number: "CO-1", states: "CO", signed_by: "Ann", signed_on: "2026-01-05" };
    const fields = { ...noted, checked: "1", ...certificate };
    const sent = { bearer, ...(await multipart(fields)) };
    expect((await shop.send("POST", `/api/companies/${company}/certificates`, sent)).status).toBe(201);
  }
  const { id } = await askForQuote(services, product, { fields: { email: `ann-${count}@exempt.example` } });
  await staff(`quotes/${id}/draft`, { ...example, tax_profile_id }, "PUT");
  await staff(`quotes/${id}/send-offer`);
  const quote = (await shop.send("GET", `/api/quotes/${id}`, { bearer })).body.quote as { client_id: number };
  await staff(`companies/${company}/contacts`, { client_id: quote.client_id });
  const client = await signInClientOf(services, id);
  const answer = await shop.send("POST", `/api/quotes/${id}/accept`, { bearer: client.bearer, body: signed });
  expect(answer.status).toBe(200);
  const { body } = await shop.send("GET", `/api/quotes/${id}/versions`, { bearer: client.bearer });
  const [version] = body.versions as {
    tax_cents: number;
    total_cents: number;
    is_tax_exempt: boolean;
    acceptance: { total_cents: number };
  }[];
  const read = services.db.selectFrom("quotes").select("total_cents").where("id", "=", id);
  const row = await read.executeTakeFirstOrThrow();
  expect([version?.total_cents, version?.acceptance.total_cents]).toEqual([row.total_cents, row.total_cents]);
  expect((await staff(`quotes/${id}/undo-acceptance`)).status).toBe(200);
  expect(await read.executeTakeFirstOrThrow()).toEqual({ total_cents: charged[0] });
  return [row.total_cents, version?.tax_cents, version?.is_tax_exempt];
}

const charged = [583_656, 41_281, false];
const exempt = [542_375, 0, true];

test.each<[string, object | undefined, string, unknown[]]>([
  ["no certificate", undefined, "CO", charged],
  ["a blanket certificate", {}, "CO", exempt],
  ["a state that is typed as a name", {}, "Colorado", exempt],
  ["a certificate for states by name", { states: "Utah, Colorado" }, "co", exempt],
  ["a certificate on its last day", { expires_on: today }, "CO", exempt],
  ["an expired certificate", { expires_on: "2026-01-06" }, "CO", charged],
  ["a certificate that was not checked", { checked: "0" }, "CO", charged],
  ["goods that go to another state", {}, "UT", charged],
  ["no state that is known", {}, "", charged],
])("L13.6 with %s E0 comes to what it must", async (_, certificate, state, expected) => {
  expect(await accept(certificate, state)).toEqual(expected);
});
