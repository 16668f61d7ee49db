import type { KyselyPlugin } from "kysely";
import { expect, test } from "vitest";
import { mountFeatures } from "#server/features.ts";
import { createPasswords } from "#server/platform/sessions/password.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { lane } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { addProduct, askForQuote, holdLinkOf, signInClientOf } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { type Answer, createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";

const wrong = "not the password";

async function openShop() {
  const database = await createTestDatabase();
  const services = { ...createTestServices(database), passwords: createPasswords() };
  const shop = await createTestShop(services, [mountFeatures]);
  const admin = await addAdministrator(services, { email: "known@staff.example" });
  const tote = await addProduct(services);
  const quote = await askForQuote(services, tote, { fields: { email: "known@client.example" } });
  await signInClientOf(services, quote.id);
  const revoked = await askForQuote(services, tote, { fields: { email: "other@client.example" } });
  const { bearer: revokedLink } = await holdLinkOf(services, revoked.id);
  await shop.send("POST", `/api/quotes/${revoked.id}/revoke-links`, { bearer: admin.bearer, body: {} });
  return { database, services, shop, revokedLink };
}

type Shop = Awaited<ReturnType<typeof openShop>>;

/** Each call that names a person, with one whom the shop knows and one whom it does not. */
const pairs = ({ revokedLink }: Shop): readonly [string, object, object][] => [
  [
    "login",
    { email: "known@staff.example", password: wrong },
    { email: "un@staff.example", password: wrong },
  ],
  ["password/forgot", { email: "known@staff.example" }, { email: "unknown@staff.example" }],
  ["password/forgot", { email: "known@client.example" }, { email: "unknown@client.example" }],
  [
    "client-login",
    { email: "known@client.example", password: wrong },
    { email: "un@client.example", password: wrong },
  ],
  ["client-access", { email: "known@client.example" }, { email: "unknown@client.example" }],
  ["quotes/validate-token", { session_token: revokedLink }, { session_token: "A".repeat(43) }],
  ["newsletter", { email: "known@client.example" }, { email: "unknown@reader.example" }],
];

/** What an asker can tell two answers apart by: everything but the request's own number and the moment. */
const essence = ({ status, headers, text }: Answer) => {
  const { "x-request-id": _, date: __, ...rest } = headers;
  return JSON.stringify([status, rest, text]);
};

test("REL-S2 no call tells whom the shop knows: status, headers and body are the same to the byte", async () => {
  const world = await openShop();
  await using _ = world.database;
  const { shop } = world;
  let compared = 0;
  for (const [path, known, unknown] of pairs(world)) {
    const send = (body: object) => shop.send("POST", `/api/${path}`, { body });
    const one = await send(known);
    const other = await send(unknown);
    expect(essence(other), path).toBe(essence(one));
    compared += 1;
  }
  recordFigure("REL-S2", `${compared} calls: known and unknown answered alike, to the byte`);
});

test("REL-S2 a known and an unknown address cost the same statements", async () => {
  const world = await openShop();
  await using _ = world.database;
  let statements: string[] = [];
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const services = { ...world.services, db: world.services.db.withPlugin(counting) };
  const shop = await createTestShop(services, [mountFeatures]);
  const costOf = async (path: string, body: object) => {
    statements = [];
    await shop.send("POST", `/api/${path}`, { body });
    return statements;
  };
  for (const [path, known, unknown] of pairs(world)) {
    if (path !== "password/forgot" && path !== "client-access") continue;
    const ofKnown = await costOf(path, known);
    const ofUnknown = await costOf(path, unknown);
    expect(ofKnown.filter((kind) => kind === "InsertQueryNode").length, path).toBeGreaterThan(0);
    // What was laid in for an unknown address is taken out again: one statement more, of some microseconds.
    const isRemoval = (kind: string) => kind === "DeleteQueryNode";
    expect(
      ofUnknown.filter((kind) => !isRemoval(kind)),
      path,
    ).toEqual(ofKnown.filter((kind) => !isRemoval(kind)));
  }
});

// Measured on a machine that does nothing else: deep only.
test.runIf(lane === "deep")(
  "REL-S2 no call takes longer for whom the shop knows",
  { timeout: 900_000 },
  async () => {
    const world = await openShop();
    await using _ = world.database;
    const { shop } = world;
    const figures: string[] = [];
    for (const [path, known, unknown] of pairs(world)) {
      const times: [number[], number[]] = [[], []];
      for (let index = 0; index < 500; index += 1) {
        for (const [side, body] of [known, unknown].entries()) {
          const start = performance.now();
          await shop.send("POST", `/api/${path}`, { body, from: `198.51.${side}.${index % 250}` });
          times[side]?.push(performance.now() - start);
        }
      }
      const [one, other] = times.map((each) => each.sort((a, b) => a - b)[250] ?? 0);
      const apart = Math.abs((one ?? 0) - (other ?? 0));
      figures.push(`${path} ${apart.toFixed(1)}`);
      expect(apart, path).toBeLessThanOrEqual(5);
    }
    recordFigure("REL-S2", `500 known and 500 unknown, medians apart in ms: ${figures.join(", ")}`);
  },
);
