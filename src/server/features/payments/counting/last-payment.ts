import { systemReadCredit } from "#server/features/ledger/read-standing.ts";
import type { LastPayment } from "#server/services.ts";
import { clearMark, lockPayment, markToCheck, reversePayment } from "../ledger/payment-moves.repository.ts";

/** The latest payment of a quote that arrived: locked before the quote, and staff looks where part of it goes back (L19.6). */
export const lastPayment: LastPayment = {
  async hold(transaction, quoteId) {
    const last = await transaction
      .selectFrom("payments")
      .select("id")
      .where("quote_id", "=", quoteId)
      .where("status", "in", ["completed", "refunded"])
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    if (last) await lockPayment(transaction, last.id);
    return last?.id;
  },
  async markOverpaid(transaction, paymentId) {
    await markToCheck(transaction, paymentId, "overpaid");
  },
  async reverse(transaction, paymentId) {
    await reversePayment(transaction, paymentId);
  },
  async clearOverpaid(transaction, quoteId) {
    const held = await systemReadCredit(transaction, [quoteId]);
    const marked = await transaction
      .selectFrom("payments")
      .select(["id", "version"])
      .where("quote_id", "=", quoteId)
      .where("to_check", "=", "overpaid")
      .execute();
    for (const payment of marked)
      if (!held.some(({ paymentId }) => paymentId === payment.id))
        await clearMark(transaction, payment, "overpaid");
  },
};
