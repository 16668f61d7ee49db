import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { cancelOrder } from "#contracts/invoices/cancel-order.ts";
import { canMove } from "#domain/quotes/quote-stage.ts";
import type { ReadQuoteForStaff } from "../../api/reads/quotes.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { doAsStaff } from "../call-as-staff.ts";
import { ReasonDialog } from "../forms/reason-dialog.tsx";
import { changedWithInvoices } from "./use-invoice-command.ts";

/** Cancels the order of an accepted quote; nothing where it has none. */
export function CancelOrder({ quote }: { quote: ReadQuoteForStaff }) {
  const [isOpen, setOpen] = useState(false);
  if (!canMove(quote, "cancel") && !isOpen) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>Cancel the order</Trans>
      </Button>
      {isOpen && <CancelDialog quote={quote} onClose={() => setOpen(false)} />}
    </>
  );
}

function CancelDialog({ quote, onClose }: { quote: ReadQuoteForStaff; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <ReasonDialog
      id="cancel-order"
      title={<Trans>Cancel the order?</Trans>}
      submitLabel={<Trans>Cancel the order</Trans>}
      hint={t`For the client`}
      invalidates={[...changedWithInvoices, "payments", "orders", "statistics"]}
      save={(reason) =>
        doAsStaff(cancelOrder, { params: { id: quote.id }, body: { reason } }, { version: quote.version })
      }
      done={t`The order is cancelled, and the client is told.`}
      onClose={onClose}
    >
      <p className="text-ink-2">
        <Trans>
          What was invoiced is drafted as credit notes, for you to issue. What was paid stays until you pay it
          back, less what your terms keep. It cannot be undone.
        </Trans>
      </p>
    </ReasonDialog>
  );
}
