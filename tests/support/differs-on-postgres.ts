/**
 * The tests of `npm test` on PostgreSQL: of what the two databases can do differently. Lists, searches and sums of days;
 * what two transactions do at one moment, and what is written once; triggers, notifications, migrations. That it takes each
 * statement of docs/statements.txt, `plans.test.ts` shows; whole deals are played there by the histories. The whole suite
 * runs there in the deep lane.
 */
export const differsOnPostgres = {
  integration: [
    "src/server/{client-new-password,follow-*,plans,sweep-files,watch-shop}.test.ts",
    "src/server/platform/{database,idempotency,jobs,limits,lists,metrics,search}/**/*.test.ts",
    "src/server/platform/{mail/*r-mails,mail/sweep-mails,sessions/sessions}.test.ts",
    "src/server/features/accounts/sign-in/{first-administrator,register,sign-in}.test.ts",
    "src/server/features/accounts/users/{last-administrator,stale-rights}.test.ts",
    "src/server/features/books/{ageing,exports,order-in-books}.test.ts",
    "src/server/features/catalogue/prices/{keep-active-prices,move-listed-prices,price-lists}.test.ts",
    "src/server/features/catalogue/{price-changes,sizes}/**/*.test.ts",
    "src/server/features/catalogue/products/{order,products}.test.ts",
    "src/server/features/{clients,contact,history,ledger,statistics,today,visits}/**/*.test.ts",
    "src/server/features/messages/{messages,questions}.test.ts",
    "src/server/features/deals/{clients,lists}/**/*.test.ts",
    "src/server/features/deals/model/{quote-for-payment,restore-rows}.test.ts",
    "src/server/features/deals/decide/quote-change-races.test.ts",
    "src/server/features/deals/invoices/{found-notes,found-searches,invoices,invoices-of-the-day}.test.ts",
    "src/server/features/deals/offers/credit.test.ts",
    "src/server/features/deals/orders/{late-orders,order-commands,orders-to-act-on}.test.ts",
    "src/server/features/deals/receivables/{counted-quotes,due-reminders,staff-find-dues}.test.ts",
    "src/server/features/deals/requests/*{keys,races,quota}.test.ts",
    "src/server/features/deals/settlement/{left-waiting,settled-once}.test.ts",
    "src/server/features/payments/pay/{card-testing,changed-quotes,racing-confirmations,under-way}.test.ts",
    "src/server/features/payments/{office,reconcile,ledger}/**/*.test.ts",
    "src/server/features/payments/refunds/refunds.test.ts",
  ],
  /** What triggers count, and what a column can hold. That two presses are one, the door decides (platform/idempotency). */
  /** The calls and their answers are judged on SQLite. */
  fuzz: [],
  access: ["tests/access/{list-counts,stored-extremes,client-data}.test.ts"],
};
