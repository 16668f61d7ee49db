import { expect, test } from "vitest";
import { days } from "#domain/time/durations.ts";
import { sweepFiles } from "#server/sweep-files.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";
import { openShopWithThread } from "./messages.fixture.ts";

const { services, shop, dana, open, write, said } = await openShopWithThread();
const { path, client } = await open();
const pdf = Buffer.from("%PDF-1.7\n%%EOF");
const zip = Buffer.from("PK\u0003\u0004 PK\u0005\u0006");
const postScript = Buffer.from("%!PS-Adobe-3.0 EPSF-3.0\n");
const kept = async () => {
  const keys: string[] = [];
  for await (const key of services.storage.list()) if (key.startsWith("messages/")) keys.push(key);
  return keys;
};

test("L8.2 five files of the kinds are stored as they came, and handed out as downloads that nothing opens", async () => {
  const files = [
    { name: "logo.png", type: "image/png", bytes: tinyPng },
    { name: "plan.pdf", type: "application/pdf", bytes: pdf },
    { name: "Té <b>.zip", type: "", bytes: zip },
    { name: "logo.ai", type: "application/postscript", bytes: pdf },
    { name: "logo.eps", type: "application/eps", bytes: postScript },
  ];
  const { id, files: listed } = await said(path, client, { text: "" }, { files });
  expect(listed.map(({ name, media_type }) => [name, media_type])).toEqual([
    ["logo.png", "image/png"],
    ["plan.pdf", "application/pdf"],
    ["Té b.zip", "application/zip"],
    ["logo.ai", "application/postscript"],
    ["logo.eps", "application/postscript"],
  ]);
  for (const [index, file] of listed.entries()) {
    const address = `${path}/${id}/files/${file.id}`;
    const answer = await shop.app.inject({
      url: address,
      headers: { authorization: `Bearer ${dana.bearer}` },
    });
    expect(answer.rawPayload.equals(Buffer.from(files[index]?.bytes ?? []))).toBe(true);
    expect(answer.headers).toMatchObject({
      ...{ "cache-control": "no-store", "x-content-type-options": "nosniff" },
      ...{ "content-type": file.media_type, "content-length": String(file.bytes) },
      "content-disposition": expect.stringMatching(/^attachment; /),
    });
    expect((await shop.send("GET", `${path}/${id + 1}/files/${file.id}`, { bearer: client })).status).toBe(
      404,
    );
  }
});

test.each([
  ["a page", { name: "a.html", type: "text/html", bytes: Buffer.from("<script>") }],
  ["a page by another name", { name: "a.png", type: "image/png", bytes: Buffer.from("<script>") }],
  ["a picture without its end", { name: "a.png", type: "image/png", bytes: tinyPng.subarray(0, 20) }],
  ["a PDF without its end", { name: "a.pdf", type: "", bytes: Buffer.from("%PDF-1.7") }],
  ["an archive without its end", { name: "a.zip", type: "", bytes: Buffer.from("PK\u0003\u0004") }],
  [
    "more than 5 MB",
    { name: "a.eps", type: "", bytes: Buffer.concat([postScript, Buffer.alloc(5_242_880)]) },
  ],
])("L8.2 %s is refused at the field, and the good file beside it is not kept", async (_, file) => {
  const before = await kept();
  const answer = await write(
    path,
    client,
    { text: "Here" },
    { files: [{ name: "b.zip", bytes: zip }, file] },
  );
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual({ files: [expect.stringContaining(file.name)] });
  expect(await kept()).toEqual(before);
});

test("FOUND-H17 signs that browsers write in another way have no part in a file's name", async () => {
  const names = ['12" tote.pdf', "two\r\nlines.pdf", "100% %41.pdf"];
  const files = names.map((name) => ({ name, type: "application/pdf", bytes: pdf }));
  const { id, files: listed } = await said(path, client, { text: "" }, { files });
  expect(listed.map(({ name }) => name)).toEqual(["12 tote.pdf", "two lines.pdf", "100% %41.pdf"]);
  const headers = { authorization: `Bearer ${dana.bearer}` };
  const fetched = await shop.app.inject({ url: `${path}/${id}/files/${listed[0]?.id}`, headers });
  expect(fetched.headers["content-disposition"]).toContain("12 tote.pdf");
});

test("L8.2 a sixth file is refused, and more are not even read", async () => {
  const files = (count: number) => Array.from({ length: count }, () => ({ name: "a.zip", bytes: zip }));
  const sixth = await write(path, client, { text: "" }, { files: files(6) });
  expect([sixth.status, sixth.body.errors]).toEqual([422, { files: ["A message takes 5 files at most."] }]);
  expect((await write(path, client, { text: "" }, { files: files(7) })).status).toBe(413);
  expect((await write(path, client, { text: "" })).body.errors).toEqual({
    text: ["Please write something, or attach a file."],
  });
});

test("L8.3 the file of a removed message stays in the trash: the sweeper takes no such file", async () => {
  const files = [{ name: "a.zip", bytes: zip }];
  const gone = await said(path, client, { text: "" }, { files });
  const before = await kept();
  await shop.send("POST", `${path}/${gone.id}/remove`, { bearer: dana.bearer, body: {} });
  await sweepFiles(services);
  services.clock.advance(days(1));
  expect(await sweepFiles(services)).toBe(0);
  expect(await kept()).toEqual(before);
});

test("FOUND-S-N5 a full store refuses a client's files and takes staff's", async () => {
  const full = await openShopWithThread({ LOGO_STORAGE_MB: "1" });
  const { path: thread, client: buyer } = await full.open();
  await full.services.db
    .insertInto("files")
    .values({
      ...{ storage_key: "logos/large.png", original_name: "logo.png", media_type: "image/png" },
      ...{ byte_size: 1_000_000, sha256: "0".repeat(64), state: "ready", preview_key: null },
      created_at: full.services.clock().toISOString(),
    })
    .execute();
  const files = [{ name: "a.zip", bytes: zip }];
  const refused = await full.write(thread, buyer, { text: "Here" }, { files });
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { files: [expect.stringContaining("We cannot keep another file")] },
  ]);
  expect((await full.write(thread, full.dana.bearer, { text: "Here" }, { files })).status).toBe(201);
});
