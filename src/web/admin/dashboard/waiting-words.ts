import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Today } from "#contracts/today.ts";
import type { ShopTask } from "#domain/orders/order-turn.ts";
import type { OrderKind, WaitingKind } from "#domain/today/waiting-item.ts";

/** What each kind that may wait for staff is called on its tab. */
export const waitingTabs: Readonly<Record<WaitingKind, MessageDescriptor>> = {
  request: msg`Requests`,
  wish: msg`Wishes`,
  message: msg`Messages`,
  order_late: msg`Late orders`,
  proof_to_make: msg`Proofs to make`,
  to_start: msg`To start`,
  to_count: msg`To count`,
  to_ship: msg`To ship`,
  to_settle: msg`To settle`,
  invoice_draft: msg`Drafts`,
  deposit_uninvoiced: msg`Deposits`,
  money_to_check: msg`Money to check`,
  money_held: msg`Money held`,
  money_to_return: msg`Money to pay back`,
  exemption_ended: msg`Exemptions`,
  mail_dead: msg`Mails`,
  job_failed: msg`Failed`,
  offer_expiring: msg`Offers`,
  accepted_unpaid: msg`Unpaid`,
  proof_waiting: msg`Proofs`,
  certificate_ending: msg`Certificates`,
};

type Sentence = (who: string) => MessageDescriptor;

const taskSentences: Readonly<Record<ShopTask, Sentence>> = {
  make_proof: (who) => msg`Make the proof for ${who}`,
  send_proof: (who) => msg`Send the proof to ${who}`,
  mend_proof: (who) => msg`Make the new proof for ${who}`,
  get_goods: (who) => msg`Get the bags for ${who}`,
  resume: (who) => msg`Resume the order of ${who}`,
  start: (who) => msg`Start production for ${who}`,
  pack: (who) => msg`Count and pack the bags for ${who}`,
  ship: (who) => msg`Ship the bags to ${who}`,
  note_arrival: (who) => msg`Note that the bags for ${who} arrived`,
  settle: (who) => msg`Settle the order of ${who} by the count`,
  close: (who) => msg`Close the order of ${who}`,
};

const sentences: Readonly<Record<Exclude<WaitingKind, OrderKind>, Sentence>> = {
  request: (who) => msg`Answer the request of ${who}`,
  wish: (who) => msg`Write the next offer for ${who}`,
  message: (who) => msg`Answer the message of ${who}`,
  order_late: (who) => msg`See what the order of ${who} waits for`,
  invoice_draft: (who) => msg`Issue the draft for ${who}`,
  deposit_uninvoiced: (who) => msg`Invoice the deposit of ${who}`,
  money_to_check: (who) => msg`Check the payment of ${who}`,
  money_held: (who) => msg`Count the money of ${who}, or pay it back`,
  money_to_return: (who) => msg`Pay ${who} back`,
  exemption_ended: (who) => msg`Send a new offer to ${who}: the tax exemption has ended`,
  mail_dead: (who) => msg`Reach ${who} in another way: a mail did not arrive`,
  job_failed: (who) => msg`See what failed for ${who}`,
  offer_expiring: (who) => msg`Ask ${who} about the offer`,
  accepted_unpaid: (who) => msg`Ask ${who} for the payment`,
  proof_waiting: (who) => msg`Ask ${who} about the proof`,
  certificate_ending: (who) => msg`Ask ${who} for a new tax certificate`,
};

const isOfOrder = (kind: WaitingKind): kind is OrderKind => !(kind in sentences);

/** What is to do about it, and for whom. */
export function sentenceOf({ kind, task, company, who }: Today["items"][number]): MessageDescriptor {
  const buyer = company ?? who;
  if (task) return taskSentences[task](buyer);
  return sentences[isOfOrder(kind) ? "order_late" : kind](buyer);
}
