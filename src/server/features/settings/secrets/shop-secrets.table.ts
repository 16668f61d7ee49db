import type { SecretName } from "#domain/settings/shop-secrets.ts";

export interface ShopSecretTable {
  name: SecretName;
  /** By `services.secrets`, under the name. */
  sealed: string;
  changed_by: number;
  changed_at: string;
}

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    shop_secrets: ShopSecretTable;
  }
}
