/** Statements that read a table that grows from end to end, and why they may: each by its beginning. */
export const allowedScans: Readonly<Record<string, readonly string[]>> = {
  "npm run client-data, a few times a year: an index would cost every write": [
    'delete from "unsubscribe_links" where "subscription_id" in',
    'select "id", "email", "name", "language", "created_at" from "clients" where ("email_key" = ?',
    'select "id", "name", "email", "telephone", "is_admin", "role", "created_at" from "users" where ("email_key" in',
    'select "user_id", "email", "expires_at", "created_at" from "address_changes" where',
    'update "idempotency_keys" set "answer" = ? where "answer" like',
    'select * from "acceptances" where "version_id" in (select',
    'select * from "client_notes" where ("client_id" in',
    'select * from "contact_messages" where lower("email") in',
    'select * from "history" where (("subject" = ?',
    'select * from "messages" where ("quote_id" in',
    'select * from "outbox" where (lower("recipient") in',
    'select * from "quotes" where ("client_id" in (?',
  ],
  "a migration reads every row, once": [
    "select quote_id, number from orders union all",
    "select id, quote_id, due_at from reminders where kind = 'due_open'",
    "update export_files set kind = 'journal'",
    "update orders set net_cents",
  ],
  "asked once, when an owner begins a shop of his own": [
    'select "id" from "quote_versions" where "price_list_id" =',
    'select "id" from "quotes" where "price_list_id" =',
  ],
  "adds up a period that holds all rows here: PostgreSQL takes any of the indexes of standing orders": [
    'select substr(created_at, 1, 13) as "hour", count(*) as "orders"',
  ],
  "a sweep of a table that it keeps short, once an hour": [
    'delete from "idempotency_keys" where "created_at"',
    'delete from "password_resets" where "expires_at"',
    'delete from "quote_links" where "expires_at"',
    'delete from "sessions" where "expires_at"',
    'delete from "sign_in_challenges" where "expires_at"',
  ],
  "all rows are meant: every session but one is ended": ['delete from "sessions" where "token_hash" !='],
  "nearly every row on the way is wanted, so that the page is found soon": [
    'select "id" from "quote_versions" where "state" != ? limit',
    'select * from "outbox" where "template" not in',
    "select id from clients where merged_into is null order by",
    'select id, "id" as "key_0" from "orders" where deleted_at is null order by',
    'select id, substr(search_text, 1, 100) as "key_0", "id" as "key_1" from "contact_messages" where deleted_at is null order by',
    'select id, "id" as "key_0" from "quotes" where deleted_at is null order by',
    'select id, "id" as "key_0" from "invoices" where (state = \'issued\' and kind != \'credit\' and not',
  ],
  "counts the credited invoices of all years: merges an index of all invoices with the one of the cancelled orders":
    [
      "select count(*) as count from (select i.id from invoices i where i.state",
      "select count(*) as count from (select id from invoices where credit_of > 0",
      'select id, "id" as "key_0" from "invoices" where (state = \'issued\' and kind != \'credit\' and id in (select i.id',
      'select count(*) as count from (with meant as materialized (select * from "invoices" where "id" = any(?)) select id, "id" as "key_0" from meant as "invoices" where (state = \'issued\' and kind != \'credit\' and id in (select i.id',
    ],
  "the search for a frequent text walks from the newest row (`read-long-list.ts`), the one for a rare text asks the search tables":
    [
      'select * from "payments" where ((search_text',
      'select * from "payments" where (((search_text',
      'select * from "quotes" where "deleted_at" is null and ((',
      'select * from "users" where "deleted_at" is null and ((',
    ],
  "the audit and the mails of a year, which staff looks through now and then": [
    'select * from "history" where "doer"',
    'select * from "history" where (lower("doer_name")',
    'select count(*) as "count" from "history"',
    'select * from "outbox" where (lower("recipient") like',
    'select count(*) as "count" from "outbox"',
  ],
  "grows by a row a day at most, or by what the newsletter's readers type": [
    'select count(*) as "count" from "export_batches"',
    'select * from "newsletter_subscriptions"',
    'select count(*) as "count" from "newsletter_subscriptions"',
  ],
  "compares the books with the providers, once a day; SQLite alone reads all refunds": [
    'select * from "payments" where "status" in (?, …) and ("settled_at" >= ? or "id" in (select "payment_id"',
  ],
};
