import type { SearchedTable } from "#server/platform/search/searched-table.ts";

/** As much of a text as an index holds, where texts may be long. */
const beginning = "substr(search_text, 1, 100)";

/** The tables that may grow long and are searched by fragments. Shorter ones are simply read. */
export const searchedTables = {
  quotes: { name: "quotes", isSoftDeleted: true, email: "lower(email)" },
  users: { name: "users", isSoftDeleted: true, email: "email_key" },
  payments: { name: "payments", isSoftDeleted: false, email: "lower(customer_email)" },
  companies: { name: "companies", isSoftDeleted: false, beginning },
  clients: { name: "client_details", isSoftDeleted: false, beginning },
  messages: { name: "contact_messages", isSoftDeleted: true, beginning },
  orders: { name: "orders", isSoftDeleted: true, beginning },
  invoices: { name: "invoices", isSoftDeleted: false, beginning },
} as const satisfies Record<string, SearchedTable>;
