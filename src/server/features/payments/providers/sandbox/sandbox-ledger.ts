import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { ProviderRefusal } from "../provider-failure.ts";
import type { ChargeSubject, ProviderState } from "../provider-state.ts";
import type { SandboxIntentRow, SandboxIntentTable } from "./sandbox.table.ts";

/** An id as the provider gives them: what it names, and 120 random bits. */
export function issueId(kind: "pi" | "pm" | "re" | "evt" | "order"): string {
  return `${kind}_sandbox_${randomBytes(15).toString("base64url")}`;
}

type NewIntent = Pick<
  SandboxIntentTable,
  "kind" | "request_key" | "amount_cents" | "currency" | "metadata" | "return_url" | "cancel_url"
>;

/** Opens an intent or order; the same key gives the same one, unless it asks for something else. */
export async function openIntent(db: Db, asked: NewIntent, now: Date): Promise<SandboxIntentRow> {
  const id = issueId(asked.kind === "card" ? "pi" : "order");
  await db
    .insertInto("sandbox_intents")
    .values({
      ...asked,
      id,
      client_secret: `${id}_secret_${randomBytes(18).toString("base64url")}`,
      status: "open",
      payment_method_id: null,
      last_decline: null,
      created_at: now.toISOString(),
    })
    .onConflict((c) => c.column("request_key").doNothing())
    .execute();
  const stored = await db
    .selectFrom("sandbox_intents")
    .selectAll()
    .where("request_key", "=", asked.request_key)
    .executeTakeFirstOrThrow();
  const isSame =
    stored.amount_cents === asked.amount_cents &&
    stored.currency === asked.currency &&
    stored.metadata === asked.metadata;
  if (!isSame) throw new ProviderRefusal("idempotency_error");
  return stored;
}

export async function findIntent(db: Db, id: string): Promise<SandboxIntentRow | undefined> {
  return await db.selectFrom("sandbox_intents").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Moves an intent on, if it is where it may be moved from; undefined when it is not. */
export async function moveIntent(
  transaction: Transaction,
  id: string,
  from: readonly SandboxIntentRow["status"][],
  to: Partial<Pick<SandboxIntentTable, "status" | "payment_method_id" | "last_decline">>,
): Promise<SandboxIntentRow | undefined> {
  return await transaction
    .updateTable("sandbox_intents")
    .set(to)
    .where("id", "=", id)
    .where("status", "in", from)
    .returningAll()
    .executeTakeFirst();
}

/** Intents of the card flow created since then, the newest first, after the one named. */
export async function listIntents(
  db: Db,
  since: Date,
  after: string | undefined,
): Promise<SandboxIntentRow[]> {
  const last = after === undefined ? undefined : await findIntent(db, after);
  return await db
    .selectFrom("sandbox_intents")
    .selectAll()
    .where("kind", "=", "card")
    .where("created_at", ">=", since.toISOString())
    .$if(last !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb("created_at", "<", last?.created_at ?? ""),
          eb.and([eb("created_at", "=", last?.created_at ?? ""), eb("id", "<", last?.id ?? "")]),
        ]),
      ),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(100)
    .execute();
}

const metadata = z.object({ shop: z.string(), quote_id: z.int(), quote_version: z.int() });

/** What the ledger says about an intent, as a `ProviderState`. */
export function sandboxProviderState(intent: SandboxIntentRow): ProviderState {
  const { shop, quote_id, quote_version } = metadata.parse(JSON.parse(intent.metadata));
  return {
    id: intent.id,
    status: intent.status === "requires_action" ? "open" : intent.status,
    isDeclined: intent.last_decline !== null,
    amountCents: intent.amount_cents,
    currency: intent.currency,
    refundedCents: intent.refunded_cents,
    subject: { shop, quoteId: quote_id, quoteVersion: quote_version },
  };
}

/** The subject as the ledger stores it. */
export function metadataOf({ shop, quoteId, quoteVersion }: ChargeSubject): string {
  return JSON.stringify({ shop, quote_id: quoteId, quote_version: quoteVersion });
}
