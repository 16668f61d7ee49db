import { describe, expect, test } from "vitest";
import { addAdministrator, addUser } from "#tests/support/staff.ts";
import { openShopWithThread } from "./messages.fixture.ts";

const { services, shop, dana, open, write, said, thread } = await openShopWithThread({ RATE_LIMITS: "on" });

describe("the thread of a quote (L8)", () => {
  test("FOUND-F8 L8.1 client and staff write to each other as they type, and staff to itself", async () => {
    const { path, client } = await open({ name: "Cleo" });
    const asked = await write(path, client, { text: "Which <b>blue</b> is it?" });
    expect([asked.status, asked.body.message]).toMatchObject([
      201,
      {
        ...{ audience: "client", author: { kind: "client", name: "Cleo" }, text: "Which <b>blue</b> is it?" },
        ...{ files: [], is_new: false, removed_by: null, created_at: services.clock().toISOString() },
      },
    ]);
    await write(path, dana.bearer, { text: "PMS 300." });
    await write(path, dana.bearer, { text: "A hard one.", audience: "staff" });
    const texts = async (bearer: string) => (await thread(path, bearer)).map(({ text }) => text);
    expect(await texts(client)).toEqual(["Which <b>blue</b> is it?", "PMS 300."]);
    expect(await texts(dana.bearer)).toEqual(["Which <b>blue</b> is it?", "PMS 300.", "A hard one."]);
  });

  test("L8.1 a message can be about a line of an offer that was sent, by the name that the line had", async () => {
    const { id, path, client } = await open();
    const about = JSON.stringify({ version: 1, line: 1 });
    const early = await write(path, client, { text: "How thick?", about });
    expect([early.status, Object.keys(early.body.errors as object)]).toEqual([422, ["about"]]);
    const confirmed = await shop.send("POST", `/api/quotes/${id}/confirm`, { bearer: dana.bearer, body: {} });
    expect(confirmed.status).toBe(200);
    for (const bearer of [client, dana.bearer])
      expect(await said(path, bearer, { text: "How thick?", about })).toMatchObject({
        about: { version: 1, line: 1, name: expect.stringContaining("tote") },
      });
    expect((await write(path, client, { text: "And?", about: '{"version":1,"line":9}' })).status).toBe(422);
  });

  test("L8.1 a note is none of the client's: he neither writes nor reads one, nor its files", async () => {
    const { path, client } = await open();
    const refused = await write(path, client, { text: "A note", audience: "staff" });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { audience: ["Notes for staff alone are written by staff."] },
    ]);
    const files = [{ name: "margin.pdf", bytes: Buffer.from("%PDF-1.7\n%%EOF") }];
    const note = await said(path, dana.bearer, { text: "", audience: "staff" }, { files });
    const file = `${path}/${note.id}/files/${note.files[0]?.id}`;
    expect((await shop.send("GET", file, { bearer: dana.bearer })).status).toBe(200);
    expect((await shop.send("GET", file, { bearer: client })).status).toBe(404);
    const marked = await shop.send("POST", `${path}/read`, { bearer: client, body: { up_to: note.id } });
    expect(marked.body).toEqual({ up_to: 0 });
  });

  test("a foreign quote is a missing one; a link, a standard account and a stranger write nothing", async () => {
    const [mine, other] = [await open(), await open()];
    const standard = await addUser(services);
    const { id } = await said(other.path, other.client, { text: "Mine" });
    for (const [bearer, status] of [
      [mine.client, 404],
      [standard.bearer, 404],
      [other.link, 403],
      [undefined, 401],
    ] as const) {
      expect((await shop.send("GET", other.path, { bearer })).status).toBe(status);
      expect((await write(other.path, bearer, { text: "Hello" })).status).toBe(status);
      const read = await shop.send("POST", `${other.path}/read`, { bearer, body: { up_to: id } });
      expect(read.status).toBe(status);
    }
    // A message is found in its own quote only.
    const remove = { bearer: dana.bearer, body: {} };
    expect((await shop.send("POST", `${mine.path}/${id}/remove`, remove)).status).toBe(404);
    expect(
      (await shop.send("POST", `${other.path}/${id}/remove`, { bearer: other.client, body: {} })).status,
    ).toBe(403);
    expect(await thread(other.path, other.client)).toHaveLength(1);
  });

  test("REL-F14 the same key is one message of one author, also when ten come at once", async () => {
    const { path, client } = await open();
    const files = [{ name: "a.png", bytes: Buffer.from("GIF89a") }];
    const once = () => write(path, client, { text: "Once" }, { key: "one" });
    const answers = await Promise.all(Array.from({ length: 10 }, once));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await write(path, dana.bearer, { text: "Once" }, { key: "one" })).status).toBe(201);
    expect(await thread(path, client)).toHaveLength(2);
    const reused = await write(path, client, { text: "Once" }, { files, key: "one" });
    expect(reused.body.errors).toHaveProperty("Idempotency-Key");
  });

  test("REL-D3 thirty an hour of one client; staff writes on", async () => {
    const { path, client } = await open();
    const answers = [];
    for (let count = 0; count < 31; count += 1) answers.push(await write(path, client, { text: `${count}` }));
    expect(answers.map(({ status }) => status)).toEqual([...Array(30).fill(201), 429]);
    expect((await write(path, dana.bearer, { text: "Yes?" })).status).toBe(201);
  });
});

