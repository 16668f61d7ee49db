import { taxProfile } from "#contracts/tax-profiles.ts";
import type { ProofFacts } from "#domain/orders/proofs/proof-facts.ts";
import { documentRoutes } from "#server/features/documents/documents.routes.ts";
import { taxRoutes } from "#server/features/taxes/taxes.routes.ts";
import type { Db } from "#server/platform/database/db.ts";
import { countPaid } from "#tests/support/count-paid.ts";
import { acceptedOrder, example } from "#tests/support/deals.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { invoiceRoutes } from "../invoices/invoices.routes.ts";
import { openOfferShop } from "../offers/offer-shop.fixture.ts";
import { proofRoutes } from "../proofs/proofs.routes.ts";
import { quoteRoutes } from "../quotes.routes.ts";
import { orderRoutes } from "./orders.routes.ts";

interface Packed {
  /** The good bags of each line; null before the count. */
  readonly good?: readonly (number | null)[];
  readonly state?: "in_production" | "packed" | "delivered";
  /** What was paid, in cents, for the plan's items in their order. */
  readonly paid?: number;
  readonly offer?: object;
}

/** Half on acceptance, half before shipping. */
export const halves = [
  { kind: "deposit", percent: "50", due: "on-acceptance" },
  { kind: "balance", rest: true, due: "before-shipping" },
];

/** A shop whose orders are packed: 25,000 bags for $5,836.56 at ±10 %, unless the offer says otherwise. */
export async function openDeliveryShop({ withDb = (db: Db): Db => db, isLimited = false } = {}) {
  const { services: plain, bearer, offered, office, tote } = await openOfferShop();
  const config = { ...plain.config, ...(isLimited && { RATE_LIMITS: "on" as const }) };
  const services = { ...plain, config, db: withDb(plain.db) };
  const shop = await createTestShop(services, [
    ...[orderRoutes, documentRoutes, invoiceRoutes, proofRoutes, quoteRoutes],
    (mounting) => taxRoutes({ ...mounting, isUsed: async () => true }),
  ]);
  const call = (method: "GET" | "POST" | "PUT", path: string, body?: unknown, as = bearer) =>
    shop.send(method, `/api/${path}`, { bearer: as, ...(method !== "GET" && { body: body ?? {} }) });
  const made = await call("POST", "tax-profiles", {
    ...{ name: "Illustration", jurisdictions: [{ name: "All of it", percent: "8.25" }] },
    ...{ freight_taxable: false, setup_taxable: true },
  });
  const { id: tax_profile_id } = taxProfile.parse(made.body.tax_profile);
  let payments = 0;

  async function packed({ good = [25_000], state = "packed", paid = 0, offer = {} }: Packed = {}) {
    const { quoteId, client, order } = await acceptedOrder(office, {
      offer: { ...example, tax_profile_id, tolerance_percent: 10, ...offer },
    });
    const lines = await services.db
      .selectFrom("order_lines")
      .selectAll()
      .where("order_id", "=", order.id)
      .orderBy("position")
      .execute();
    for (const [index, { id }] of lines.entries())
      await services.db
        .updateTable("order_lines")
        .set({ units_good: good[index] ?? null })
        .where("id", "=", id)
        .execute();
    await services.db.updateTable("orders").set({ state }).where("id", "=", order.id).execute();
    if (paid > 0) await pay(quoteId, order.id, paid);
    return { quoteId, client, ...order, lineIds: lines.map(({ id }) => id) };
  }

  /** Money that counts for the items in their order; with all of it the quote is paid. */
  async function pay(quoteId: number, orderId: number, paid: number): Promise<void> {
    payments += 1;
    const at = "2026-03-02T10:00:00.000Z";
    const { id: payment_id } = await services.db
      .insertInto("payments")
      .values({
        ...{ quote_id: quoteId, quote_version: 1, quote_reference: "GE", provider: "sandbox" },
        ...{ status: "completed", payment_intent_id: `pi_${quoteId}_${payments}`, client_secret: null },
        ...{ approve_url: null, search_text: "", amount_cents: paid, customer_name: "Ann" },
        ...{ customer_email: "ann@example.com", product_name: "Bags", is_test: 1, settled_at: at },
        ...{ to_check: null, expires_at: at, created_at: at },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const items = await services.db
      .selectFrom("plan_items")
      .selectAll()
      .where("order_id", "=", orderId)
      .orderBy("position")
      .execute();
    await countPaid(services, payment_id, items);
    const owed = items.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    if (paid >= owed)
      await services.db.updateTable("quotes").set({ status: "paid" }).where("id", "=", quoteId).execute();
  }

  /** A proof of an order, as it was sent and answered. */
  async function addProof(
    { orderId, quoteId }: { readonly orderId: number; readonly quoteId: number },
    { facts, state = "sent" }: { readonly facts: ProofFacts; readonly state?: "sent" | "approved" },
  ): Promise<number> {
    const created_at = "2026-03-02T10:00:00.000Z";
    const file = { original_name: "proof.pdf", media_type: "application/pdf", sha256: "0".repeat(64) };
    const { id: file_id } = await services.db
      .insertInto("files")
      .values({
        ...{ ...file, storage_key: `proofs/${orderId}.pdf`, byte_size: 1, state: "ready" },
        ...{ preview_key: null, protection: null, created_at },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const content = {
      ...{ order_number: "GO", number: 1, facts, address: [], lines: [{ name: "Bags L", units: 25_000 }] },
      file: { name: file.original_name, media_type: file.media_type, sha256: file.sha256 },
    };
    const { id } = await services.db
      .insertInto("proofs")
      .values({
        ...{ order_id: orderId, quote_id: quoteId, number: 1, state, file_id, created_at },
        ...{ facts: JSON.stringify(facts), content: JSON.stringify(content), hash: "0".repeat(64) },
        sent_at: created_at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  }

  return {
    ...{ services, bearer, tote, packed, addProof, offered, call },
    get: (path: string, as?: string) => call("GET", path, undefined, as),
    post: (path: string, body?: unknown, as?: string) => call("POST", path, body, as),
    put: (path: string, body?: unknown, as?: string) => call("PUT", path, body, as),
    withKey: (path: string, body: unknown, key: string) =>
      shop.send("POST", `/api/${path}`, { bearer, body, headers: { "idempotency-key": key } }),
    orderOf: async (id: number, as = bearer) => (await call("GET", `orders/${id}`, undefined, as)).body.order,
    mailsOf: async (quoteId: number) => {
      const rows = await services.db
        .selectFrom("outbox")
        .select(["template", "content"])
        .orderBy("id")
        .execute();
      return rows
        .map(({ template, content }) => ({ template, ...(JSON.parse(content) as object) }))
        .filter((mail) => "quoteId" in mail && mail.quoteId === quoteId && "news" in mail)
        .map((mail) => ("news" in mail ? mail : { ...mail, news: null }));
    },
  };
}
