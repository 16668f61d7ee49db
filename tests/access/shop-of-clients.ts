import type { Call } from "#contracts/call.ts";
import { mountFeatures } from "#server/features.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Services } from "#server/services.ts";
import { addBackup } from "#tests/support/backups.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { multipart } from "#tests/support/multipart.ts";
import {
  addProduct,
  askForQuote,
  confirmAddressOf,
  holdLinkOf,
  signInClientOf,
} from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop, type TestShop } from "#tests/support/shop.ts";
import { addDrawnSketch, frontArea } from "#tests/support/sketches.ts";
import { addAdministrator, addUser } from "#tests/support/staff.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";
import type { Targets } from "./targets.ts";
import { addArtwork, addNote, sendProof } from "./things-of-client.ts";
import { apiKey, webhook } from "./valid-account-inputs.ts";
import { certificate, company, priceList, taxProfile } from "./valid-inputs.ts";
import { savedLine, template } from "./valid-offer-inputs.ts";

export interface ClientOfShop {
  readonly bearer: string;
  readonly link: string;
  readonly email: string;
  /** His paid quote with its logo and payment, and everything else a call may name. */
  readonly his: Targets;
  readonly logoKey: string;
  /** The note that staff wrote about him, and its file. */
  readonly note: { readonly entryId: number; readonly fileId: number };
}

const paperOfCertificate = {
  ...{ name: "certificate.pdf", type: "application/pdf", bytes: Buffer.from("%PDF-1.7\n%%EOF") },
};

/** Stands in every note of staff, and in the name of its file. */
export const noteMark = "margin-4711";

/**
 * A whole shop in this process whose clients each have a paid quote with a logo. `dress` may put something around the
 * database that the shop is given.
 */
export async function openShopOfClients(howMany: number, dress?: Dress) {
  const opened = await openOn(await createTestDatabase(), dress);
  const { services, shop } = opened;
  const product = await addProduct(services);
  await services.db
    .updateTable("products")
    .set({ print_areas: JSON.stringify([frontArea]) })
    .where("id", "=", product.id)
    .execute();
  const admin = await addAdministrator(services);
  const standard = await addUser(services);
  await shop.send("POST", "/api/ContactMessage", {
    body: { name: "Bob", email: "bob@example.com", message: "A message for the inbox." },
  });
  await shop.send("POST", "/api/users/invite", {
    bearer: admin.bearer,
    body: { email: "pia@example.com", role: "sales" },
  });
  await shop.send("POST", "/api/api-keys", { bearer: admin.bearer, body: apiKey });
  await shop.send("POST", "/api/webhooks", { bearer: admin.bearer, body: webhook });
  await shop.send("POST", "/api/webhooks/1/test", { bearer: admin.bearer });
  await shop.send("POST", "/api/tax-profiles", { bearer: admin.bearer, body: taxProfile });
  const sizeId = product.sizes[0]?.id ?? 0;
  await shop.send("POST", "/api/price-lists", { bearer: admin.bearer, body: priceList(sizeId) });
  await shop.send("POST", "/api/saved-lines", { bearer: admin.bearer, body: savedLine });
  await shop.send("POST", "/api/templates", { bearer: admin.bearer, body: template });
  await shop.send("POST", "/api/companies", { bearer: admin.bearer, body: company });
  await shop.send("POST", "/api/companies/1/certificates", {
    ...{ bearer: admin.bearer, ...(await multipart(certificate, { paper: paperOfCertificate })) },
  });
  await addBackup(services, { by: admin.id });
  const clients: ClientOfShop[] = [];
  for (let count = 0; count < howMany; count += 1) {
    const logo = { name: "logo.png", mediaType: "image/png", bytes: tinyPng, isTruncated: false };
    const { id } = await askForQuote(services, product, { fields: { isLogo: "1" }, logo });
    await addDrawnSketch(services, { quoteId: id, product: product.id });
    const { bearer } = await signInClientOf(services, id);
    await confirmAddressOf(services, id);
    const paid = await pay(shop, id, bearer, admin.bearer);
    const drafted = await shop.send("POST", `/api/quotes/${id}/invoices`, {
      ...{ bearer: admin.bearer, body: { kind: "invoice" } },
    });
    const { id: invoiceId } = drafted.body.invoice as { id: number };
    await shop.send("POST", `/api/invoices/${invoiceId}/issue`, { bearer: admin.bearer, body: {} });
    const { id: orderId } = await services.db
      .selectFrom("orders")
      .select("id")
      .where("quote_id", "=", id)
      .executeTakeFirstOrThrow();
    const file = await services.db
      .selectFrom("quotes")
      .innerJoin("files", "files.id", "quotes.logo_file_id")
      .select(["files.id", "files.storage_key", "quotes.email", "quotes.client_id"])
      .where("quotes.id", "=", id)
      .executeTakeFirstOrThrow();
    // As the worker leaves it, whose own tests are elsewhere.
    const ready = { state: "ready", preview_key: file.storage_key } as const;
    await services.db.updateTable("files").set(ready).where("id", "=", file.id).execute();
    const { bearer: link } = await holdLinkOf(services, id);
    const shared = {
      clientId: file.client_id,
      productId: product.id,
      sizeId,
      userId: standard.id,
      ...{ messageId: 1, mailId: 1, exportId: 1, proofAnswerId: 1, priceListId: 1 },
      failedItemId: await addFailedItem(services, id),
      taxProfileId: 1,
      companyId: 1,
      certificateId: 1,
      invoiceId,
      orderId,
      shipmentId: await addShipment(services, orderId),
      proofId: await sendProof(shop, orderId, admin.bearer),
    };
    await write(shop, id, admin.bearer, { text: "We have it in blue." });
    const note = await write(shop, id, admin.bearer, { text: noteMark, audience: "staff" });
    const entry = await write(shop, id, bearer, { text: "Which blue is it?" });
    const noteId = await addNote(
      shop,
      { clientId: file.client_id, text: `${noteMark} of ${file.email}` },
      admin.bearer,
    );
    const artworkId = await addArtwork(shop, id, bearer);
    const his = { quoteId: id, ...paid, ...shared, ...entry, artworkId, noteId };
    clients.push({ bearer, link, email: file.email, his, logoKey: file.storage_key, note });
  }
  const everything = { format: "xero", from: "2026-01-01", to: "2030-12-31" };
  await shop.send("POST", "/api/exports/accounting", { bearer: admin.bearer, body: everything });
  return { ...opened, clients, admin, standard };
}

