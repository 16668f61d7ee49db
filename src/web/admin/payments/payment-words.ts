import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ReadPaymentStatus } from "#domain/payments/payment-status.ts";
import type { Tone } from "../../ui/tone.ts";

interface StatusWords {
  /** In the lists. */
  readonly label: MessageDescriptor;
  /** In the filter of Payment Management, where the specification says `Successful`. */
  readonly filter: MessageDescriptor;
  readonly tone: Tone;
}

/** How staff reads the status of a payment. */
export const paymentWords: Readonly<Record<ReadPaymentStatus, StatusWords>> = {
  completed: { label: msg`Réussi`, filter: msg`Successful`, tone: "positive" },
  refunded: { label: msg`Remboursé`, filter: msg`Remboursé`, tone: "info" },
  pending: { label: msg`En attente`, filter: msg`En attente`, tone: "caution" },
  failed: { label: msg`Échec`, filter: msg`Échec`, tone: "negative" },
  expired: { label: msg`Expiré`, filter: msg`Expiré`, tone: "neutral" },
  undetermined: { label: msg`Undetermined`, filter: msg`Undetermined`, tone: "neutral" },
};
