import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { WaitingKind } from "#domain/today/waiting-item.ts";

/** What each kind that may wait for staff is called: on its tab, and in its rows. */
export const waitingWords: Readonly<
  Record<WaitingKind, { readonly tab: MessageDescriptor; readonly row: MessageDescriptor }>
> = {
  request: { tab: msg`Requests`, row: msg`Request for a quote` },
  message: { tab: msg`Messages`, row: msg`Message` },
  offer_expiring: { tab: msg`Offers`, row: msg`Offer without an answer` },
  exemption_ended: { tab: msg`Exemptions`, row: msg`Offer whose tax exemption has ended` },
  accepted_unpaid: { tab: msg`Unpaid`, row: msg`Accepted, and not paid` },
  deposit_uninvoiced: { tab: msg`Deposits`, row: msg`Deposit that came, and has no invoice` },
  money_held: { tab: msg`Money held`, row: msg`Money that counts for nothing yet` },
  proof_waiting: { tab: msg`Proofs`, row: msg`Proof of an order` },
  order_late: { tab: msg`Late orders`, row: msg`Order that is late` },
  mail_dead: { tab: msg`Mails`, row: msg`Mail that did not arrive` },
  job_failed: { tab: msg`Failed`, row: msg`The shop could not do it by itself` },
  certificate_ending: { tab: msg`Certificates`, row: msg`Tax certificate that ends soon` },
};
