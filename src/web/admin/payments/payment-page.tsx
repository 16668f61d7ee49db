import { Trans, useLingui } from "@lingui/react/macro";
import Undo2 from "lucide-react/icons/undo-2";
import { useState } from "react";
import { reverseBankTransfer } from "#contracts/payments/bank-transfer.ts";
import { canMovePayment } from "#domain/payments/payment-status.ts";
import { mailtoOf } from "#domain/text/mailto.ts";
import type { ReadPayment } from "../../api/reads/payments.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useMay } from "../allowed.tsx";
import { doAsStaff } from "../call-as-staff.ts";
import { ReasonDialog } from "../forms/reason-dialog.tsx";
import { RecordPage, useRecordId } from "../records/record-page.tsx";
import { useFormats } from "../use-formats.ts";
import { useFrench } from "../use-french.ts";
import { PaymentRecord } from "./payment-record.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import { usePayment } from "./use-payments.ts";

/** The page of a payment. */
export default function PaymentPage() {
  const { t } = useLingui();
  const french = useFrench();
  const may = useMay();
  const { money } = useFormats();
  const query = usePayment(useRecordId());
  const [asked, setAsked] = useState<"refund" | "reverse">();
  const close = () => setAsked(undefined);
  return (
    <>
      <RecordPage
        query={query}
        what="payments"
        title={({ payment }) => `${money(payment.amount_cents)}, ${payment.customer_name}`}
        actions={({ payment }) =>
          may("payments.write") && (
            <>
              {isReversible(payment) && (
                <Button onClick={() => setAsked("reverse")}>
                  <Trans>Recorded by mistake</Trans>
                </Button>
              )}
              {canMovePayment(payment.status, "refund") && (
                <Button lang={french} onClick={() => setAsked("refund")}>
                  <Icon of={Undo2} className="size-4" />
                  {t`Rembourser`}
                </Button>
              )}
            </>
          )
        }
      >
        {(details) => (
          <div className="max-w-3xl">
            <p className="mb-4">
              <a className="link break-all" href={mailtoOf(details.payment.customer_email)}>
                {details.payment.customer_email}
              </a>
            </p>
            <PaymentRecord {...details} />
          </div>
        )}
      </RecordPage>
      {asked === "refund" && query.data && <RefundDialog payment={query.data.payment} onClose={close} />}
      {asked === "reverse" && query.data && <ReverseDialog payment={query.data.payment} onClose={close} />}
    </>
  );
}

/** What staff wrote down by mistake; money that came in another way, or went back since, is refunded. */
function isReversible({ provider, status, refunded_cents }: ReadPayment): boolean {
  return provider === "bank-transfer" && refunded_cents === 0 && canMovePayment(status, "reverse");
}

function ReverseDialog({ payment, onClose }: { payment: ReadPayment; onClose: () => void }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const amount = money(payment.amount_cents);
  return (
    <ReasonDialog
      id="reverse-transfer"
      title={<Trans>Was {amount} recorded by mistake?</Trans>}
      submitLabel={<Trans>Take it out of the books</Trans>}
      hint={t`For staff alone`}
      invalidates={["payments", "payment", "quotes", "quote", "orders", "history", "statistics"]}
      save={(reason) => {
        const input = { params: { id: payment.id }, body: { reason } };
        return doAsStaff(reverseBankTransfer, input, { version: payment.version });
      }}
      done={t`The transfer is out of the books. The client owes it again.`}
      onClose={onClose}
    >
      <p>
        <Trans>
          No money moves, and no mail is sent. What it had paid is owed again. Money that is to go back is
          refunded instead.
        </Trans>
      </p>
    </ReasonDialog>
  );
}
