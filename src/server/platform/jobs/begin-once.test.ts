import { expect, test, vi } from "vitest";
import { beginOnce } from "./begin-once.ts";

test("concurrent and later callers get the same value", async () => {
  const begin = vi.fn(async () => ({}));
  const get = beginOnce(begin);
  const [first, second] = await Promise.all([get(), get()]);
  expect(second).toBe(first);
  expect(await get()).toBe(first);
  expect(begin).toHaveBeenCalledTimes(1);
});

test("REL-F4 after a failure the next call tries again", async () => {
  const begin = vi.fn(async () => "open").mockRejectedValueOnce(new Error("EMFILE: too many open files"));
  const get = beginOnce(begin);
  await expect(get()).rejects.toThrow("EMFILE");
  expect(await get()).toBe("open");
});
