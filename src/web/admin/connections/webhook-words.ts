import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { WebhookEvent } from "#domain/webhooks/webhook-events.ts";

/** What other programs are told of, as the owner reads it. */
export const webhookEventWords: Readonly<Record<WebhookEvent, MessageDescriptor>> = {
  "quote.requested": msg`Quote requested`,
  "offer.sent": msg`Offer sent`,
  "offer.viewed": msg`Offer seen by the client`,
  "offer.accepted": msg`Offer accepted`,
  "offer.declined": msg`Offer declined`,
  "offer.changes_asked": msg`Changes asked for`,
  "payment.settled": msg`Payment received`,
  "payment.refunded": msg`Refunded`,
  "proof.sent": msg`Proof sent`,
  "proof.approved": msg`Proof approved`,
  "order.state": msg`Order moved on or back`,
  "shipment.sent": msg`Shipped`,
  "invoice.issued": msg`Invoice issued`,
};
