import type { SecretName } from "#domain/settings/shop-secrets.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import type { ShopSecretTable } from "./shop-secrets.table.ts";

export async function findSealedSecrets(db: Db): Promise<Pick<ShopSecretTable, "name" | "sealed">[]> {
  return await db.selectFrom("shop_secrets").select(["name", "sealed"]).orderBy("name").execute();
}

export async function storeSecret(transaction: Transaction, secret: ShopSecretTable): Promise<void> {
  const { name: _, ...columns } = secret;
  await transaction
    .insertInto("shop_secrets")
    .values(secret)
    .onConflict((c) => c.column("name").doUpdateSet(columns))
    .execute();
}

export async function removeSecret(transaction: Transaction, name: SecretName): Promise<void> {
  await transaction.deleteFrom("shop_secrets").where("name", "=", name).execute();
}
