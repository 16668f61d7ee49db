import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { eraseClientData } from "#server/client-data/erase-client-data.ts";
import { replaceCustomerEmail } from "#server/features/payments/ledger/payments.repository.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { testPassword } from "#tests/support/staff.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { writeClientData } from "../../tools/data/client-data/write-client-data.ts";
import { dumpTables } from "./dump-tables.ts";
import { openCopies, openShopOfClients } from "./shop-of-clients.ts";

const ofTwo = await openCopies(2);
afterAll(() => ofTwo[Symbol.asyncDispose]());

test("REL-P5 what the shop has about a person is handed out, and erased from every table and file; the books stay", async () => {
  await using world = await ofTwo.open();
  const { shop, services, clients, admin } = world;
  const [ann, other] = clients;
  if (!ann || !other) throw new Error("two clients were asked for");
  await shop.send("POST", "/api/ContactMessage", {
    body: { name: "Ann Miller", email: ann.email.toUpperCase(), message: "A message of hers to the shop." },
  });
  const [message] = await services.db
    .selectFrom("contact_messages")
    .select("id")
    .orderBy("id", "desc")
    .execute();
  await shop.send("DELETE", `/api/contact-messages/${message?.id}`, { bearer: admin.bearer });
  await shop.send("POST", "/api/newsletter", { body: { email: ann.email } });
  await shop.send("POST", "/api/client-access", { body: { email: ann.email } });
  // A forwarded link was paid by her, and staff noted why something was paid back.
  await shop.send("POST", `/api/payments/${ann.his.paymentId}/refund`, {
    bearer: admin.bearer,
    body: { amount: 1, reason: `As ${ann.email} asked on the phone` },
    headers: { "idempotency-key": "its-answer-names-her" },
  });
  await services.db
    .updateTable("messages")
    .set({ text: `Ask ${ann.email} about the margin` })
    .where("id", "in", [ann.note.entryId, other.note.entryId])
    .execute();
  const foreign = await services.db
    .selectFrom("payments")
    .selectAll()
    .where("id", "=", other.his.paymentId)
    .executeTakeFirstOrThrow();
  await services.db
    .transaction()
    .execute((transaction) => replaceCustomerEmail(transaction, foreign, ann.email.toUpperCase()));
  const dataDir = services.config.DATA_DIR;
  mkdirSync(join(dataDir, "outbox"), { recursive: true });
  writeFileSync(
    join(dataDir, "outbox", "a.eml"),
    `To: staff\r\n\r\nFrom ${ann.email.slice(0, 7)}=\r\n${ann.email.slice(7)}`,
  );
  writeFileSync(join(dataDir, "outbox", "b.eml"), `To: ${other.email}\r\n\r\nHello`);
  // Its order was taken back: nothing was made by it.
  const voided = await services.db
    .updateTable("proofs")
    .set({ order_id: 99_999, state: "withdrawn" })
    .where("quote_id", "=", ann.his.quoteId)
    .where("state", "=", "sent")
    .returning(["id", "file_id"])
    .executeTakeFirstOrThrow();
  const logo = join(dataDir, "storage", ann.logoKey);
  expect(existsSync(logo)).toBe(true);
  const mentions = async (email: string) =>
    Object.entries(await dumpTables(services.db, { whole: true })).flatMap(([table, rows]) =>
      rows.filter((row) => row.toLowerCase().includes(email.toLowerCase())).map(() => table),
    );
  const before = await mentions(ann.email);
  const othersBefore = await mentions(other.email);
  const booked = () =>
    services.db.selectFrom("payments").select(["id", "amount_cents", "status"]).orderBy("id").execute();
  const books = await booked();

  const handed = temporaryFolder();
  onTestFinished(() => handed.remove());
  const folder = await writeClientData(services.db, services.storage, ann.email, handed.path);
  const data = JSON.parse(readFileSync(join(folder, "data.json"), "utf8"));
  expect([data.quotes.length, data.payments.length, data.messages.length, data.newsletter.length]).toEqual([
    1, 1, 1, 1,
  ]);
  expect([data.paidForOthers.length, data.refunds.length]).toEqual([1, 1]);
  expect(JSON.stringify(data)).not.toMatch(/password_hash|client_secret|token_hash/);
  expect(readdirSync(folder).some((name) => name.startsWith("logos-"))).toBe(true);
  // Both sides of the thread, with the files of both; what staff wrote for itself is not handed out.
  expect(data.thread.map(({ audience }: { audience: string }) => audience)).toEqual(["client", "client"]);
  expect(readdirSync(folder).filter((name) => name.startsWith("messages-"))).toHaveLength(2);
  expect(JSON.stringify(data)).not.toMatch(/margin/);

  const erase = (email: string) =>
    eraseClientData({ ...services, dataDir }, { email, now: services.clock() });
  const erased = await erase(ann.email);
  const rows = Object.values(erased?.data ?? {}).flat().length;
  expect(await mentions(ann.email)).toEqual([]);
  expect(await mentions(other.email)).toEqual(othersBefore);
  expect(existsSync(logo)).toBe(false);
  const [proof, file] = [
    await services.db.selectFrom("proofs").select("id").where("id", "=", voided.id).execute(),
    await services.db.selectFrom("files").select("id").where("id", "=", voided.file_id).execute(),
  ];
  expect([proof, file]).toEqual([[], []]);
  const entries = await services.db.selectFrom("messages").select("quote_id").execute();
  expect(entries.filter(({ quote_id }) => quote_id === ann.his.quoteId)).toEqual([]);
  // The other client's: the note that named her is gone, his messages stay.
  expect(entries).toHaveLength(2);
  expect(readdirSync(join(dataDir, "outbox"))).toEqual(["b.eml"]);
  expect(await booked()).toEqual(books);
  const paid = await services.db
    .selectFrom("payments")
    .select("customer_name")
    .where("id", "=", foreign.id)
    .executeTakeFirst();
  expect(paid?.customer_name, "the other client's own").toBe(foreign.customer_name);
  expect((await shop.send("GET", "/api/me/quotes", { bearer: ann.bearer })).status).not.toBe(200);
  const list = await shop.send("GET", "/api/quotes", { bearer: admin.bearer });
  expect(list.status).toBe(200);
  expect(list.text).toContain("Erased client");
  expect(await erase(ann.email)).toBeUndefined();
  await expect(erase(admin.email)).rejects.toThrow(/rights in the back office/);
  recordFigure(
    "REL-P5",
    `an address in ${before.length} rows of ${new Set(before).size} tables: ${rows} rows and its files erased, 0 left, the books unchanged`,
  );
});

