import fc from "fast-check";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Call } from "#contracts/call.ts";
import { everyCall } from "#contracts/every-call.fixture.ts";
import { quoteForClient, quoteForStaff } from "#contracts/quotes/quote-answers.ts";
import { z } from "#contracts/zod.ts";
import { extremeOf } from "#tests/support/extremes.ts";
import { sized } from "#tests/support/lane.ts";
import { screensInLanguages, unwritten } from "./deal-screens.fixture.tsx";
import { staffToken } from "./parts/accounts/staff-token.ts";

/** The reading calls, those of a fixed address first. */
const reading = everyCall
  .map(([, call]) => call)
  .filter(({ method }) => method === "GET")
  .toSorted((a, b) => a.path.split("{").length - b.path.split("{").length);
const anyAnswers = new Map<Call, fc.Arbitrary<unknown> | undefined>();

const anyQuote = {
  client: extremeOf(z.object({ quote: quoteForClient })),
  staff: extremeOf(z.object({ quote: quoteForStaff })),
};

/** What may be answered at an address; each reader is answered a quote with other fields. */
function anyAnswerAt(path: string, reader: "client" | "staff"): fc.Arbitrary<unknown> | undefined {
  const [address = ""] = path.split("?");
  if (address === "/api/quotes/1") return anyQuote[reader];
  const call = reading.find((each) =>
    new RegExp(`^${each.path.replace(/\{\w+\}/g, "[^/]+")}$`).test(address),
  );
  if (!call) throw new Error(`No call reads ${path}`);
  const { 200: answer } = call.answers;
  if (!anyAnswers.has(call)) anyAnswers.set(call, answer && extremeOf(answer));
  return anyAnswers.get(call);
}

beforeAll(() => staffToken.set(() => "a token"));
afterAll(() => staffToken.set(() => null));
afterEach(() => void vi.unstubAllGlobals());

test.each(screensInLanguages)(
  "FOUND-F1 $address in $locale shows whatever it is answered",
  async ({ address, markup }) => {
    const reader = address.startsWith("/client/") ? "client" : "staff";
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (draw) => {
        vi.stubGlobal("fetch", async (path: string) => {
          const any = anyAnswerAt(path, reader);
          return any ? Response.json(draw(() => any)) : new Response(null, { status: 404 });
        });
        expect(unwritten.exec(await markup())?.[0]).toBeUndefined();
      }),
      { numRuns: sized({ quick: 2, deep: 100 }), endOnFailure: true },
    );
  },
);
