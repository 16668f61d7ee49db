import { expect, test } from "vitest";
import { every } from "#server/platform/jobs/every.ts";
import { createLog } from "#server/platform/log/create-log.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { openShopOfClients } from "./shop-of-clients.ts";
import { nameOf, validRequest } from "./valid-inputs.ts";

const detail = "select secret_column from postgres://owner:password@10.0.0.1/shop at /srv/shop/src";

test("REL-F15 whatever breaks inside a call is a sentence outside, and the next request is served", async () => {
  let queriesLeft = Number.POSITIVE_INFINITY;
  await using world = await openShopOfClients(1, (db) =>
    db.withPlugin({
      transformQuery({ node }) {
        queriesLeft -= 1;
        if (queriesLeft < 0) throw new TypeError(detail);
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
  );
  const { shop, clients, admin } = world;
  const [mine] = clients;
  if (!mine) throw new Error("no client");
  const surprises: string[] = [];
  let broken = 0;
  for (const { call, policy } of shop.routes.declared) {
    const bearer = ["payer", "buyer", "buyerReader", "viewer", "client"].includes(policy)
      ? mine.bearer
      : admin.bearer;
    for (let queries = 0; queries < 6; queries += 1) {
      const { path, ...rest } = await validRequest(call, mine.his);
      queriesLeft = queries;
      const answer = await shop.send(call.method, path, { bearer, ...rest });
      queriesLeft = Number.POSITIVE_INFINITY;
      const name = `${nameOf(call)} at its query ${queries + 1}`;
      if (/secret_column|10\.0\.0\.1|srv|TypeError/.test(answer.text))
        surprises.push(`${name} leaks: ${answer.text}`);
      if (answer.status !== 500) continue;
      broken += 1;
      const { code, message } = answer.body;
      if (code !== "internal" || Object.keys(answer.body).length !== 2)
        surprises.push(`${name}: ${answer.text}`);
      if (message !== "Something went wrong on our side. Please try again.")
        surprises.push(`${name}: ${message}`);
      if (!answer.headers["x-request-id"]) surprises.push(`${name} has no number`);
    }
    if ((await shop.send("GET", "/healthz")).status !== 200) surprises.push(`${nameOf(call)} broke the shop`);
  }
  expect(surprises).toEqual([]);
  expect(broken).toBeGreaterThan(100);
  recordFigure(
    "REL-F15",
    `${broken} exceptions in ${shop.routes.declared.length} calls: a sentence each, 0 leaks, every next request served`,
  );
});

test("REL-F15 a job that fails is tried again", async () => {
  let rounds = 0;
  const thrice = Promise.withResolvers<void>();
  const job = every(5, "a job", createLog("silent"), async () => {
    rounds += 1;
    if (rounds === 3) thrice.resolve();
    throw new TypeError(detail);
  });
  await thrice.promise;
  await job.stop();
  expect(rounds).toBeGreaterThanOrEqual(3);
});
