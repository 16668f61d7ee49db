import type { Migration } from "kysely/migration";

/**
 * Every migration by its name, in order. Each is loaded when it is run: a database that is up to date needs none of
 * them. Written out, because the built program holds no folder to look into; a house rule compares it with the folder.
 */
const files: Readonly<Record<string, () => Promise<Migration>>> = {
  "0201-platform": () => import("#server/migrations/0201-platform.ts"),
  "0202-accounts": () => import("#server/migrations/0202-accounts.ts"),
  "0203-catalogue": () => import("#server/migrations/0203-catalogue.ts"),
  "0204-clients": () => import("#server/migrations/0204-clients.ts"),
  "0205-quotes": () => import("#server/migrations/0205-quotes.ts"),
  "0206-conversations": () => import("#server/migrations/0206-conversations.ts"),
  "0207-orders": () => import("#server/migrations/0207-orders.ts"),
  "0208-proofs": () => import("#server/migrations/0208-proofs.ts"),
  "0209-invoices": () => import("#server/migrations/0209-invoices.ts"),
  "0210-payments": () => import("#server/migrations/0210-payments.ts"),
  "0211-sandbox": () => import("#server/migrations/0211-sandbox.ts"),
  "0212-ledger": () => import("#server/migrations/0212-ledger.ts"),
  "0213-visitors": () => import("#server/migrations/0213-visitors.ts"),
  "0214-lists-of-many": () => import("#server/migrations/0214-lists-of-many.ts"),
  "0215-templates": () => import("#server/migrations/0215-templates.ts"),
  "0216-undoable-commands": () => import("#server/migrations/0216-undoable-commands.ts"),
  "0219-asked-changes": () => import("#server/migrations/0219-asked-changes.ts"),
  "0218-offer-links": () => import("#server/migrations/0218-offer-links.ts"),
  "0223-found-by-numbers": () => import("#server/migrations/0223-found-by-numbers.ts"),
  "0232-artwork-files": () => import("#server/migrations/0232-artwork-files.ts"),
  "0233-mark-permission": () => import("#server/migrations/0233-mark-permission.ts"),
  "0250-own-numbers": () => import("#server/migrations/0250-own-numbers.ts"),
  "0255-contact-answers": () => import("#server/migrations/0255-contact-answers.ts"),
  "0256-client-details": () => import("#server/migrations/0256-client-details.ts"),
  "0220-waiting-money": () => import("#server/migrations/0220-waiting-money.ts"),
  "0228-sketches": () => import("#server/migrations/0228-sketches.ts"),
  "0229-sketched-proofs": () => import("#server/migrations/0229-sketched-proofs.ts"),
  "0273-due-steps": () => import("#server/migrations/0273-due-steps.ts"),
  "0274-former-secrets": () => import("#server/migrations/0274-former-secrets.ts"),
  "0265-api-keys": () => import("#server/migrations/0265-api-keys.ts"),
  "0260-books-by-kind": () => import("#server/migrations/0260-books-by-kind.ts"),
  "0230-shop-secrets": () => import("#server/migrations/0230-shop-secrets.ts"),
  "0244-backups": () => import("#server/migrations/0244-backups.ts"),
  "0266-webhooks": () => import("#server/migrations/0266-webhooks.ts"),
  "0275-buyer-names": () => import("#server/migrations/0275-buyer-names.ts"),
  "0278-client-notes": () => import("#server/migrations/0278-client-notes.ts"),
  "0281-cloth-names": () => import("#server/migrations/0281-cloth-names.ts"),
  "0271-costs": () => import("#server/migrations/0271-costs.ts"),
  "0272-order-margins": () => import("#server/migrations/0272-order-margins.ts"),
};

/** The names of all migrations, in their order. */
export const migrationNames: readonly string[] = Object.keys(files).sort();

/** The same as Kysely wants them. */
export const migrations: Readonly<Record<string, Migration>> = Object.fromEntries(
  Object.entries(files).map(([name, load]) => [name, { up: async (db) => (await load()).up(db) }]),
);
