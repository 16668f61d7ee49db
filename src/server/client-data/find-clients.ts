import { emailKey } from "#domain/accounts/email-key.ts";
import "#server/features/clients/clients.table.ts";
import type { Db } from "#server/platform/database/db.ts";

/** Proofs without an answer, of orders that were taken back: nothing was made by them. */
export function voidedProofs<Proof extends { readonly id: number; readonly order_id: number }>({
  orders,
  proofs,
  proofAnswers,
}: {
  readonly orders: readonly { readonly id: number }[];
  readonly proofs: readonly Proof[];
  readonly proofAnswers: readonly { readonly proof_id: number }[];
}): Proof[] {
  const standing = new Set(idsOf(orders));
  const answered = new Set(proofAnswers.map(({ proof_id }) => proof_id));
  return proofs.filter(({ id, order_id }) => !standing.has(order_id) && !answered.has(id));
}

/** The client of an address, and those that became it. */
export async function findClients(db: Db, email: string) {
  return await db
    .selectFrom("clients")
    .select(["id", "email", "name", "language", "created_at"])
    .where((eb) =>
      eb.or([
        eb("email_key", "=", emailKey(email)),
        eb(
          "merged_into",
          "in",
          eb.selectFrom("clients as own").select("own.id").where("own.email_key", "=", emailKey(email)),
        ),
      ]),
    )
    .orderBy("id")
    .execute();
}

/** All addresses under which the shop knows the person. */
export function addressesOf(email: string, clients: readonly { readonly email: string }[]): string[] {
  return [...new Set([email, ...clients.map((client) => client.email)])];
}

/** Never empty, because no row has the id 0 and not every database takes an empty list. */
export function idsOf(rows: readonly { id: number }[]): number[] {
  return [0, ...rows.map(({ id }) => id)];
}
