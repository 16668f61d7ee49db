import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { remembered } from "./remembered.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => void vi.useRealTimers());

function counting(fails: readonly number[] = []) {
  let asked = 0;
  const ask = () => {
    asked += 1;
    return fails.includes(asked) ? Promise.reject(new Error(`${asked}`)) : Promise.resolve(asked);
  };
  return remembered(ask, 100, 1000);
}

test("one question at a time, and its answer again while it is fresh", async () => {
  const read = counting();
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  vi.setSystemTime(99);
  expect(await read()).toBe(1);
});

test("an older answer is given while a newer one is fetched; one too old is not", async () => {
  const read = counting();
  await read();
  vi.setSystemTime(100);
  expect(await read()).toBe(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(await read()).toBe(2);
  vi.setSystemTime(2000);
  expect(await read()).toBe(3);
});

test("a failure is told and not kept", async () => {
  const read = counting([1, 3]);
  await expect(read()).rejects.toThrow("1");
  expect(await read()).toBe(2);
  vi.setSystemTime(500);
  expect(await read()).toBe(2);
  await vi.advanceTimersByTimeAsync(0);
  expect(await read()).toBe(2);
});

test("forgotten, it is asked anew, and an answer that was on its way is not taken for the new one", async () => {
  const read = counting();
  const before = read();
  read.forget();
  expect(await Promise.all([before, read()])).toEqual([1, 2]);
  expect(await read()).toBe(2);
});
