import { useRef } from "react";
import type { CallInput } from "#contracts/call.ts";
import { refundPayment } from "#contracts/payments/payments.ts";
import { waits } from "#domain/time/waits.ts";
import { randomKey } from "../../api/idempotency-key.ts";
import { type ReadPayment, readPayment } from "../../api/reads/payments.ts";
import { ApiFailure } from "../../api/send.ts";
import { doAsStaff } from "../call-as-staff.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";

type Asked = CallInput<typeof refundPayment>["body"];

/**
 * Pays a payment back, at least as long as the specification says. One key for one refund: pressed twice, or sent
 * again after a silence, it is paid back once. Another amount, or another way, is another refund, and so is what is sent after a conflict:
 * of the payment as it stands then.
 */
export function useRefund(payment: ReadPayment, onDone: (asked: Asked) => void) {
  const begun = useRef<{ readonly key: string; readonly what: string }>(undefined);
  return useStaffMutation({
    what: "refund",
    invalidates: ["payments", "payment", "statistics"],
    row: readPayment,
    mutationFn: async (body: Asked, fresh) => {
      const { version } = fresh ?? payment;
      const what = `${body.amount} ${body.by_transfer}`;
      if (begun.current?.what !== what) begun.current = { key: randomKey(), what };
      const refund = doAsStaff(
        refundPayment,
        { params: { id: payment.id }, body },
        { version, idempotencyKey: begun.current.key },
      );
      const [outcome] = await Promise.allSettled([refund, wait(waits.refund)]);
      if (outcome.status === "fulfilled") return;
      if (outcome.reason instanceof ApiFailure && outcome.reason.status === 409) begun.current = undefined;
      throw outcome.reason;
    },
    onSuccess: (_, asked) => onDone(asked),
  });
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
