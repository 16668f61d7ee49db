import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { cents, dollarsToCents } from "#domain/money/cents.ts";
import { refundAmountRule, refundableCents, refundReasonRule, refundRule } from "#domain/payments/refund.ts";
import type { ReadPayment } from "../../api/reads/payments.ts";
import { PasswordField } from "../../parts/accounts/password-field.tsx";
import { MoneyField } from "../../parts/forms/amount-field.tsx";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { useValidatedForm } from "../../parts/forms/use-validated-form.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { useHasSecondFactor } from "../accounts/proof-fields.tsx";
import { GuardedDialog } from "../forms/guarded-dialog.tsx";
import { useFormats } from "../use-formats.ts";
import { useFrench } from "../use-french.ts";
import { CreditOfRefund, type RefundedMoney } from "./credit-of-refund.tsx";
import { useRefund } from "./use-refund.ts";

interface Values {
  readonly amount: string;
  readonly reason: string;
  readonly password: string;
  readonly isByTransfer: boolean;
  readonly isDespiteDispute: boolean;
}

interface RefundDialogProps {
  readonly payment: ReadPayment;
  /** What is proposed; all that is left where it is not given. */
  readonly proposedCents?: number | undefined;
  readonly onClose: () => void;
}

/** Pays a payment back, and offers the credit note of what was invoiced for it. */
export function RefundDialog(props: RefundDialogProps) {
  const { onClose } = props;
  const { quote_id: quoteId } = props.payment;
  const [refunded, setRefunded] = useState<RefundedMoney>();
  if (refunded && quoteId !== null)
    return <CreditOfRefund quoteId={quoteId} refunded={refunded} onClose={onClose} />;
  return <Refund {...props} onRefunded={quoteId === null ? onClose : setRefunded} />;
}

interface RefundProps extends RefundDialogProps {
  readonly onRefunded: (refunded: RefundedMoney) => void;
}

/** Pays it back through its provider: in full, unless another amount is proposed or typed. */
function Refund({ payment, proposedCents, onClose, onRefunded }: RefundProps) {
  const { t } = useLingui();
  const french = useFrench();
  const { money } = useFormats();
  const hasFactor = useHasSecondFactor();
  const refunding = useRefund(payment, ({ amount = "", reason = "" }) => {
    onRefunded({ cents: centsOf(String(amount)), reason });
    toast({ tone: "positive", text: t`Remboursement effectué avec succès`, lang: french });
  });
  // The server's word counts, should the second factor not have been read.
  const asksPassword = hasFactor || refunding.fieldErrors.password !== undefined;
  // The current state, after a conflict or a refusal by the provider.
  const {
    customer_name: name,
    amount_cents,
    refunded_cents,
    lost_cents,
    dispute,
    to_check,
  } = refunding.fresh ?? payment;
  const isDisputed = dispute === "open" || to_check === "disputed";
  const refundable = {
    capturedCents: cents(amount_cents),
    refundedCents: cents(refunded_cents),
    lostCents: cents(lost_cents),
  };
  const left = refundableCents(refundable);
  const centsOf = (amount: string) => (amount === "" ? left : (dollarsToCents(amount) ?? cents(0)));
  const proposed = proposedCents === undefined ? "" : (proposedCents / 100).toFixed(2);
  const form = useValidatedForm<Values>({
    defaultValues: {
      amount: proposed,
      reason: "",
      password: "",
      isByTransfer: false,
      isDespiteDispute: false,
    },
    rules: ({ amount, reason }) => ({
      amount:
        amount === "" ? undefined : (refundAmountRule(amount) ?? refundRule(refundable, centsOf(amount))),
      reason: refundReasonRule(reason),
    }),
    checkedAsTyped: ["amount", "reason"],
    fieldErrors: refunding.fieldErrors,
    onSubmit: ({ amount, reason, password, isByTransfer, isDespiteDispute }) =>
      refunding.mutate({
        ...(amount !== "" && { amount }),
        reason,
        ...(asksPassword && { password }),
        ...(isByTransfer && { by_transfer: true }),
        ...(isDespiteDispute && { despite_dispute: true }),
      }),
  });
  const { amount, reason, isDespiteDispute } = form.values;
  const asked = centsOf(amount);
  return (
    <GuardedDialog
      size="sm"
      isDirty={(amount !== proposed || reason !== "") && !refunding.isPending && !refunding.isSuccess}
      onClose={() => !refunding.isPending && onClose()}
      title={<span lang={french}>{t`Rembourser le paiement`}</span>}
      description={
        <span lang={french}>
          {left > 0 && form.error("amount") === undefined && (
            <Trans>
              {money(asked)} seront rendus à {name}.
            </Trans>
          )}{" "}
          {refunded_cents > 0 && (
            <Trans>
              {money(refunded_cents)} sur {money(amount_cents)} déjà remboursés.
            </Trans>
          )}
        </span>
      }
      footer={(close) => (
        <>
          <Button disabled={refunding.isPending} onClick={close} lang={french}>
            <Trans>Annuler</Trans>
          </Button>
          <Button
            variant="danger"
            lang={french}
            busy={refunding.isPending}
            busyText={<Trans>Traitement...</Trans>}
            disabled={!form.isValid || left === 0 || (isDisputed && !isDespiteDispute)}
            onClick={() => void form.submit()}
          >
            <Trans>Rembourser {money(asked)}</Trans>
          </Button>
        </>
      )}
    >
      <FormProblem
        problem={refunding.fieldErrors.password ? undefined : refunding.problem}
        elsewhere={form.elsewhere}
      />
      {isDisputed && (
        <Banner tone="caution" className="mb-4">
          <Trans>
            The buyer disputes this payment and may get the money back from the bank as well: it would then be
            paid back twice.
          </Trans>
        </Banner>
      )}
      {payment.provider === "bank-transfer" && (
        <Banner tone="caution" className="mb-4">
          <Trans>It came by bank transfer: send it back at your bank, too. This only records it.</Trans>
        </Banner>
      )}
      <div className="grid gap-4" lang={french}>
        <MoneyField
          of={form}
          name="amount"
          label={t`Autre montant ($)`}
          mark={t`facultatif`}
          otherwise={left / 100}
        />
        <TextArea {...form.field("reason")} label={t`Motif`} mark={t`facultatif`} rows={2} />
        {payment.provider !== "bank-transfer" && (
          <Checkbox
            label={t`Already paid back by bank transfer`}
            hint={t`This only records it: the payment provider is not asked.`}
            checked={form.values.isByTransfer}
            onChange={(event) => form.change("isByTransfer", event.currentTarget.checked)}
          />
        )}
        {isDisputed && (
          <Checkbox
            label={t`Pay it back all the same`}
            checked={isDespiteDispute}
            onChange={(event) => form.change("isDespiteDispute", event.currentTarget.checked)}
          />
        )}
        {asksPassword && (
          <PasswordField
            {...form.field("password")}
            label={t`Votre mot de passe`}
            autoComplete="current-password"
          />
        )}
      </div>
    </GuardedDialog>
  );
}
