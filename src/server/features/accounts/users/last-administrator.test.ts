import { describe, expect, test } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { sized } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { createTestServices, type TestServices } from "#tests/support/services.ts";
import { addAdministrator, type TestUser, testPassword } from "#tests/support/staff.ts";
import { staffDeleteUser } from "./staff-delete-user.ts";
import { staffEditUser } from "./staff-edit-user.ts";

function demote(services: TestServices, actor: TestUser, target: TestUser) {
  const { id: userId, name, email } = target;
  const edit = { userId, name, email, telephone: "1", given: { isAdmin: false }, expectedVersion: undefined };
  const proof = { current_password: testPassword };
  return staffEditUser(services, actor.actor, { ...edit, proof, address: "192.0.2.1" });
}

function remove(services: TestServices, actor: TestUser, target: TestUser) {
  const proof = { current_password: testPassword };
  return staffDeleteUser(services, actor.actor, { userId: target.id, expectedVersion: undefined, proof });
}

async function administratorsLeft({ db }: TestServices): Promise<number> {
  const rows = await db
    .selectFrom("users")
    .select("id")
    .where("is_admin", "=", 1)
    .where("deleted_at", "is", null)
    .execute();
  return rows.length;
}

describe("REL-Z5 an administrator always remains", () => {
  test("when two demote or delete each other at the same moment, again and again", async () => {
    await using database = await createTestDatabase();
    const services = createTestServices(database);
    const races = sized({ quick: 50, deep: 500 });
    for (let race = 0; race < races; race += 1) {
      await database.db.deleteFrom("users").execute();
      const [ann, ben] = [await addAdministrator(services), await addAdministrator(services)];
      const first = race % 2 === 0 ? demote(services, ann, ben) : remove(services, ann, ben);
      const second = race % 3 === 0 ? demote(services, ben, ann) : remove(services, ben, ann);
      const outcomes = await Promise.allSettled([first, second]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      expect(await administratorsLeft(services)).toBe(1);
    }
    recordFigure("REL-Z5", `${races} races of two: 1 administrator each time`);
  });

  test("when fifty demote one another all at once", async () => {
    await using database = await createTestDatabase();
    const services = createTestServices(database);
    const all: TestUser[] = [];
    for (let count = 0; count < 50; count += 1) all.push(await addAdministrator(services));
    const next = (index: number) => all[(index + 1) % all.length] as TestUser;
    const outcomes = await Promise.allSettled(
      all.map((actor, index) => demote(services, actor, next(index))),
    );
    // An administrator who was demoted meanwhile demotes no longer.
    const refused = outcomes.filter(({ status }) => status === "rejected");
    expect(refused.length).toBeGreaterThan(0);
    // On a slow machine some waited too long for a connection; the database then rests for a second.
    await expect.poll(() => administratorsLeft(services)).toBe(refused.length);
  });
});

test("FOUND-S-N9 of two owners who delete each other at one moment one stays, though there is a third", async () => {
  await using database = await createTestDatabase();
  const services = createTestServices(database);
  for (let race = 0; race < sized({ quick: 20, deep: 200 }); race += 1) {
    const [ann, ben] = [await addAdministrator(services), await addAdministrator(services)];
    const before = await administratorsLeft(services);
    const outcomes = await Promise.allSettled([remove(services, ann, ben), remove(services, ben, ann)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await administratorsLeft(services)).toBe(before - 1);
  }
});

test("FOUND-S-N9 who was demoted or deleted meanwhile changes no account any more", async () => {
  await using database = await createTestDatabase();
  const services = createTestServices(database);
  const [ann, ben, cleo] = [
    await addAdministrator(services),
    await addAdministrator(services),
    await addAdministrator(services),
  ];
  await demote(services, ann, ben);
  await expect(remove(services, ben, ann)).rejects.toMatchObject({ code: "unauthenticated" });
  await remove(services, ann, cleo);
  await expect(demote(services, cleo, ann)).rejects.toMatchObject({ code: "unauthenticated" });
  expect(await administratorsLeft(services)).toBe(1);
});

test("an administrator cannot delete himself or remove his own rights", async () => {
  await using database = await createTestDatabase();
  const services = createTestServices(database);
  const ann = await addAdministrator(services);
  await addAdministrator(services);
  await expect(remove(services, ann, ann)).rejects.toMatchObject({ code: "invalid" });
  await expect(demote(services, ann, ann)).rejects.toMatchObject({ code: "invalid" });
  expect(await administratorsLeft(services)).toBe(2);
});
