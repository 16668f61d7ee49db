import { expect, test } from "vitest";
import { minutes } from "#domain/time/durations.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import type { Actor } from "./actor.ts";
import { countKeyRequest } from "./count-key-request.ts";

const services = createTestServices(await openTestDatabase(), { RATE_LIMITS: "on" });
const key = (keyId: number) => ({ kind: "staff", userId: 1, name: "Till", role: "sales", keyId }) as const;

/** How many of 301 requests in one minute are answered. */
async function answered(actor: Actor): Promise<number> {
  for (let count = 0; count < 301; count += 1) {
    try {
      await countKeyRequest(services, actor);
    } catch (error) {
      expect(error).toMatchObject({ code: "too_many_requests" });
      return count;
    }
  }
  return 301;
}

test("SPEC-4.60 a key has 300 requests a minute, each key its own, and people are not counted", async () => {
  const tokenHash = "0".repeat(64);
  const people: readonly Actor[] = [
    { kind: "visitor" },
    { kind: "staff", userId: 1, name: "Ann", role: "owner", tokenHash },
    { kind: "client", clientId: 1, name: "Cleo", tokenHash },
  ];
  expect([await answered(key(7)), await answered(key(7)), await answered(key(8))]).toEqual([300, 0, 300]);
  for (const person of people) expect(await answered(person), person.kind).toBe(301);
  services.clock.advance(minutes(1));
  expect(await answered(key(7))).toBe(300);
});
