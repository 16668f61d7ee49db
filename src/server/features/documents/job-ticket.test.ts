import { expect, test } from "vitest";
import { approval, openProofShop, picture } from "#server/features/deals/proofs/proofs.fixture.ts";
import { addUser } from "#tests/support/staff.ts";
import { readPdf } from "./read-pdf.fixture.ts";

const { services, shop, ordered } = await openProofShop();
const ticket = (id: number, bearer: string) =>
  shop.app.inject({
    method: "GET",
    url: `/api/orders/${id}/job-ticket`,
    headers: { authorization: `Bearer ${bearer}` },
  });
const production = await addUser(services, { role: "production" });

test("L17.4 the job ticket says what is made and printed, with the proof's picture and the way to the order, and no price", async () => {
  const { orderId, waiting } = await ordered();
  await services.db
    .updateTable("orders")
    .set({ in_hands_on: "2026-12-18", address: "1700 Sherman Street" })
    .where("id", "=", orderId)
    .execute();
  const before = readPdf((await ticket(orderId, production.bearer)).rawPayload);
  expect(before.roles).toMatchObject({ H1: 1, Table: 1, Figure: 1 });
  await waiting(picture);
  const answer = await ticket(orderId, production.bearer);
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/pdf"]);
  const pdf = readPdf(answer.rawPayload);
  expect(pdf).toMatchObject({ language: "en", isTagged: true, roles: { Figure: 2 } });
  for (const text of [
    ...[
      "Ann Miller",
      "1700 Sherman Street",
      "Bags L",
      "25,000",
      "1 to 250",
      "9.4 × 7.1 in (240 × 180 mm) · Centered",
    ],
    ...["Inks: PMS 185 C, Black", "Bottom fold", `/admin/orders/${orderId}`],
    ...["December 11, 2026", "The proof is not approved: nothing is printed yet."],
  ])
    expect(pdf.text).toContain(text);
  expect(pdf.text).not.toMatch(/\$|0\.165|4,125/);
});

test("it is in the language that the account has chosen", async () => {
  const { orderId } = await ordered();
  const colleague = await addUser(services, { role: "production" });
  const sent = { bearer: colleague.bearer, body: { language: "fr" } };
  expect((await shop.send("PUT", "/api/me/language", sent)).status).toBe(200);
  expect(readPdf((await ticket(orderId, colleague.bearer)).rawPayload).language).toBe("fr");
});

test("L20.2 the ticket of an order that repeats another says what was approved for that, until it has a proof of its own", async () => {
  const { orderId: former, waiting, asClient } = await ordered();
  const { id } = await waiting(picture);
  await asClient(`${id}/approve`, approval);
  const repeat = await ordered();
  await services.db
    .updateTable("quotes")
    .set({ reorder_of: former })
    .where("id", "=", repeat.quoteId)
    .execute();
  const text = async () => readPdf((await ticket(repeat.orderId, production.bearer)).rawPayload).text;
  const { number } = await services.db
    .selectFrom("orders")
    .select("number")
    .where("id", "=", former)
    .executeTakeFirstOrThrow();
  for (const said of [
    "9.4 × 7.1 in (240 × 180 mm) · Centered",
    "Inks: PMS 185 C, Black",
    `1 of order ${number}`,
    "not approved",
  ])
    expect((await text()).replace(/\s+/gu, " ")).toContain(said);
  await repeat.waiting();
  expect(await text()).not.toContain(number);
});

test("it is for staff who reads orders, and for no client", async () => {
  const { orderId, client } = await ordered();
  expect((await ticket(orderId, client.bearer)).statusCode).toBe(403);
  expect((await ticket(99_999, production.bearer)).statusCode).toBe(404);
  expect((await ticket(orderId, (await addUser(services)).bearer)).statusCode).toBe(403);
});
