import { expect, test } from "vitest";
import { mountFeatures } from "#server/features.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator, addUser, testPassword } from "#tests/support/staff.ts";
import "./clients.table.ts";

const services = createTestServices(await openTestDatabase());
const shop = await createTestShop(services, [mountFeatures]);
const { bearer: sal } = await addUser(services, { role: "sales", name: "Sal" });
const { bearer: reader } = await addUser(services, { role: "reader" });
const owner = await addAdministrator(services);
let count = 0;

interface Note {
  readonly id: number;
  readonly version: number;
}

/** A client of whom staff noted something. */
async function noted(text: string) {
  count += 1;
  const send = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object, version?: number) =>
    shop.send(method, `/api/clients/${path}`, {
      ...{ bearer: sal, ...(body && { body }) },
      ...(version !== undefined && { headers: { "if-match": `"${version}"` } }),
    });
  const email = `dana-${count}@north.example`;
  const made = await shop.send("POST", "/api/clients", { bearer: sal, body: { name: "Dana", email } });
  const { id } = made.body.client as { id: number };
  const added = await send("POST", `${id}/notes`, { text });
  expect(added.status).toBe(201);
  const note = added.body.note as Note;
  const notes = async (of = id) => (await send("GET", String(of))).body.notes;
  return { id, email, note, send, notes, path: `${id}/notes/${note.id}` };
}

test("SPEC-4.75 staff notes, corrects, deletes and restores; who did and when stands beside it", async () => {
  const { id, note, send, notes, path } = await noted("Met at the fair.");
  expect(await notes()).toEqual([
    {
      ...{ id: note.id, text: "Met at the fair.", author: "Sal", version: 1 },
      ...{ created_at: services.clock().toISOString(), changed_by: null, changed_at: null },
    },
  ]);
  services.clock.advance(60_000);
  const corrected = await shop.send("PUT", `/api/clients/${path}`, {
    ...{ bearer: owner.bearer, body: { text: "Met at the spring fair." }, headers: { "if-match": '"1"' } },
  });
  expect(corrected.body.note).toMatchObject({ author: "Sal", version: 2, text: "Met at the spring fair." });
  const late = await send("PUT", path, { text: "Never met." }, 1);
  expect([late.status, late.body.fresh]).toEqual([409, corrected.body.note]);
  const again = await send("PUT", path, { text: "Met at the spring fair." });
  expect(again.body.note).toEqual(corrected.body.note);
  expect((await send("POST", `${id}/notes`, { text: " " })).body.errors).toHaveProperty("text");
  expect((await send("DELETE", path)).status).toBe(200);
  expect(await notes()).toEqual([]);
  expect([(await send("DELETE", path)).status, (await send("PUT", path, { text: "x" })).status]).toEqual([
    ...[404, 404],
  ]);
  expect((await send("POST", `${path}/restore`, {})).body.note).toMatchObject({
    text: "Met at the spring fair.",
  });
  expect(await notes()).toHaveLength(1);
  const lines = await services.db
    .selectFrom("history")
    .select(["action", "before", "after"])
    .where("subject", "=", "client")
    .where("subject_id", "=", id)
    .orderBy("id")
    .execute();
  expect(lines.map(({ action }) => action)).toEqual([
    ...[
      "client.create",
      "client.add-note",
      "client.correct-note",
      "client.delete-note",
      "client.restore-note",
    ],
  ]);
  expect(JSON.stringify(lines), "what was noted stands in the note alone").not.toContain("fair");
});

test("SPEC-4.75 a note is found with its own client alone, and written by who may change clients", async () => {
  const { id, note, path } = await noted("Hers.");
  const other = await noted("His.");
  expect((await other.send("PUT", `${other.id}/notes/${note.id}`, { text: "x" })).status).toBe(404);
  expect((await other.send("POST", "999/notes", { text: "x" })).status).toBe(404);
  const refused = await shop.send("PUT", `/api/clients/${path}`, { bearer: reader, body: { text: "x" } });
  expect(refused.status).toBe(403);
  const read = await shop.send("GET", `/api/clients/${id}`, { bearer: reader });
  expect(read.body.notes).toMatchObject([{ text: "Hers." }]);
});

test("SPEC-4.75 of clients who became one the notes stand together, and go when the person is erased", async () => {
  const old = await noted("Calls on Fridays.");
  const now = await noted("Wants samples.");
  const set = (merged_into: number | null) =>
    services.db.updateTable("clients").set({ merged_into }).where("id", "=", old.id).execute();
  await set(now.id);
  expect(await now.notes()).toMatchObject([{ text: "Wants samples." }, { text: "Calls on Fridays." }]);
  expect(
    (await now.send("PUT", `${now.id}/notes/${old.note.id}`, { text: "Calls on Mondays." })).status,
  ).toBe(200);
  expect((await old.send("POST", `${old.id}/notes`, { text: "x" })).status).toBe(404);
  await set(null);
  expect(await old.notes()).toMatchObject([{ text: "Calls on Mondays." }]);
  const proof = { bearer: owner.bearer, body: { current_password: testPassword } };
  expect((await shop.send("POST", `/api/clients/${old.id}/erase`, proof)).status).toBe(200);
  const left = await services.db.selectFrom("client_notes").select("text").execute();
  expect(JSON.stringify(left)).not.toContain("Mondays");
  expect(JSON.stringify(left)).toContain("Wants samples.");
});
