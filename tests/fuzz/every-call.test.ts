import fc from "fast-check";
import { expect, test } from "vitest";
import { buildOpenApi } from "#server/platform/http/openapi.ts";
import { openShopOfClients } from "#tests/access/shop-of-clients.ts";
import { nameOf } from "#tests/access/valid-inputs.ts";
import { sized } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { anyRequest } from "./arbitrary-requests.ts";
import { judgeAnswer } from "./judge-answer.ts";
import { asCurl, fuzzSender } from "./send-request.ts";

const requests = sized({ quick: 5_000, deep: 50_000 });
const seed = Number(process.env.FUZZ_SEED ?? sized({ quick: 20_261_121, deep: Date.now() % 2 ** 31 }));

/** These need a decision of seconds ago, or a payment that a provider put a mark on. */
const needsMoment =
  /\/(undo-decision|clear-mark|accept|decline|ask-changes|answer|ask-info|record-answer|recall|extend|reopen|undo-acceptance)$/;

test(`REL-I14 ${requests} requests thought up from the API's own document`, async () => {
  await using world = await openShopOfClients(3);
  const { declared } = world.shop.routes;
  const document = buildOpenApi(declared, {
    title: "Green Eco",
    version: "0",
    url: "https://shop.example",
  });
  const calls = declared.map(({ call }) => call);
  const send = fuzzSender(world, document);
  const done = new Set<string>();
  const times: number[] = [];
  const findings = new Map<string, string>();

  const property = fc.asyncProperty(anyRequest(calls, document), async (request) => {
    const sent = await send(request);
    times.push(sent.took);
    const fault = judgeAnswer(sent, document);
    if (sent.answer.status < 300) done.add(nameOf(request.call));
    const kind = `${nameOf(request.call)} ${fault}`.slice(0, 100);
    if (fault && !findings.has(kind)) findings.set(kind, `${fault}\n${asCurl(sent)}`);
  });
  // Each request finds what those before it have left, so a finding is replayed whole and cannot be made smaller.
  await fc.assert(property, { seed, numRuns: requests, endOnFailure: true });
  expect([...findings.values()], `Again: FUZZ_SEED=${seed} npx vitest run --project fuzz`).toEqual([]);

  times.sort((one, other) => one - other);
  const p99 = Math.round(times[Math.floor(times.length * 0.99)] ?? 0);
  // The rest needs what only a mail, a provider or an earlier moment holds: their own tests get through.
  const possible = calls.filter(({ path }) => !needsMoment.test(path)).length;
  expect(done.size).toBeGreaterThan(possible * 0.7);
  const figure = `${requests} requests to ${calls.length} calls (seed ${seed}), ${done.size} of which were done: 0 × 5xx, 0 undeclared statuses, 0 schema violations, 0 invalid accepted; p99 ${p99} ms`;
  recordFigure("REL-I14", figure);
});
