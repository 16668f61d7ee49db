import { readPaymentMode } from "#contracts/payments/payment-mode.ts";
import {
  clearPaymentMark,
  exportPayments,
  getPayment,
  listPayments,
  payment as paymentContract,
  refundPayment,
} from "#contracts/payments/payments.ts";
import { dollarsToCents } from "#domain/money/cents.ts";
import { may, office } from "#server/access/policies.ts";
import { requireStepUp } from "#server/access/require-step-up.ts";
import type { Mounting } from "#server/mounting.ts";
import { idempotencyKey } from "#server/platform/http/idempotency-key.ts";
import { expectedVersion, sendVersion } from "#server/platform/http/row-version.ts";
import { sendLines, sendList } from "#server/platform/http/send-rows.ts";
import { asksForPage } from "#server/platform/lists/paging.ts";
import type { PaymentServices } from "../payment-services.ts";
import { staffRefundPayment } from "../refunds/staff-refund-payment.ts";
import { staffClearMark } from "./staff-clear-mark.ts";
import { staffListPayments, staffReadAllPayments } from "./staff-list-payments.ts";
import { staffReadPayment } from "./staff-read-payment.ts";

const mayRead = may("payments.read");
const mayWrite = may("payments.write");

export function staffPaymentRoutes({ routes }: Mounting, services: PaymentServices): void {
  routes.add(listPayments, mayRead, async ({ query, reply }) => {
    if (asksForPage(query)) return { success: true as const, ...(await staffListPayments(services, query)) };
    const rows = staffReadAllPayments(services, {});
    return sendList(reply, "payments", paymentContract, rows, { success: true });
  });

  routes.add(exportPayments, mayRead, async ({ query, reply }) =>
    sendLines(reply, paymentContract, staffReadAllPayments(services, query)),
  );

  routes.add(readPaymentMode, office, async () => ({ is_test: services.sandbox !== undefined }));

  routes.add(getPayment, mayRead, async ({ params, reply }) => {
    const found = await staffReadPayment(services, params.id);
    sendVersion(reply, found.payment.version);
    return found;
  });

  routes.add(refundPayment, mayWrite, async ({ params, body, actor, request, reply }) => {
    const { amount, reason, password, by_transfer, despite_dispute } = body;
    await requireStepUp(services, actor, password);
    const payment = await staffRefundPayment(services, actor, {
      paymentId: params.id,
      amountCents: amount === undefined ? undefined : dollarsToCents(amount),
      reason: reason ?? "",
      idempotencyKey: idempotencyKey(request),
      expectedVersion: expectedVersion(request),
      isByTransfer: by_transfer ?? false,
      isDespiteDispute: despite_dispute ?? false,
    });
    sendVersion(reply, payment.version);
    return { success: true as const, payment };
  });

  routes.add(clearPaymentMark, mayWrite, async ({ params, body, actor, request, reply }) => {
    const payment = await staffClearMark(services, actor, {
      paymentId: params.id,
      reason: body.reason,
      expectedVersion: expectedVersion(request),
    });
    sendVersion(reply, payment.version);
    return { success: true as const, payment };
  });
}
