import { useLingui } from "@lingui/react/macro";
import Undo2 from "lucide-react/icons/undo-2";
import { useState } from "react";
import { canMovePayment } from "#domain/payments/payment-status.ts";
import { mailtoOf } from "#domain/text/mailto.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useMay } from "../allowed.tsx";
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
  const [isRefunding, setRefunding] = useState(false);
  return (
    <>
      <RecordPage
        query={query}
        what="payments"
        title={({ payment }) => `${money(payment.amount_cents)}, ${payment.customer_name}`}
        actions={({ payment }) =>
          may("payments.write") &&
          canMovePayment(payment.status, "refund") && (
            <Button lang={french} onClick={() => setRefunding(true)}>
              <Icon of={Undo2} className="size-4" />
              {t`Rembourser`}
            </Button>
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
      {isRefunding && query.data && (
        <RefundDialog payment={query.data.payment} onClose={() => setRefunding(false)} />
      )}
    </>
  );
}
