import { beforeEach, describe, expect, test } from "vitest";
import { minutes } from "#domain/time/durations.ts";
import { openSession } from "#server/platform/sessions/sessions.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator, addUser, type TestUser, testPassword } from "#tests/support/staff.ts";
import { testAccountRoutes } from "../accounts/accounts.fixture.ts";
import { sessionRoutes } from "./sessions.routes.ts";

const database = await openTestDatabase();
const services = createTestServices(database);
const shop = await createTestShop(services, [testAccountRoutes, sessionRoutes]);
const firefox = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0";

const signIn = async ({ email }: TestUser, userAgent = firefox) => {
  const headers = { "user-agent": userAgent };
  const body = { email, password: testPassword };
  return String((await shop.send("POST", "/api/login", { body, headers })).body.token);
};
const listOf = async (bearer: string) => {
  const { body } = await shop.send("GET", "/api/sessions", { bearer });
  return body.sessions as { id: string; device: string; is_this: boolean; last_seen_at: string }[];
};
const opens = async (bearer: string) => (await shop.send("GET", "/api/sessions", { bearer })).status === 200;
const historyOf = async (action: string) =>
  await services.db.selectFrom("history").selectAll().where("action", "=", action).execute();

let ann: TestUser;
beforeEach(async () => {
  ann = await addUser(services);
});

describe("REL-Z6 a person's sessions", () => {
  test("REL-Z6 the list says since when, on what, and which one asks; an idle one is not in it", async () => {
    services.clock.advance(minutes(31));
    const bearer = await signIn(ann);
    services.clock.advance(minutes(2));
    const other = await signIn(ann, "curl/8");
    expect(await listOf(bearer)).toMatchObject([
      { device: "", is_this: false, last_seen_at: services.clock().toISOString() },
      { device: "Firefox, Windows", is_this: true },
    ]);
    expect((await listOf(other)).map(({ is_this }) => is_this)).toEqual([true, false]);
  });

  test("REL-Z6 one is ended by its owner alone, and is gone at once", async () => {
    const bearer = await signIn(ann);
    const eve = await addUser(services);
    const [mine] = (await listOf(ann.bearer)).filter(({ is_this }) => !is_this);
    const path = `/api/sessions/${mine?.id}`;
    const foreign = await shop.send("DELETE", path, { bearer: eve.bearer });
    const missing = await shop.send("DELETE", "/api/sessions/0123456789abcdef", { bearer: eve.bearer });
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    expect((await shop.send("DELETE", path, { bearer: ann.bearer })).status).toBe(200);
    expect(await opens(bearer)).toBe(false);
    expect(await opens(ann.bearer)).toBe(true);
    expect((await historyOf("user.end-sessions")).at(-1)).toMatchObject({ doer_id: ann.id });
  });

  test("REL-Z6 all others are ended, of this person and this kind", async () => {
    const others = [await signIn(ann), await signIn(ann)];
    const eve = await addUser(services);
    const client = await openSession(services.db, "client", ann.id, services.clock());
    const answer = await shop.send("POST", "/api/sessions/end-others", { bearer: ann.bearer });
    expect(answer.body).toEqual({ ended: 2 });
    for (const other of others) expect(await opens(other)).toBe(false);
    expect(await opens(ann.bearer)).toBe(true);
    expect(await opens(eve.bearer)).toBe(true);
    const rows = await services.db
      .selectFrom("sessions")
      .select("kind")
      .where("kind", "=", "client")
      .execute();
    expect(client && rows.length).toBeGreaterThan(0);
  });
});

describe("REL-Z6 an administrator ends sessions", () => {
  test("REL-Z6 of one account, which is out with its next request", async () => {
    const admin = await addAdministrator(services);
    const path = `/api/users/${ann.id}/end-sessions`;
    expect((await shop.send("POST", path, { bearer: ann.bearer })).status).toBe(403);
    expect((await shop.send("POST", path, { bearer: admin.bearer })).body).toEqual({ ended: 1 });
    expect(await opens(ann.bearer)).toBe(false);
    expect((await shop.send("POST", "/api/users/999999/end-sessions", { bearer: admin.bearer })).status).toBe(
      404,
    );
    expect((await historyOf("user.end-sessions")).at(-1)).toMatchObject({
      subject_id: ann.id,
      doer_id: admin.id,
    });
  });

  test("REL-Z6 of all persons but himself, and only when asked for explicitly", async () => {
    const admin = await addAdministrator(services);
    const send = (body: unknown) =>
      shop.send("POST", "/api/sessions/end-all", { bearer: admin.bearer, body });
    expect((await send({})).status).toBe(422);
    expect(await opens(ann.bearer)).toBe(true);
    expect((await send({ everybody: true })).status).toBe(200);
    expect(await opens(ann.bearer)).toBe(false);
    expect(await services.db.selectFrom("sessions").select("subject_id").execute()).toEqual([
      { subject_id: admin.id },
    ]);
    expect(await historyOf("user.end-all-sessions")).toHaveLength(1);
    recordFigure(
      "REL-Z6",
      "sessions seen and ended by their owner, one's and everybody's by an administrator",
    );
  });
});