/** Copies of one shop, for a test that changes one again and again: to fill one takes five times as long. */
export async function openCopies(howMany: number, dress?: Dress) {
  const original = await openShopOfClients(howMany);
  await original.shop[Symbol.asyncDispose]();
  await original.services.db.destroy();
  return {
    /** @param isMounted the calls that the test will send; by default all */
    open: async (isMounted?: (call: Call) => boolean) => ({
      ...original,
      ...(await openOn(await createTestDatabase(original.database), dress, isMounted)),
    }),
    [Symbol.asyncDispose]: original[Symbol.asyncDispose],
  };
}

type Dress = (db: Db) => Db;

async function openOn(
  database: TestDatabase,
  dress: Dress = (db) => db,
  isMounted?: (call: Call) => boolean,
) {
  const services = createTestServices({ ...database, db: dress(database.db) });
  const shop = await createTestShop(services, [mountFeatures], isMounted);
  return {
    ...{ database, services, shop },
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}

/** A part of an order that is packed has left, as staff's call leaves it, whose own tests are elsewhere. */
async function addShipment({ db }: Pick<Services, "db">, orderId: number): Promise<number> {
  const lines = await db.selectFrom("order_lines").select("id").where("order_id", "=", orderId).execute();
  const { id } = await db
    .insertInto("shipments")
    .values({
      ...{ order_id: orderId, number: 1, address: "12 Main Street", carrier: "UPS", service: null },
      ...{ tracking: '["1Z999"]', cartons: 1, shipped_on: "2026-03-04", delivered_on: null },
      created_at: "2026-03-04T10:00:00.000Z",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const line of lines)
    await db
      .insertInto("shipment_lines")
      .values({ shipment_id: id, order_line_id: line.id, units: 1 })
      .execute();
  return id;
}

/** What a job has put aside, as it leaves it. */
async function addFailedItem({ db }: Pick<Services, "db">, quoteId: number): Promise<number> {
  const { id } = await db
    .insertInto("failed_items")
    .values({
      ...{ job: "reminder", item_id: quoteId, quote_id: quoteId, error: "RangeError" },
      failed_at: "2026-03-04T10:00:00.000Z",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** An entry of a thread, with a file. */
async function write(shop: TestShop, id: number, bearer: string, fields: Record<string, string>) {
  const file = { name: `${fields.text}.pdf`, bytes: Buffer.from("%PDF-1.7\n%%EOF") };
  const sent = { bearer, ...(await multipart(fields, { files: [file] })) };
  const { body } = await shop.send("POST", `/api/quotes/${id}/messages`, sent);
  const { id: entryId, files } = body.message as { id: number; files: { id: number }[] };
  return { entryId, fileId: files[0]?.id ?? 0 };
}

async function pay(shop: TestShop, id: number, bearer: string, admin: string) {
  await shop.send("POST", `/api/quotes/${id}/update-logo-price`, {
    bearer: admin,
    body: { price_logo_quote: 25 },
  });
  await shop.send("POST", `/api/quotes/${id}/confirm`, { bearer: admin, body: {} });
  const opened = await shop.send("POST", "/api/payment/create-intent", { bearer, body: { quote_id: id } });
  const { paymentIntentId: intentId, clientSecret } = opened.body;
  await shop.send("POST", `/sandbox/payment_intents/${intentId}/confirm`, {
    body: { client_secret: clientSecret, number: "4242424242424242", expiry: "12/34", cvc: "123" },
  });
  const confirmation = { payment_intent_id: intentId, quote_id: id };
  const settled = await shop.send("POST", "/api/payment/confirm", { bearer, body: confirmation });
  if (settled.body.quote_status !== "paid") throw new Error(`not paid: ${settled.text}`);
  const list = await shop.send("GET", `/api/payments?search=${intentId}&per_page=5`, { bearer: admin });
  const [payment] = list.body.payments as { id: number }[];
  const plan = await shop.send("GET", `/api/quotes/${id}/plan`, { bearer: admin });
  const [item] = plan.body.items as { id: number }[];
  return { paymentId: payment?.id ?? 0, planItemId: item?.id ?? 0, intentId: String(intentId) };
}
