/**
 * The tables that stay small however long a shop trades: a statement may read them whole. All others grow with its
 * clients, quotes, orders and mails.
 */
export const smallTables: ReadonlySet<string> = new Set([
  // The catalogue: hundreds of rows, which the public pages hold in memory anyway.
  ...["products", "sizes", "price_lists", "price_breaks", "price_changes", "tax_profiles"],
  // 200 of each at most.
  ...["saved_lines", "templates"],
  // One row for each setting, secret, text, step, counter or series.
  ...[
    "settings",
    "shop_secrets",
    "payment_settings",
    "shop_texts",
    "first_day_steps",
    "number_series",
    "versions",
    "list_counts",
  ],
  // One row a page and day.
  "visit_days",
  // Who works here, and by which programs.
  ...["invitations", "api_keys"],
  // Twenty at most.
  "webhooks",
  // Seven of each kind are kept.
  "backups",
  // What a job could not do: staff has it tried again, and it leaves.
  "failed_items",
  // One row for each migration.
  "kysely_migration",
]);
