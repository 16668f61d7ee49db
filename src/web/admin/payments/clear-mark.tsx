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
import { useStaffMutation } from "../use-staff-mutation.ts";

/** Why a payment is marked, and the way to clear that once staff has looked into it; the reason stays in the history. */
export function ClearMark({ payment }: { payment: ReadPayment }) {
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
