import type { Migration } from "kysely/migration";

/**
 * Every migration by its name, in order. Each is loaded when it is run: a database that is up to date needs none of
 * them. Written out, because the built program holds no folder to look into; a house rule compares it with the folder.
 */
const files: Readonly<Record<string, () => Promise<Migration>>> = {
  "0001-platform": () => import("#server/migrations/0001-platform.ts"),
  "0002-accounts": () => import("#server/migrations/0002-accounts.ts"),
  "0003-catalogue": () => import("#server/migrations/0003-catalogue.ts"),
  "0004-clients": () => import("#server/migrations/0004-clients.ts"),
  "0005-quotes": () => import("#server/migrations/0005-quotes.ts"),
  "0006-payments": () => import("#server/migrations/0006-payments.ts"),
  "0007-sandbox-provider": () => import("#server/migrations/0007-sandbox-provider.ts"),
  "0008-letters-and-visits": () => import("#server/migrations/0008-letters-and-visits.ts"),
  "0009-deletions": () => import("#server/migrations/0009-deletions.ts"),
  "0011-bank-transfers": () => import("#server/migrations/0011-bank-transfers.ts"),
  "0012-second-factors": () => import("#server/migrations/0012-second-factors.ts"),
  "0013-long-lists": () => import("#server/migrations/0013-long-lists.ts"),
  "0014-session-devices": () => import("#server/migrations/0014-session-devices.ts"),
  "0015-unowned-files": () => import("#server/migrations/0015-unowned-files.ts"),
  "0016-logo-bytes": () => import("#server/migrations/0016-logo-bytes.ts"),
  "0017-stored-before-known": () => import("#server/migrations/0017-stored-before-known.ts"),
  "0018-deleted-names": () => import("#server/migrations/0018-deleted-names.ts"),
  "0019-french-products": () => import("#server/migrations/0019-french-products.ts"),
  "0020-quote-references": () => import("#server/migrations/0020-quote-references.ts"),
  "0021-payment-ends": () => import("#server/migrations/0021-payment-ends.ts"),
  "0022-access-by-mail": () => import("#server/migrations/0022-access-by-mail.ts"),
  "0023-decisions-that-wait": () => import("#server/migrations/0023-decisions-that-wait.ts"),
  "0024-one-key-an-address": () => import("#server/migrations/0024-one-key-an-address.ts"),
  "0025-search-texts": () => import("#server/migrations/0025-search-texts.ts"),
  "0026-protected-files": () => import("#server/migrations/0026-protected-files.ts"),
  "0027-account-languages": () => import("#server/migrations/0027-account-languages.ts"),
  "0028-keys-of-callers": () => import("#server/migrations/0028-keys-of-callers.ts"),
  "0029-quote-versions": () => import("#server/migrations/0029-quote-versions.ts"),
  "0030-acceptances": () => import("#server/migrations/0030-acceptances.ts"),
  "0031-messages": () => import("#server/migrations/0031-messages.ts"),
  "0032-tax-profiles": () => import("#server/migrations/0032-tax-profiles.ts"),
  "0033-settings": () => import("#server/migrations/0033-settings.ts"),
  "0034-reminders": () => import("#server/migrations/0034-reminders.ts"),
  "0035-assignees": () => import("#server/migrations/0035-assignees.ts"),
  "0036-questions": () => import("#server/migrations/0036-questions.ts"),
  "0037-offer-terms": () => import("#server/migrations/0037-offer-terms.ts"),
  "0038-offers-that-wait": () => import("#server/migrations/0038-offers-that-wait.ts"),
  "0041-shop-texts": () => import("#server/migrations/0041-shop-texts.ts"),
  "0042-price-lists": () => import("#server/migrations/0042-price-lists.ts"),
  "0043-printed-places": () => import("#server/migrations/0043-printed-places.ts"),
  "0044-price-changes": () => import("#server/migrations/0044-price-changes.ts"),
  "0045-drafts-and-order": () => import("#server/migrations/0045-drafts-and-order.ts"),
  "0047-roles": () => import("#server/migrations/0047-roles.ts"),
  "0048-invitations": () => import("#server/migrations/0048-invitations.ts"),
  "0049-merged-clients": () => import("#server/migrations/0049-merged-clients.ts"),
  "0050-messages-about-lines": () => import("#server/migrations/0050-messages-about-lines.ts"),
  "0051-plan-items": () => import("#server/migrations/0051-plan-items.ts"),
  "0052-product-pictures": () => import("#server/migrations/0052-product-pictures.ts"),
  "0053-companies": () => import("#server/migrations/0053-companies.ts"),
  "0054-tax-certificates": () => import("#server/migrations/0054-tax-certificates.ts"),
  "0055-tax-exemptions": () => import("#server/migrations/0055-tax-exemptions.ts"),
  "0056-invoices": () => import("#server/migrations/0056-invoices.ts"),
  "0058-deposit-invoices": () => import("#server/migrations/0058-deposit-invoices.ts"),
  "0059-exports": () => import("#server/migrations/0059-exports.ts"),
  "0060-states-of-tax-profiles": () => import("#server/migrations/0060-states-of-tax-profiles.ts"),
  "0061-orders": () => import("#server/migrations/0061-orders.ts"),
  "0062-proofs": () => import("#server/migrations/0062-proofs.ts"),
  "0063-shipments": () => import("#server/migrations/0063-shipments.ts"),
  "0072-proof-reminders": () => import("#server/migrations/0072-proof-reminders.ts"),
  "0076-quotes-of-proofs": () => import("#server/migrations/0076-quotes-of-proofs.ts"),
  "0077-tolerance-under": () => import("#server/migrations/0077-tolerance-under.ts"),
  "0073-items-of-settlements": () => import("#server/migrations/0073-items-of-settlements.ts"),
  "0074-dues-of-terms": () => import("#server/migrations/0074-dues-of-terms.ts"),
};

/** The names of all migrations, in their order. */
export const migrationNames: readonly string[] = Object.keys(files).sort();

/** The same as Kysely wants them. */
export const migrations: Readonly<Record<string, Migration>> = Object.fromEntries(
  Object.entries(files).map(([name, load]) => [name, { up: async (db) => (await load()).up(db) }]),
);