describe("what was read (L8.4)", () => {
  test("each has his own mark, which a GET does not move and nothing moves back", async () => {
    const { path, client } = await open();
    const ben = await addAdministrator(services, { name: "Ben" });
    const first = await said(path, client, { text: "One" });
    const second = await said(path, dana.bearer, { text: "Two" });
    const news = async (bearer: string) =>
      (await thread(path, bearer)).filter(({ is_new }) => is_new).map(({ text }) => text);
    const all = async () => [await news(client), await news(dana.bearer), await news(ben.bearer)];
    expect([await all(), await all()]).toEqual(Array(2).fill([["Two"], ["One"], ["One", "Two"]]));
    const read = (bearer: string, upTo: number) =>
      shop.send("POST", `${path}/read`, { bearer, body: { up_to: upTo } });
    expect((await read(ben.bearer, 2_000_000_000)).body).toEqual({ up_to: second.id });
    expect((await read(ben.bearer, first.id)).status).toBe(200);
    expect(await all()).toEqual([["Two"], ["One"], []]);
    await said(path, client, { text: "Three" });
    expect(await news(ben.bearer)).toEqual(["Three"]);
  });
});

describe("removing (L8.3)", () => {
  test("moves text and files to the trash, once; who did it stays, and they can come back", async () => {
    const { path, client } = await open();
    const files = [{ name: "card.zip", bytes: Buffer.from("PK\u0003\u0004 PK\u0005\u0006") }];
    const message = await said(path, client, { text: "My card is 4242" }, { files });
    const file = `${path}/${message.id}/files/${message.files[0]?.id}`;
    expect((await shop.send("GET", file, { bearer: client })).status).toBe(200);
    const remove = () => shop.send("POST", `${path}/${message.id}/remove`, { bearer: dana.bearer, body: {} });
    for (const answer of [await remove(), await remove()]) {
      expect(answer.body.message).toMatchObject({ text: "", files: [], is_new: false, removed_by: "Dana" });
    }
    expect(await thread(path, client)).toMatchObject([{ text: "", files: [], removed_by: "Dana" }]);
    expect((await shop.send("GET", file, { bearer: client })).status).toBe(404);
    const lying = await shop.send("GET", "/api/trash?status=quote_message", { bearer: dana.bearer });
    const name = expect.stringMatching(/^GE-\d{4}-\d{6} /);
    expect(lying.body.trash).toMatchObject([{ record_id: message.id, name, deleted_by: "Dana" }]);

    const restore = () =>
      shop.send("POST", `/api/messages/${message.id}/restore`, { bearer: dana.bearer, body: {} });
    expect((await restore()).body.message).toMatchObject({ text: "My card is 4242", removed_by: null });
    expect((await restore()).status).toBe(404);
    expect(await thread(path, client)).toMatchObject([{ text: "My card is 4242", files: message.files }]);
    expect((await shop.send("GET", file, { bearer: client })).status).toBe(200);
  });
});
