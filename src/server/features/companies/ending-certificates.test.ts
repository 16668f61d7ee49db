import { expect, test } from "vitest";
import { daysAfter } from "#domain/time/days.ts";
import { mountFeatures } from "#server/features.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { multipart } from "#tests/support/multipart.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { staffFindEndingCertificates } from "./staff-find-ending-certificates.ts";

const services = createTestServices(await openTestDatabase());
const shop = await createTestShop(services, [mountFeatures]);
const { bearer } = await addAdministrator(services);
const today = services.clock().toISOString().slice(0, 10);
const waiting = () => staffFindEndingCertificates(services.db, 20, services.clock(), "America/Denver");

async function addCompany(name: string): Promise<number> {
  const { body } = await shop.send("POST", "/api/companies", { bearer, body: { name } });
  return (body.company as { id: number }).id;
}

async function certify(company: number, states: string, expires_on: string) {
  const noted = { kind: "resale", number: "CO-1", states, signed_by: "Ann", signed_on: "2026-01-05" };
  const form = await multipart({ ...noted, expires_on, checked: "1" });
  const answer = await shop.send("POST", `/api/companies/${company}/certificates`, { bearer, ...form });
  expect(answer.status).toBe(201);
}

test("L13.6 a certificate that ends within 30 days waits for staff, until another takes its place", async () => {
  const north = await addCompany("North");
  await certify(north, "Colorado, Utah", daysAfter(today, 29));
  await certify(await addCompany("South"), "CO", daysAfter(today, 90));
  expect(await waiting()).toMatchObject({
    count: 1,
    items: [{ kind: "certificate_ending", who: "North", next: { href: `/admin/companies/${north}` } }],
  });
  await certify(north, "CO", daysAfter(today, 365));
  expect((await waiting()).count).toBe(1);
  await certify(north, "UT", "");
  expect((await waiting()).count).toBe(0);
});
