import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { seconds } from "#domain/time/durations.ts";
import { createLog } from "#server/platform/log/create-log.ts";
import { guardCalls } from "./guard-providers.ts";
import { ProviderRefusal, ProviderSilent } from "./provider-failure.ts";

const log = createLog("silent");
const silent = () => Promise.reject(new ProviderSilent("reset"));

afterEach(() => vi.useRealTimers());

test("REL-M8 a call that times out is retried twice, then it is answered", async () => {
  const call = guardCalls("a provider", log);
  const ask = vi
    .fn(async () => "an answer")
    .mockImplementationOnce(silent)
    .mockImplementationOnce(silent);
  expect(await call("read", ask)).toBe("an answer");
  expect(ask).toHaveBeenCalledTimes(3);
});

test("REL-M8 a refusal is passed on at once", async () => {
  const call = guardCalls("a provider", log);
  const ask = vi.fn(() => Promise.reject(new ProviderRefusal("card_declined")));
  await expect(call("refund", ask)).rejects.toBeInstanceOf(ProviderRefusal);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("REL-M8 a provider that hangs is waited for ten seconds in all, and answered as 503", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const call = guardCalls("a provider", log);
  const ask = vi.fn(() => new Promise<never>(() => undefined));
  const ended = expect(call("read", ask)).rejects.toMatchObject({ code: "unavailable" });
  await vi.advanceTimersByTimeAsync(seconds(10));
  await ended;
  expect(ask).toHaveBeenCalledTimes(1);
});

test("REL-M8 after five timeouts calls fail at once; after a pause the provider is called again", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const call = guardCalls("a provider", log);
  const ask = vi.fn(silent);
  for (let turn = 0; turn < 5; turn += 1) {
    await expect(call("read", ask)).rejects.toMatchObject({ code: "unavailable" });
  }
  const asked = ask.mock.calls.length;
  await expect(call("read", ask)).rejects.toMatchObject({ code: "unavailable" });
  expect(ask).toHaveBeenCalledTimes(asked);
  vi.advanceTimersByTime(seconds(11));
  expect(await call("read", async () => wait(0, "back"))).toBe("back");
});
