import { Trans } from "@lingui/react/macro";
import Landmark from "lucide-react/icons/landmark";
import { useState } from "react";
import { isPayable } from "#domain/quotes/quote-stage.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { TransferDialog } from "../../payments/transfer-dialog.tsx";
import { usePlanOfQuote } from "./use-money.ts";

/** Money that came by bank transfer for a quote that waits for it, or owes what the count asked for. */
export function TransferArrived({ quote }: { quote: ReadQuoteForStaff }) {
  const [isOpen, setOpen] = useState(false);
  const plan = usePlanOfQuote(quote).data;
  const isOwed = isPayable(quote.status) || (plan !== undefined && plan.open_cents > 0);
  if (!isOwed && !isOpen) return null;
  return (
    <section className="no-print border-t border-line pt-4">
      <Button onClick={() => setOpen(true)}>
        <Icon of={Landmark} className="size-4" />
        <Trans>Record a bank transfer</Trans>
      </Button>
      {isOpen && (
        <TransferDialog
          quoteId={quote.id}
          reference={quote.reference}
          since={quote.created_at}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
