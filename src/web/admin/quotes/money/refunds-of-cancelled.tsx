import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";
import { keepMoney } from "#contracts/invoices/cancel-order.ts";
import { dollarsToCents } from "#domain/money/cents.ts";
import { dueReasonRule } from "#domain/payments/dues.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { MoneyField } from "../../../parts/forms/amount-field.tsx";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { useMay } from "../../allowed.tsx";
import { doAsStaff } from "../../call-as-staff.ts";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useStaffForm } from "../../forms/use-staff-form.ts";
import { RefundDialog } from "../../payments/refund-dialog.tsx";
import { useFormats } from "../../use-formats.ts";
import { useStaffMutation } from "../../use-staff-mutation.ts";
import { currentOf, useVersions } from "../offer/use-versions.ts";
import { usePaymentsOfQuote, useUncounted } from "./use-money.ts";

/** What was paid for a cancelled order: staff pays it back, less what the terms keep (L10.8). */
export function RefundsOfCancelled({ quote }: { quote: ReadQuoteForStaff }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const may = useMay();
  const { data: found } = useUncounted(quote.id);
  const { data: listed } = usePaymentsOfQuote(quote.id);
  const { data: versions } = useVersions(quote.id);
  const [isKeeping, setKeeping] = useState(false);
  const [payingBack, setPayingBack] = useState<number>();
  const refunds = found?.refunds ?? [];
  const payment = listed?.payments.find(({ id }) => id === payingBack);
  const terms = versions && currentOf(versions)?.terms;
  return (
    <>
      {refunds.length > 0 && (
        <section aria-labelledby="paid-back" className="rounded-md border border-caution px-4 py-3">
          <h3 id="paid-back" className="text-base">
            <Trans>Paid for the cancelled order</Trans>
          </h3>
          <p className="mt-1 text-sm whitespace-pre-line text-ink-2">
            {terms || (
              <Link className="link" to={paths.terms()} target="_blank">
                <Trans>What your terms keep</Trans>
              </Link>
            )}
          </p>
          {may("payments.write") && (
            <Button size="sm" className="no-print mt-2" onClick={() => setKeeping(true)}>
              <Trans>What the terms keep</Trans>
            </Button>
          )}
          <ul>
            {refunds.map(({ payment_id: id, amount_cents }) => {
              const amount = money(amount_cents);
              return (
                <li key={id} className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                  <Link className="link tabular font-medium" to={officePaths.adminPayment(id)}>
                    <Trans>Up to {amount}</Trans>
                  </Link>
                  {may("payments.write") && listed && (
                    <Button
                      size="sm"
                      className="no-print"
                      aria-label={t`Pay back: ${amount}`}
                      onClick={() => setPayingBack(id)}
                    >
                      <Trans>Pay back</Trans>
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {isKeeping && <KeepDialog quoteId={quote.id} onClose={() => setKeeping(false)} />}
      {payment && (
        <RefundDialog
          payment={payment}
          proposedCents={refunds.find(({ payment_id }) => payment_id === payment.id)?.amount_cents}
          onClose={() => setPayingBack(undefined)}
        />
      )}
    </>
  );
}

interface Keeping {
  readonly amount: string;
  readonly reason: string;
}

/** How much of the client's money the terms keep; the rest goes back to him. */
function KeepDialog({ quoteId, onClose }: { quoteId: number; onClose: () => void }) {
  const { t } = useLingui();
  const keeping = useStaffMutation({
    invalidates: ["payments", "quote", "quotes", "history", "statistics"],
    mutationFn: (body: Keeping) => doAsStaff(keepMoney, { params: { id: quoteId }, body }),
    onSuccess: () => {
      toast({ tone: "positive", text: t`It is kept. The rest is the client’s.` });
      onClose();
    },
  });
  const form = useStaffForm<Keeping>(keeping, {
    defaultValues: { amount: "", reason: "" },
    rules: ({ amount, reason }) => ({
      amount:
        dollarsToCents(amount) === undefined
          ? t`Please give the amount in dollars, with at most two decimals.`
          : undefined,
      reason: dueReasonRule(reason),
    }),
    focusesErrors: true,
  });
  return (
    <FormDialog
      id="keep-money"
      size="sm"
      title={<Trans>What the terms keep</Trans>}
      submitLabel={<Trans>Keep it</Trans>}
      form={form}
      onClose={onClose}
    >
      <MoneyField
        of={form}
        name="amount"
        label={t`Amount ($)`}
        hint={t`All that is kept, at most what was paid; 0 keeps nothing any more.`}
      />
      <TextArea {...form.field("reason")} label={t`Reason`} hint={t`For staff alone`} rows={2} />
    </FormDialog>
  );
}
