import { Trans } from "@lingui/react/macro";
import { readPaymentMode } from "#contracts/payments/payment-mode.ts";
import { useStaffQuery } from "../use-staff-query.ts";

/** Warns in the back office while payments go to the sandbox, so that no test order is printed (SPEC-3.9). */
export function TestMode({ isNarrow = false }: { isNarrow?: boolean }) {
  const mode = useStaffQuery({ queryKey: ["payment-mode"], read: (ask) => ask(readPaymentMode, {}) });
  if (!mode.data?.is_test) return null;
  return (
    <p className="rounded-sm border border-caution px-2 py-1 text-[0.8125rem] font-semibold text-caution">
      {isNarrow ? <Trans>TEST</Trans> : <Trans>TEST – no money moves</Trans>}
    </p>
  );
}
