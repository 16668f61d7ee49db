import type { SearchedTable } from "./platform/search/searched-table.ts";

/** The tables that may grow long and are searched by fragments. Shorter ones are simply read. */
export const searchedTables = {
  quotes: { name: "quotes", isSoftDeleted: true, email: "lower(email)" },
  users: { name: "users", isSoftDeleted: true, email: "email_key" },
  payments: { name: "payments", isSoftDeleted: false, email: "lower(customer_email)" },
} as const satisfies Record<string, SearchedTable>;
