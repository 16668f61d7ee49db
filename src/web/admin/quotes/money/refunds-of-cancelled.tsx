import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { useMay } from "../../allowed.tsx";
import { RefundDialog } from "../../payments/refund-dialog.tsx";
import { useFormats } from "../../use-formats.ts";
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
          <ul>
            {refunds.map(({ payment_id: id, amount_cents }) => {
              const amount = money(amount_cents);
              return (
                <li key={id} className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                  <Link className="link tabular font-medium" to={paths.adminPayment(id)}>
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
