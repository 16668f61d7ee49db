import { expect, test } from "vitest";
import { mountFeatures } from "#server/features.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote, holdLinkOf, signInClientOf } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { openRenderer } from "./drawing/open-renderer.ts";

const services = createTestServices(await openTestDatabase());
const tote = await addProduct(services);
const { bearer } = await addAdministrator(services);

/** A shop with limits, whose papers are finished when the test says so. */
async function openShop() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let begun = 0;
  const renderer = openRenderer(async () => {
    begun += 1;
    await promise;
    return Buffer.from("%PDF-1.7 a paper");
  });
  const config = { ...services.config, RATE_LIMITS: "on" as const };
  const shop = await createTestShop({ ...services, config, renderer }, [mountFeatures]);
  const settled: number[] = [];
  return {
    ...{ shop, settled, finish: resolve, begun: () => begun },
    async ask(path: string, as: string) {
      const answer = await shop.app.inject({
        url: `/api/${path}`,
        headers: { authorization: `Bearer ${as}` },
      });
      settled.push(answer.statusCode);
      return answer;
    },
  };
}

test("FOUND-S-N5 of 80 papers two are drawn at a time and 20 wait; all else is answered meanwhile", async () => {
  const { shop, ask, settled, begun, finish } = await openShop();
  const quotes: number[] = [];
  for (let count = 0; count < 40; count += 1) quotes.push((await askForQuote(services, tote, {})).id);
  const papers = quotes.flatMap((id) => [
    `quotes/${id}/document?language=en`,
    `quotes/${id}/document?language=fr`,
  ]);
  const asked = papers.map((path) => ask(path, bearer));
  await expect.poll(() => settled.length, { timeout: 60_000 }).toBe(58);
  expect(new Set(settled)).toEqual(new Set([503]));
  for (let count = 0; count < 10; count += 1)
    expect((await shop.send("GET", `/api/products?search=tote${count}`)).status).toBe(200);
  expect([begun(), settled.length]).toEqual([2, 58]);
  finish();
  const answers = await Promise.all(asked);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(22);
  expect(begun()).toBe(22);
  const refused = answers.find(({ statusCode }) => statusCode === 503);
  expect([refused?.headers["retry-after"], refused?.json().code]).toEqual(["5", "unavailable"]);
  expect((await ask(papers.at(-1) ?? "", bearer)).statusCode).toBe(200);
});

test("FOUND-S-N5 a link that asks 80 times for its paper has it drawn once, and reads 60 an hour", async () => {
  const { ask, settled, begun, finish } = await openShop();
  const { id } = await askForQuote(services, tote, {});
  const { bearer: link } = await holdLinkOf(services, id);
  const client = await signInClientOf(services, id);
  const path = `quotes/${id}/document`;
  const asked = Array.from({ length: 80 }, () => ask(path, link));
  await expect.poll(() => settled.length, { timeout: 60_000 }).toBe(20);
  finish();
  const answers = await Promise.all(asked);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect([answers.length - refused.length, refused.length, begun()]).toEqual([60, 20, 1]);
  expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(3_000);
  // Each reader has an hour of his own, and staff has none.
  expect((await ask(path, client.bearer)).statusCode).toBe(200);
  expect((await ask(path, bearer)).statusCode).toBe(200);
  services.clock.advance(3_600_000);
  expect((await ask(path, link)).statusCode).toBe(200);
});