test("REL-P5 a client that became the person, an invitation and an address to confirm are hers as well", async () => {
  await using world = await ofTwo.open();
  const { shop, services, clients, admin, standard } = world;
  const [ann, other] = clients;
  if (!ann || !other) throw new Error("two clients were asked for");
  const merged = await shop.send("POST", `/api/clients/${other.his.clientId}/merge`, {
    bearer: admin.bearer,
    body: { into: ann.his.clientId, current_password: testPassword },
  });
  expect(merged.status).toBe(200);
  await shop.send("POST", "/api/users/invite", {
    bearer: admin.bearer,
    body: { email: other.email, role: "sales" },
  });
  await shop.send("PUT", "/api/me/email", {
    bearer: standard.bearer,
    body: { email: ann.email, current_password: testPassword },
  });
  const handed = temporaryFolder();
  onTestFinished(() => handed.remove());
  const folder = await writeClientData(services.db, services.storage, ann.email, handed.path);
  const data = JSON.parse(readFileSync(join(folder, "data.json"), "utf8"));
  expect([
    data.clients.length,
    data.quotes.length,
    data.invitations.length,
    data.addressChanges.length,
  ]).toEqual([2, 2, 1, 1]);
  expect(JSON.stringify(data)).not.toMatch(/token_hash/);
  const { DATA_DIR } = services.config;
  await eraseClientData({ ...services, dataDir: DATA_DIR }, { email: ann.email, now: services.clock() });
  const left = Object.entries(await dumpTables(services.db, { whole: true })).flatMap(([table, rows]) =>
    rows.filter((row) => row.includes(ann.email) || row.includes(other.email)).map(() => table),
  );
  expect(left).toEqual([]);
});

test("REL-P5 invoices are handed out; issued ones stay in the books, a draft and what a company's history said go", async () => {
  await using world = await openShopOfClients(1);
  const { shop, services, clients, admin } = world;
  const [ann] = clients;
  if (!ann) throw new Error("a client was asked for");
  const staff = (method: "POST" | "PUT", path: string, body: object) =>
    shop.send(method, `/api/${path}`, { bearer: admin.bearer, body });
  const credit = await staff("POST", `invoices/${ann.his.invoiceId}/credit`, { reason: "Torn straps" });
  const { id: creditId } = credit.body.invoice as { id: number };
  expect((await staff("POST", `invoices/${creditId}/issue`, {})).status).toBe(200);
  expect((await staff("POST", `quotes/${ann.his.quoteId}/invoices`, { kind: "invoice" })).status).toBe(201);
  await staff("POST", "companies/1/contacts", { client_id: ann.his.clientId, title: "Buyer of bags" });
  const titled = await staff("PUT", `companies/1/contacts/${ann.his.clientId}`, { title: "Head of bags" });
  expect(titled.status).toBe(200);
  const handed = temporaryFolder();
  onTestFinished(() => handed.remove());
  const folder = await writeClientData(services.db, services.storage, ann.email, handed.path);
  const data = JSON.parse(readFileSync(join(folder, "data.json"), "utf8"));
  expect(data.invoices).toHaveLength(3);
  const { DATA_DIR } = services.config;
  await eraseClientData({ ...services, dataDir: DATA_DIR }, { email: ann.email, now: services.clock() });
  const left = await services.db.selectFrom("invoices").select("id").orderBy("id").execute();
  expect(left).toEqual([{ id: ann.his.invoiceId }, { id: creditId }]);
  expect(JSON.stringify(await dumpTables(services.db, { whole: true }))).not.toMatch(/(Buyer|Head) of bags/);
});
