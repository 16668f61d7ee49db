import { expect, test } from "vitest";
import { days } from "#domain/time/durations.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { createTestServices } from "#tests/support/services.ts";
import { requireRoom } from "../artwork/require-room.ts";

const database = await openTestDatabase();
const services = createTestServices(database, { RATE_LIMITS: "on", LOGO_STORAGE_MB: "300" });
const fiveMegabytes = 5_000_000;
const ask = async (address: string, bytes = fiveMegabytes) => {
  try {
    await requireRoom(services, { bytes, address });
    return "room";
  } catch (error) {
    return error instanceof AppError ? error.details.fields?.logo?.[0]?.message : undefined;
  }
};
const store = (count: number) =>
  services.db
    .insertInto("files")
    .values(
      Array.from({ length: count }, (_, number) => ({
        ...{ storage_key: `logos/${number}.png`, original_name: "logo.png", media_type: "image/png" },
        ...{ byte_size: fiveMegabytes, sha256: "0".repeat(64), state: "ready" as const, preview_key: null },
        created_at: services.clock().toISOString(),
      })),
    )
    .execute();
const notices = async () =>
  (await services.db.selectFrom("outbox").selectAll().execute()).filter(
    ({ template }) => template === "staff-storage-full",
  );

test("REL-D7 an address may send so many files a day, and again the day after", async () => {
  const answers = await Promise.all(Array.from({ length: 25 }, () => ask("192.0.2.7")));
  expect(answers.filter((answer) => answer === "room")).toHaveLength(20);
  expect(answers.find((answer) => answer !== "room")).toContain("Please send the request without a logo");
  expect(await ask("192.0.2.8")).toBe("room");
  services.clock.advance(days(1));
  expect(await ask("192.0.2.7")).toBe("room");
});

test("REL-D7 when all room is taken, that is said at the field, and staff is written to once a day", async () => {
  await store(59);
  expect(await ask("192.0.2.9")).toBe("room");
  await services.db.updateTable("files").set({ byte_size: 5_100_000 }).execute();
  for (let turn = 0; turn < 5; turn += 1) {
    expect(await ask(`192.0.2.${20 + turn}`)).toBe(
      "We cannot keep another file at the moment. Please send the request without a logo.",
    );
  }
  expect(await notices()).toHaveLength(1);
  services.clock.advance(days(1));
  await ask("192.0.2.30");
  expect(await notices()).toHaveLength(2);
  await services.db.deleteFrom("files").where("storage_key", "like", "logos/1%").execute();
  expect(await ask("192.0.2.31")).toBe("room");
  recordFigure(
    "REL-D7",
    "100 MB of logos an address and day, 300 MB in all: refused at the field, 1 notice a day",
  );
});
