import type { Call } from "#contracts/call.ts";

/** The things of one client, or of the shop, that a call may be about. */
export interface Targets {
  readonly quoteId: number;
  readonly paymentId: number;
  readonly planItemId: number;
  readonly intentId: string;
  readonly productId: number;
  readonly sizeId: number;
  readonly userId: number;
  readonly clientId: number;
  readonly messageId: number;
  readonly mailId: number;
  readonly failedItemId: number;
  readonly taxProfileId: number;
  readonly companyId: number;
  readonly certificateId: number;
  readonly invoiceId: number;
  readonly orderId: number;
  readonly shipmentId: number;
  readonly exportId: number;
  readonly proofId: number;
  readonly proofAnswerId: number;
  readonly priceListId: number;
  /** An entry of the quote's thread, and the file that came with it. */
  readonly entryId: number;
  readonly fileId: number;
  /** A file of the deal beside its logo. */
  readonly artworkId: number;
  /** What staff noted of the client. */
  readonly noteId: number;
}

/** The first file of the batch of that world. */
export const exportedFile = "xero_invoices_2026-01-01_2030-12-31.csv";

/** The query that a call cannot be without. */
export function queryOf({ path }: Call, { intentId }: Targets): string {
  if (path.endsWith("/verify")) return "?reference=GE-2026-000001&code=0123456789abcdef";
  if (path.endsWith("/capture")) return `?order_id=${intentId}`;
  if (/\/exports\/(?:accounting|preview)$/.test(path)) return "?format=xero&from=2026-01-01&to=2026-12-31";
  if (path.startsWith("/api/books/sales-tax")) return "?from=2026-01-01&to=2030-12-31";
  if (path === "/api/search") return "?q=a";
  return path.endsWith("/unsubscribe") ? "?token=none" : "";
}

/** The id of the thing that a path is about. */
export function targetOf(path: string, targets: Targets): number | string {
  if (path.startsWith("/sandbox/")) return targets.intentId;
  if (path.startsWith("/api/payments/")) return targets.paymentId;
  if (path.startsWith("/api/plan-items/")) return targets.planItemId;
  if (path.startsWith("/api/products/")) return targets.productId;
  if (path.startsWith("/api/sizes/")) return targets.sizeId;
  // The first of a world in which a colleague was invited, a key made, an endpoint told, a line saved, a template, a backup.
  if (
    /^\/api\/(?:users\/invitations|api-keys|webhooks|webhook-deliveries|saved-lines|templates|backups)\//.test(
      path,
    )
  )
    return 1;
  if (path.startsWith("/api/users/")) return targets.userId;
  if (path.startsWith("/api/clients/")) return targets.clientId;
  if (path.startsWith("/api/companies/")) return targets.companyId;
  if (path.startsWith("/api/invoices/")) return targets.invoiceId;
  if (path.startsWith("/api/orders/")) return targets.orderId;
  if (path.startsWith("/api/shipments/")) return targets.shipmentId;
  if (path.startsWith("/api/exports/")) return targets.exportId;
  if (path.startsWith("/api/proofs/")) return targets.proofId;
  if (path.startsWith("/api/contact-messages/")) return targets.messageId;
  if (path.startsWith("/api/messages/")) return targets.entryId;
  if (path.startsWith("/api/outbox/")) return targets.mailId;
  if (path.startsWith("/api/failed-items/")) return targets.failedItemId;
  if (path.startsWith("/api/price-lists/")) return targets.priceListId;
  if (path.startsWith("/api/tax-profiles/")) return targets.taxProfileId;
  return targets.quoteId;
}
