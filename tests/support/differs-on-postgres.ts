/**
 * The tests of `npm test` on PostgreSQL: of what the two databases can do differently. Lists and searches, sums and days,
 * locks and races, what is written once, the ledger, statements and their plans: `plans.test.ts` has it take each statement
 * of docs/statements.txt. The whole suite runs there in the deep lane.
 */
export const differsOnPostgres = {
  integration: [
    "src/server/*.test.ts",
    "src/server/platform/{database,idempotency,jobs,limits,lists,metrics,search}/**/*.test.ts",
    // What these leave out ends by SMTP, hashes, codes or pictures, whatever the database.
    "src/server/platform/mail/!(judge-refusal|transport).test.ts",
    "src/server/platform/sessions/!(password|totp).test.ts",
    "src/server/features/catalogue/products/!(product-images).test.ts",
    "src/server/features/{books,clients,companies,contact,history,ledger,messages,statistics,today,visits}/**/*.test.ts",
    "src/server/features/accounts/{users,sign-in}/**/*.test.ts",
    "src/server/features/catalogue/{price-changes,prices,sizes}/**/*.test.ts",
    "src/server/features/deals/{clients,decide,invoices,lists,model,offers,orders,receivables,reminders,settlement}/**/*.test.ts",
    "src/server/features/deals/requests/*{keys,races,quota}.test.ts",
    "src/server/features/payments/{counting,ledger,office,reconcile,refunds,settle}/**/*.test.ts",
    "src/server/features/payments/pay/{card-testing,changed-quotes,racing-confirmations,under-way}.test.ts",
    "src/server/features/payments/providers/bank-transfer/*.test.ts",
  ],
  /** What triggers count, what a column can hold, and what two transactions write once. */
  access: ["tests/access/{list-counts,stored-extremes,same-key,client-data}.test.ts"],
};
