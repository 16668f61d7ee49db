import { expect, test } from "vitest";
import { days, hours, minutes } from "#domain/time/durations.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { testClock } from "#tests/support/test-clock.ts";
import {
  closeSession,
  closeSessionsOf,
  closeSessionsThroughLinks,
  findSession,
  holdSession,
  openSession,
  sweepSessions,
} from "./sessions.ts";
import { bearerOf, hashToken, isApiKey, issueApiKey, issueToken } from "./token.ts";

test.each([
  ["staff", { idle: minutes(30), absolute: hours(12) }],
  ["client", { idle: hours(24), absolute: days(30) }],
] as const)(
  "REL-S5 a session of %s ends when it is not used, and at the latest when its time is over",
  async (kind, life) => {
    await using database = await createTestDatabase();
    const clock = testClock();
    const [unused, used] = [
      await openSession(database.db, kind, 1, clock()),
      await openSession(database.db, kind, 1, clock()),
    ];
    const begin = clock().getTime();
    const step = life.idle - minutes(1);
    while (clock().getTime() + step < begin + life.absolute) {
      clock.advance(step);
      expect(await findSession(database.db, used, clock())).toMatchObject({ kind, subjectId: 1 });
    }
    expect(await findSession(database.db, unused, clock())).toBeUndefined();
    clock.advance(begin + life.absolute - clock().getTime());
    expect(await findSession(database.db, used, clock())).toBeUndefined();
    await sweepSessions(database.db, clock());
    expect(await database.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
  },
);

test("REL-S5 a session's use is written down once a minute at the most, and its last idle moment still counts", async () => {
  await using database = await createTestDatabase();
  const clock = testClock();
  const token = await openSession(database.db, "staff", 1, clock());
  const seenAt = async () => {
    await findSession(database.db, token, clock());
    const row = await database.db.selectFrom("sessions").select("last_seen_at").executeTakeFirstOrThrow();
    return row.last_seen_at;
  };
  const opened = clock().toISOString();
  clock.advance(minutes(1));
  expect(await seenAt()).toBe(opened);
  clock.advance(1);
  expect(await seenAt()).toBe(clock().toISOString());
  clock.advance(minutes(30));
  expect(await findSession(database.db, token, clock())).toBeDefined();
  clock.advance(minutes(30) + 1);
  expect(await findSession(database.db, token, clock())).toBeUndefined();
});

test("a person's sessions end together, except the one that asked and those of others", async () => {
  await using database = await createTestDatabase();
  const clock = testClock();
  const open = (kind: "staff" | "client", id: number) => openSession(database.db, kind, id, clock());
  const [asking, mine, client, other] = [
    await open("staff", 1),
    await open("staff", 1),
    await open("client", 1),
    await open("staff", 2),
  ];
  await closeSessionsOf(database.db, "staff", 1, hashToken(asking));
  const isOpen = async (token: string) => Boolean(await findSession(database.db, token, clock()));
  expect(await Promise.all([asking, mine, client, other].map(isOpen))).toEqual([true, false, true, true]);
});

test("REL-Z4 a session is held while it is there, and is closed alone", async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  const open = () => openSession(db, "staff", 1, testClock()());
  const [one, other] = [hashToken(await open()), hashToken(await open())];
  const isHeld = (tokenHash: string) => db.transaction().execute((t) => holdSession(t, tokenHash));
  expect([await isHeld(one), await isHeld(hashToken(issueToken()))]).toEqual([true, false]);
  await closeSession(db, one);
  expect([await isHeld(one), await isHeld(other)]).toEqual([false, true]);
});

test("REL-S14 sessions that a quote's mailed links opened end together, and no others", async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  const clock = testClock();
  const open = (quoteId: number | null) => openSession(db, "client", 1, clock(), { quoteId });
  const tokens = [await open(4), await open(5), await open(4), await open(6), await open(null)];
  expect(await closeSessionsThroughLinks(db, [4, 5, 7])).toBe(3);
  const found = await Promise.all(tokens.map((token) => findSession(db, token, clock())));
  expect(found.map((session) => session !== undefined)).toEqual([false, false, false, true, true]);
});

test("FOUND-H20 SPEC-4.60 the secret of a key is told from a session's token, also from one that begins alike", () => {
  const secret = issueApiKey();
  expect(secret).toMatch(/^gek_[\w-]{43}$/);
  // One token in sixteen million begins as keys do.
  const alike = `gek_${issueToken().slice(4)}`;
  expect([secret, issueToken(), `${issueToken()}gek_`, alike].map(isApiKey)).toEqual([
    ...[true, false, false, false],
  ]);
});

const bearer = "-_aZ09".repeat(7);
test.each([
  [`Bearer ${bearer}`, bearer],
  [`bEARER ${bearer}`, bearer],
  [`Bearer ${"x".repeat(20)}`, "x".repeat(20)],
  [`Bearer ${"x".repeat(200)}`, "x".repeat(200)],
  [`Bearer ${"x".repeat(19)}`, undefined],
  [`Bearer ${"x".repeat(201)}`, undefined],
  [`Basic Bearer ${bearer}`, undefined],
  [`Bearer ${bearer} x`, undefined],
  [`Bearer ${bearer},`, undefined],
  [`Bearer  ${bearer}`, undefined],
  [`Bearer${bearer}`, undefined],
  [bearer, undefined],
  ["", undefined],
  [undefined, undefined],
])("REL-Z1 the header %j bears %o", (header, token) => {
  expect(bearerOf(header)).toBe(token);
});

test("SPEC-1.12 a token has 256 bits and is stored as its SHA-256", async () => {
  expect(Buffer.from(issueToken(), "base64url")).toHaveLength(32);
  expect(hashToken("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});
