import { existsSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { backupFileName, keptBackups } from "#domain/settings/backups.ts";
import { days, minutes } from "#domain/time/durations.ts";
import { addBackup } from "#tests/support/backups.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { startFakeS3 } from "#tests/support/s3-fake.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator, addUser, testPassword } from "#tests/support/staff.ts";
import { backupPath } from "./backup-files.ts";
import { backupRoutes } from "./backups.routes.ts";
import { staffListBackups, staffOpenBackup } from "./staff-make-backup.ts";
import { systemMakeBackups } from "./system-make-backups.ts";

const current_password = testPassword;

async function open(environment: Readonly<Record<string, string>> = {}) {
  const database = await createTestDatabase();
  onTestFinished(() => database[Symbol.asyncDispose]());
  const services = createTestServices(database, { DEMO_DATA: "off", ...environment });
  await services.keys.readAgain();
  const shop = await createTestShop(services, [backupRoutes]);
  const owner = await addAdministrator(services);
  const { bearer } = owner;
  return {
    ...{ services, shop, owner },
    ask: (body: object) => shop.send("POST", "/api/backups", { bearer, body }),
    get: (id: number, by = bearer) => shop.send("GET", `/api/backups/${id}`, { bearer: by }),
    // Without the session, which ends before some of the nights do.
    list: () => staffListBackups(services, owner.actor),
    mails: () =>
      services.db
        .selectFrom("outbox")
        .select(["recipient", "content"])
        .where("template", "=", "staff-backup-failed")
        .execute(),
  };
}

test("REL-F9 an owner has a backup made with the password, and downloads it; a session alone takes none", async () => {
  const { services, shop, owner, ask, get, list } = await open();
  expect((await ask({})).status).toBe(422);
  expect((await ask({ current_password: "not it at all" })).status).toBe(422);
  const { bearer: ofStaff } = await addUser(services);
  for (const [method, path] of [
    ["POST", "/api/backups"],
    ["GET", "/api/backups"],
    ["GET", "/api/backups/1"],
  ] as const)
    expect((await shop.send(method, path, { bearer: ofStaff, body: { current_password } })).status).toBe(403);
  expect(await list()).toEqual([]);

  const asked = await ask({ current_password });
  expect([asked.status, Object(asked.body).backup]).toMatchObject([
    201,
    { state: "waiting", byte_size: null },
  ]);
  expect((await ask({ current_password })).status).toBe(409);
  const { id } = Object(asked.body).backup;
  expect((await get(id)).status).toBe(409);
  await systemMakeBackups(services);
  const { body } = await shop.send("GET", "/api/backups", { bearer: owner.bearer });
  const [made] = Object(body).backups;
  expect(made).toMatchObject({ state: "made", has_key: false, missing_files: 0, is_downloadable: true });
  const file = await get(id);
  expect([file.status, file.headers["content-length"]]).toEqual([200, String(made.byte_size)]);
  expect(file.headers["content-disposition"]).toMatch(/filename="backup-\d{4}-\d\d-\d\d-\d{6}-1\.tgz"/);

  const { bearer: ofAnother } = await addAdministrator(services);
  expect((await get(id, ofAnother)).status).toBe(409);
  expect((await get(99)).status).toBe(404);
  services.clock.advance(days(1));
  expect((await list())[0]?.is_downloadable).toBe(false);
  await expect(staffOpenBackup(services, owner.actor, id)).rejects.toMatchObject({ code: "conflict" });
});

test("two nodes make one backup, and one that was left half made is made anew", async () => {
  const { services, ask, list } = await open();
  await ask({ current_password });
  const leased_until = new Date(services.clock().getTime() + minutes(1)).toISOString();
  await services.db.updateTable("backups").set({ leased_until }).execute();
  await systemMakeBackups(services);
  expect((await list())[0]?.state).toBe("waiting");
  services.clock.advance(minutes(2));
  await Promise.all([systemMakeBackups(services), systemMakeBackups(services)]);
  expect((await list())[0]?.state).toBe("made");
});

test("a stop ends it, and it is made after the start", async () => {
  const { services, ask, list } = await open();
  await ask({ current_password });
  const stopping = new AbortController();
  const { config } = services;
  await systemMakeBackups(
    {
      ...services,
      // Read last before the process is begun.
      get config() {
        stopping.abort();
        return config;
      },
    },
    stopping.signal,
  );
  expect((await list())[0]).toMatchObject({ state: "waiting", problem: null });
  await systemMakeBackups(services);
  expect((await list())[0]?.state).toBe("made");
});

test("one that cannot be made says why", async () => {
  const { services, ask, list, mails } = await open();
  await ask({ current_password });
  const config = { ...services.config, STORAGE_URL: "s3://key:secret@127.0.0.1:1/none?secure=off" };
  await systemMakeBackups({ ...services, config });
  expect((await list())[0]).toMatchObject({
    state: "failed",
    problem: expect.stringContaining("not answer"),
  });
  expect(await mails()).toEqual([]);
  expect((await ask({ current_password })).status).toBe(201);
});

test("a bucket has a backup each night, and owners are told of the first failure", async () => {
  await using store = await startFakeS3();
  const { services, owner, list, mails } = await open({ BACKUP_BUCKET: store.url });
  await systemMakeBackups(services);
  await systemMakeBackups(services);
  expect(await list()).toMatchObject([{ is_nightly: true, has_key: false, copied_at: expect.any(String) }]);
  const key = [...store.objects.keys()];
  expect(key).toEqual([expect.stringMatching(/backup-\d{4}-\d\d-\d\d-\d{6}-1\.tgz$/)]);
  expect(store.objects.get(key[0] ?? "")?.length).toBe((await list())[0]?.byte_size);

  store.trouble = "fails";
  for (const _ of ["one night", "another"]) {
    services.clock.advance(days(1));
    await systemMakeBackups(services);
  }
  const [latest] = await list();
  expect(latest).toMatchObject({ state: "made", copied_at: null, problem: expect.any(String) });
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([owner.email]);
  store.trouble = undefined;
  services.clock.advance(days(1));
  await systemMakeBackups(services);
  expect((await list())[0]?.copied_at).not.toBeNull();
});

test("the newest seven are kept of each kind, here and in the bucket", async () => {
  await using store = await startFakeS3();
  const { services, ask, list } = await open({ BACKUP_BUCKET: store.url });
  for (let night = 1; night <= keptBackups; night += 1) {
    const row = await addBackup(services, { night: `2026-01-${night}` });
    store.objects.set(backupFileName(row), Buffer.from("data"));
  }
  await ask({ current_password });
  await systemMakeBackups(services);
  const kept = await list();
  expect(kept.filter(({ is_nightly }) => is_nightly).length).toBe(keptBackups);
  expect(kept.filter(({ is_nightly }) => !is_nightly).length).toBe(1);
  expect(store.objects.size).toBe(keptBackups);
  for (const id of Array.from({ length: keptBackups + 2 }, (_, index) => index + 1))
    expect(existsSync(backupPath(services.config, id))).toBe(kept.some((each) => each.id === id));
});
