import { describe, expect, test } from "vitest";
import { minutes } from "#domain/time/durations.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { consumeQuota } from "./consume-quota.ts";
import { hasQuota, requireQuota, returnQuota } from "./require-quota.ts";
import { networksAround, visitorAddress } from "./visitor-address.ts";

const limit = { name: "try", maxHits: 3, perMilliseconds: minutes(10) };

describe("quotas", () => {
  test("hits above the quota are refused with the time to wait; the next window starts at zero", async () => {
    await using database = await createTestDatabase();
    const services = createTestServices(database, { RATE_LIMITS: "on" });
    for (let turn = 0; turn < 3; turn += 1) await requireQuota(services, limit, "ann");
    services.clock.advance(minutes(4));
    await expect(requireQuota(services, limit, "ann")).rejects.toMatchObject({
      code: "too_many_requests",
      details: { retryAfterSeconds: 360 },
    });
    await requireQuota(services, limit, "ben");
    services.clock.advance(minutes(6));
    await requireQuota(services, limit, "ann");
  });

  test("fifty at once get exactly as many as there are", async () => {
    await using database = await createTestDatabase();
    const services = createTestServices(database);
    const asked = Array.from({ length: 50 }, () => consumeQuota(database.db, limit, "ann", services.clock()));
    const answers = await Promise.allSettled(asked);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  });

  test("REL-D3 two processes share the quotas, and so does one that starts later", async () => {
    await using database = await createTestDatabase();
    const other = openDatabase(database);
    const now = createTestServices(database).clock();
    const asked = Array.from({ length: 20 }, (_, index) =>
      consumeQuota(index % 2 === 0 ? database.db : other, limit, "ann", now),
    );
    const answers = await Promise.allSettled(asked);
    await other.destroy();
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    const later = openDatabase(database);
    await expect(consumeQuota(later, limit, "ann", now)).rejects.toMatchObject({ code: "too_many_requests" });
    await later.destroy();
  });

  test("a hit that is refunded can be used again", async () => {
    await using database = await createTestDatabase();
    const services = createTestServices(database, { RATE_LIMITS: "on" });
    for (let turn = 0; turn < 10; turn += 1) {
      expect(await hasQuota(services, limit, "ann")).toBe(true);
      await returnQuota(services, limit, "ann");
    }
  });

  test("RATE_LIMITS=off counts nothing", async () => {
    await using database = await createTestDatabase();
    const services = createTestServices(database, { RATE_LIMITS: "off" });
    for (let turn = 0; turn < 10; turn += 1) await requireQuota(services, limit, "ann");
    expect(await database.db.selectFrom("turns").selectAll().execute()).toEqual([]);
  });

  test("REL-P5 the table contains no e-mail address", async () => {
    await using database = await createTestDatabase();
    const services = createTestServices(database, { RATE_LIMITS: "on" });
    await requireQuota(services, limit, "ann@example.com");
    const rows = await database.db.selectFrom("turns").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("ann");
  });
});

test("REL-D9 a network's visitors share a limit, however many addresses they have", async () => {
  await using database = await createTestDatabase();
  const services = createTestServices(database, { RATE_LIMITS: "on" });
  const one = { name: "wide", maxHits: 1, perMilliseconds: minutes(10) };
  const asked: boolean[] = [];
  for (let index = 0; index < 40; index += 1)
    asked.push(await hasQuota(services, one, visitorAddress(`2001:db8:1:${(index % 20).toString(16)}::9`)));
  expect(asked.filter(Boolean)).toHaveLength(4);
  const others = [`2001:db8:1:ff00::1`, `2001:db8:2::1`, "192.0.2.9"];
  for (const other of others) expect(await hasQuota(services, one, visitorAddress(other))).toBe(true);
});

test.each([
  ["2001:db8:1:2ff::/64", ["2001:db8:1:200::/56", "2001:db8:1::/48"]],
  [
    "ann@example.com 2001:db8:1:2::/64",
    ["ann@example.com 2001:db8:1:0::/56", "ann@example.com 2001:db8:1::/48"],
  ],
  ["ann@example.com 192.0.2.7", []],
  ["fe::/64 192.0.2.7", []],
  ["a strange name::/64", []],
  ["unknown", []],
])("the networks around %s are %j", (visitor, networks) => {
  expect(networksAround(visitor).map(({ address }) => address)).toEqual(networks);
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["1::2:3:4:5:6:7", "1:0:2:3::/64"],
  ["64:ff9b::192.0.2.33", "64:ff9b:0:0::/64"],
  ["203.0.113.7:50001", "203.0.113.7"],
  ["[2001:db8::1]:4711", "2001:db8:0:0::/64"],
  ["[2001:db8::1]", "2001:db8:0:0::/64"],
  ["[::ffff:203.0.113.7]:80", "203.0.113.7"],
  [" 203.0.113.7 ", "203.0.113.7"],
  ["unknown", "unknown"],
  ["unknown-7", "unknown"],
  ["203.0.113", "unknown"],
  ["203.0.113.7:50001:2", "unknown"],
  ["0x7f.1", "unknown"],
  ["_hidden:4711", "unknown"],
  ["", "unknown"],
])("visitors from %s count as %s", (ip, expected) => {
  expect(visitorAddress(ip)).toBe(expected);
});
