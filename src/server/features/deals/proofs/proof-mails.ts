import type { ProofNews, StaffProofNews } from "#contracts/orders/proof-mails.ts";
import type { ClientTask } from "#domain/orders/order-turn.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import { staffRecipient } from "#server/platform/mail/staff-recipient.ts";
import type { Services } from "#server/services.ts";
import type { ProofOrder } from "../model/order-of-proof.ts";
import type { ProofRow } from "../model/proofs.repository.ts";

interface About {
  readonly row: ProofRow;
  readonly order: ProofOrder;
  readonly at: Date;
}

/** Writes to the client about a proof. */
export async function mailClient(
  transaction: Transaction,
  { news, at, still, ...about }: About & { readonly news: ProofNews; readonly still?: ClientTask[] },
): Promise<void> {
  const mail = { template: "proof-news", ...valuesOf(about), news, ...(still && { still }) } as const;
  await postMail(transaction, mail, about.order.quote, at);
}

/** Writes to staff about a client's answer, in his words. */
export async function mailStaff(
  services: Pick<Services, "config" | "shop">,
  transaction: Transaction,
  { news, at, text, ...about }: About & { readonly news: StaffProofNews; readonly text?: string },
): Promise<void> {
  const { email } = about.order.quote;
  const said = text === undefined || text === "" ? {} : { text };
  const mail = { template: "staff-proof-news", ...valuesOf(about), email, news, ...said } as const;
  await postMail(transaction, mail, staffRecipient(services), at);
}

function valuesOf({ row, order }: Omit<About, "at">) {
  const { id: quoteId, reference, name } = order.quote;
  return { quoteId, reference, name, orderId: order.id, orderNumber: order.number, number: row.number };
}
