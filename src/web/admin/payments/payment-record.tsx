import { Trans, useLingui } from "@lingui/react/macro";
import { clearPaymentMark } from "#contracts/payments/payments.ts";
import { reviewReasonMessages } from "#domain/payments/payment-concern.ts";
import { type ReadPayment, readPayment } from "../../api/reads/payments.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextField } from "../../ui/fields/text-field.tsx";
import { say } from "../../words/say.ts";
import { useMay } from "../allowed.tsx";
import { doAsStaff } from "../call-as-staff.ts";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { Timeline } from "../history/timeline.tsx";
import { Fact, Facts } from "../records/facts.tsx";
import { useFormats } from "../use-formats.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { PaymentStatusCell } from "./payment-status.tsx";
import { providerLabels } from "./provider-labels.ts";
import { QuoteLink } from "./quote-link.tsx";
import type { usePayment } from "./use-payments.ts";

type PaymentDetails = NonNullable<ReturnType<typeof usePayment>["data"]>;

/** One payment: what is known of it, its refunds and everything that happened to it; in its dialog and on its page. */
export function PaymentRecord({ payment, refunds = [], timeline = [] }: PaymentDetails) {
  const { i18n } = useLingui();
  const { money, moment } = useFormats();
  return (
    <>
      <PaymentStatusCell payment={payment} />
      <p className="mt-1 mb-4 font-mono text-sm break-all">{payment.payment_intent_id}</p>
      <Facts>
        <Fact label={<Trans>Quote</Trans>}>{payment.quote_id && <QuoteLink payment={payment} />}</Fact>
        <Fact label={<Trans>Product</Trans>}>{payment.product_name}</Fact>
        <Fact label={<Trans>Provider</Trans>}>
          {payment.provider && i18n._(providerLabels[payment.provider])}
        </Fact>
        <Fact label={<Trans>Date</Trans>}>{moment(payment.completed_at ?? payment.created_at)}</Fact>
      </Facts>
      <ClearMark payment={payment} />
      {refunds.map((refund) => (
        <p key={refund.id} className="mt-3 border-t border-line pt-3 text-sm">
          <Trans>
            Refund of {money(refund.amount_cents)} by {refund.doer_name}, {moment(refund.created_at)}
          </Trans>
          {refund.status === "failed" && (
            <span className="block font-medium text-danger">
              <Trans>Refund failed: the money did not leave</Trans>
            </span>
          )}
          {refund.status === "pending" && (
            <span className="block text-caution">
              <Trans>Not confirmed yet</Trans>
            </span>
          )}
          {refund.method === "transfer" && (
            <span className="block text-ink-2">
              <Trans>Paid back by bank transfer</Trans>
            </span>
          )}
          {refund.reason && <span className="block text-ink-2">{refund.reason}</span>}
        </p>
      ))}
      <h3 className="mt-5 mb-3 text-base">
        <Trans>History</Trans>
      </h3>
      <Timeline entries={timeline.toReversed()} />
    </>
  );
}

/** Why a payment is marked, and the way to clear that once staff has looked into it; the reason stays in the history. */
function ClearMark({ payment }: { payment: ReadPayment }) {
  const { t, i18n } = useLingui();
  const clearing = useStaffMutation({
    invalidates: ["payments", "payment", "history"],
    row: readPayment,
    mutationFn: (body: { readonly reason: string }, fresh) => {
      const { version } = fresh ?? payment;
      return doAsStaff(clearPaymentMark, { params: { id: payment.id }, body }, { version });
    },
    onSuccess: () => toast({ tone: "positive", text: t`The mark is cleared.` }),
  });
  const form = useStaffForm<{ reason: string }>(clearing, {
    defaultValues: { reason: "" },
  });
  const may = useMay();
  if (!payment.to_check) return null;
  if (!may("payments.write"))
    return (
      <Banner tone="caution" className="my-4">
        {say(i18n, reviewReasonMessages[payment.to_check])}
      </Banner>
    );
  return (
    <form className="my-4 grid gap-3" noValidate onSubmit={form.submit}>
      <Banner tone="caution">{say(i18n, reviewReasonMessages[payment.to_check])}</Banner>
      <FormProblem problem={form.problem} />
      <TextField {...form.field("reason")} label={t`What came of it`} />
      <Button
        type="submit"
        className="w-fit"
        busy={clearing.isPending}
        disabled={form.values.reason.trim() === ""}
      >
        <Trans>Clear the mark</Trans>
      </Button>
    </form>
  );
}
