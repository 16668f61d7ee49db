import { expect, test } from "vitest";
import { bags, example, setup, signed } from "#tests/support/deals.ts";
import { openOfferShop } from "./offer-shop.fixture.ts";

const { offered, staff, draft, rowOf, services } = await openOfferShop();

test("FOUND-H11 SPEC-4.42 a total that was not shown is 409 with the offer as it stands, and nothing is stored", async () => {
  const { id, answer } = await offered();
  const refused = await answer("accept", { ...signed, total_cents: 542_374 });
  expect([refused.status, refused.body.message, refused.body.version]).toEqual([
    409,
    "The total is another one by now. Please look at the offer again.",
    expect.objectContaining({ number: 1, state: "sent", total_cents: 542_375, note: null }),
  ]);
  expect(await rowOf(id)).toMatchObject({ stage: "offered" });
  expect((await answer("accept", { ...signed, total_cents: 542_375 })).status).toBe(200);
});

test("FOUND-H11 the total is that of the choices that were made, and the sentence that is kept names it", async () => {
  const choice = (title: string, lines: object[]) => ({ title, lines });
  const options = [
    { kind: "any_of", title: "More", choices: [choice("Set-up", [setup]), choice("Bags", [bags])] },
  ];
  const { id, answer } = await offered({ lines: [bags], options });
  const version = (await answer("accept", { ...signed, total_cents: 0 })).body.version as {
    options: { id: string; choices: { id: string }[] }[];
  };
  const [option] = version.options;
  const choices = { [option?.id ?? ""]: [option?.choices[0]?.id ?? ""] };
  // What the offer comes to without them.
  expect((await answer("accept", { ...signed, choices, total_cents: 412_500 })).status).toBe(409);
  expect((await answer("accept", { ...signed, choices, total_cents: 426_000 })).status).toBe(200);
  const { sentence } = await services.db
    .selectFrom("acceptances as a")
    .innerJoin("quote_versions as v", "v.id", "a.version_id")
    .select("a.sentence")
    .where("v.quote_id", "=", id)
    .executeTakeFirstOrThrow();
  expect(sentence).toContain("version 1");
  expect(sentence).toContain("$4,260.00");
});

test("FOUND-H11 an offer that was replaced meanwhile is 409 with the one that stands", async () => {
  const { id, answer } = await offered();
  await draft(id, { ...example, lines: [bags] });
  await staff(`${id}/send-offer`);
  const refused = await answer("accept", { ...signed, total_cents: 542_375 });
  expect([refused.status, refused.body.version]).toEqual([409, expect.objectContaining({ number: 2 })]);
});
