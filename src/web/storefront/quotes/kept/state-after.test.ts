import { expect, test } from "vitest";
import { ApiFailure } from "../../../api/send.ts";
import type { KeptState } from "./kept-request.ts";
import { stateAfter } from "./state-after.ts";

const now = Date.UTC(2026, 10, 21, 12);
const waiting: KeptState = { kind: "waiting" };
const at = (seconds: number) => new Date(now + seconds * 1_000).toISOString();

test("no answer leaves it waiting, whatever it was", () => {
  for (const code of ["no_answer", "timeout"])
    expect(stateAfter(new ApiFailure(0, code), { kind: "later", at: at(9), tries: 3 }, now)).toEqual(waiting);
});

test.each([429, 500, 503])("%i is tried again when the shop says, at the earliest", (status) => {
  expect(stateAfter(new ApiFailure(status, "busy", {}, "120"), waiting, now)).toEqual({
    kind: "later",
    at: at(120),
    tries: 1,
  });
});

test("without a word of the shop, and with a hasty one, the pause doubles up to a quarter of an hour", () => {
  let state: KeptState = waiting;
  const pauses: string[] = [];
  for (let round = 0; round < 8; round += 1) {
    state = stateAfter(new ApiFailure(503, "busy", {}, round % 2 ? "1" : null), state, now);
    if (state.kind === "later") pauses.push(state.at);
  }
  expect(pauses).toEqual([30, 60, 120, 240, 480, 900, 900, 900].map(at));
});

test("a refusal stays one, with the shop's sentences", () => {
  const body = { message: "Validation errors were found", errors: { wanted_by: ["This day has passed"] } };
  expect(stateAfter(new ApiFailure(422, "invalid", body), waiting, now)).toEqual({
    kind: "refused",
    errors: { wanted_by: ["This day has passed"] },
    message: "Validation errors were found",
  });
  expect(stateAfter(new ApiFailure(413, "too_large"), waiting, now).kind).toBe("refused");
});
