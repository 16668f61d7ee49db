import type { Db } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import type { ProviderName } from "./payments.table.ts";

/** How money came, for the books. */
export interface PaymentOfBooks {
  readonly method: "card" | "paypal" | "transfer";
  /** What its provider calls it. */
  readonly reference: string;
  readonly isTest: boolean;
}

/** Payments by their ids. */
export async function systemReadBookPayments(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PaymentOfBooks>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("payments")
    .select(["id", "provider", "payment_intent_id", "is_test"])
    .where(isOneOf(db, "id", ids))
    .execute();
  return new Map(
    rows.map(({ id, provider, payment_intent_id: reference, is_test }) => {
      return [id, { method: methodOf(provider), reference, isTest: is_test === 1 }];
    }),
  );
}

/** Those of these refunds that were made by a bank transfer, and not by the way that the money came. */
export async function systemFindTransferredRefunds(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("refunds")
    .select("id")
    .where("method", "=", "transfer")
    .where(isOneOf(db, "id", ids))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

function methodOf(provider: ProviderName): PaymentOfBooks["method"] {
  if (provider === "bank-transfer") return "transfer";
  return provider === "stripe" || provider === "sandbox" ? "card" : "paypal";
}
