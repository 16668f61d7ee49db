import { useEffect } from "react";
import { CreditDialog } from "../invoices/credit-dialog.tsx";
import { leftOf } from "../invoices/left-of.ts";
import { useInvoicesOfQuote } from "../invoices/use-invoices.ts";

/** What was paid back, and why. */
export interface RefundedMoney {
  readonly cents: number;
  readonly reason: string;
}

interface CreditOfRefundProps {
  readonly quoteId: number;
  readonly refunded: RefundedMoney;
  readonly onClose: () => void;
}

/** After a refund the credit note of the newest invoice that still asks for this money, filled in; nothing where none does. */
export function CreditOfRefund({ quoteId, refunded, onClose }: CreditOfRefundProps) {
  const { data: invoices, isPending } = useInvoicesOfQuote(quoteId);
  const isBeingCredited = (id: number) =>
    invoices?.some(({ credit_of, state }) => credit_of === id && state === "draft");
  const invoice = invoices?.findLast(
    (each) => each.state === "issued" && leftOf(each) > 0 && !isBeingCredited(each.id),
  );
  const isNone = !isPending && !invoice;
  useEffect(() => {
    if (isNone) onClose();
  }, [isNone, onClose]);
  if (!invoice) return null;
  const left = leftOf(invoice);
  const { reason } = refunded;
  return (
    <CreditDialog
      invoice={invoice}
      left={left}
      refund={{ amountCents: Math.min(refunded.cents, left), reason }}
      onClose={onClose}
    />
  );
}
