import { describe, expect, test, vi } from "vitest";
import { visitFlagKey } from "#domain/visits/visit-flag.ts";
import { countOrRead, type FlagStorage, flagLeft } from "./count-visit.ts";

const now = Date.UTC(2026, 10, 21);

function storageWith(flag: string | null): FlagStorage {
  const kept = new Map(flag === null ? [] : [[visitFlagKey, flag]]);
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

async function visit(storage: FlagStorage | null, fails: { count?: boolean; read?: boolean } = {}) {
  const log = vi.fn();
  const countVisit = vi.fn(async () => (fails.count ? Promise.reject(new Error("count")) : 8));
  const readVisits = vi.fn(async () => (fails.read ? Promise.reject(new Error("read")) : 7));
  await countOrRead({ countVisit, readVisits, storage, now, log });
  return {
    counted: countVisit.mock.calls.length,
    read: readVisits.mock.calls.length,
    logged: log.mock.calls.length,
  };
}

describe("the first visit in 24 hours", () => {
  test.each([null, String(now - 86_400_000), "true"])(
    "with the flag %j it is counted, and flagged",
    async (flag) => {
      const storage = storageWith(flag);
      expect(await visit(storage)).toEqual({ counted: 1, read: 0, logged: 0 });
      expect(flagLeft(storage, now)).toBe(86_400_000);
    },
  );

  test("a later one only reads the count", async () => {
    const storage = storageWith(String(now - 1000));
    expect(await visit(storage)).toEqual({ counted: 0, read: 1, logged: 0 });
    expect(flagLeft(storage, now)).toBe(86_399_000);
  });
});

test("errors are only logged: the count is read instead, and the next page counts", async () => {
  const storage = storageWith(null);
  expect(await visit(storage, { count: true })).toEqual({ counted: 1, read: 1, logged: 1 });
  expect(flagLeft(storage, now)).toBeUndefined();
  expect(await visit(storage, { count: true, read: true })).toEqual({ counted: 1, read: 1, logged: 2 });
});

test("without storage nothing is counted twice: the count is only read", async () => {
  expect(await visit(null)).toEqual({ counted: 0, read: 1, logged: 0 });
});
