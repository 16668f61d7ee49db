import { z } from "zod";
import type { CallAnswer } from "#contracts/call.ts";
import type { HistoryEntry } from "#contracts/history.ts";
import { readPaymentMode } from "#contracts/payments/payment-mode.ts";
import {
  clearPaymentMark,
  exportPayments,
  getPayment,
  listPayments,
  type Payment,
  payment as paymentContract,
  refundPayment,
} from "#contracts/payments/payments.ts";
import { dollarsToCents } from "#domain/money/cents.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { may, mayInPerson, office } from "#server/access/policies.ts";
import { requireStepUp } from "#server/access/require-step-up.ts";
import type { Mounting } from "#server/mounting.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { findAuditEntries, type HistoryRow } from "#server/platform/history/history.repository.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { idempotencyKey } from "#server/platform/http/idempotency-key.ts";
import { expectedVersion, sendVersion } from "#server/platform/http/row-version.ts";
import { sendLines, sendList } from "#server/platform/http/send-rows.ts";
import { asksForPage } from "#server/platform/lists/paging.ts";
import type { Services } from "#server/services.ts";
import { clearMark } from "../ledger/payment-moves.repository.ts";
import { paymentMessages } from "../ledger/payment-words.ts";
import { findPaymentForSystem } from "../ledger/payments.repository.ts";
import { systemReadPayment } from "../ledger/read-payment.ts";
import { paymentConflict, showPayment } from "../ledger/show-payment.ts";
import type { PaymentServices } from "../payment-services.ts";
import { staffRefundPayment } from "../refunds/staff-refund-payment.ts";
import { staffListPayments, staffReadAllPayments } from "./staff-list-payments.ts";

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

  routes.add(
    refundPayment,
    mayInPerson("payments.write"),
    async ({ params, body, actor, request, reply }) => {
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
    },
  );

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

interface Clearing {
  readonly paymentId: number;
  readonly reason: string;
  readonly expectedVersion: number | undefined;
}

/**
 * Staff has looked into a marked payment, and says what came of it: the mark goes, and the reason stays in the history.
 * @throws 404; 409 without a mark, or when the payment has moved on
 */
async function staffClearMark(
  services: Pick<PaymentServices, "db" | "clock" | "shop">,
  staff: Staff,
  { paymentId, reason, expectedVersion }: Clearing,
): Promise<Payment> {
  const { db, clock } = services;
  const payment = await findPaymentForSystem(db, paymentId);
  if (!payment) throw new AppError("not_found");
  const { to_check: reviewReason, version } = payment;
  if (!reviewReason) throw paymentConflict(services, payment, paymentMessages.nothingToClear);
  const isCleared = await db.transaction().execute(async (transaction) => {
    const asked = { id: paymentId, version: expectedVersion ?? version };
    if (!(await clearMark(transaction, asked, reviewReason))) return false;
    await recordAudit(transaction, {
      subject: "payment",
      subjectId: paymentId,
      action: "payment.clear-mark",
      actor: auditActorOf(staff),
      before: { to_check: reviewReason },
      after: { reason },
      at: clock(),
    });
    return true;
  });
  const fresh = (await findPaymentForSystem(db, paymentId)) ?? payment;
  if (!isCleared) throw paymentConflict(services, fresh);
  return showPayment(fresh, services.shop.facts().currency);
}

const values = z.record(z.string(), z.unknown());

/** One payment with its refunds and all that happened to it, the oldest first. @throws 404 */
async function staffReadPayment(
  services: Pick<Services, "db" | "shop">,
  id: number,
): Promise<CallAnswer<typeof getPayment>> {
  const { receivedOn: _, ...paid } = await systemReadPayment(services, id);
  const timeline = await findAuditEntries(services.db, { subject: "payment", subjectId: id }, 500);
  return { ...paid, timeline: timeline.map(showAuditEntry) };
}

function showAuditEntry(entry: HistoryRow): HistoryEntry {
  const read = (text: string | null) => (text === null ? null : values.parse(JSON.parse(text)));
  return { ...entry, before: read(entry.before), after: read(entry.after) };
}
