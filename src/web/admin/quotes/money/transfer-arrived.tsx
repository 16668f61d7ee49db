import { Trans } from "@lingui/react/macro";
import { Landmark } from "lucide-react";
import { useState } from "react";
import { isPayable } from "#domain/quotes/quote-stage.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { TransferDialog } from "../../payments/transfer-dialog.tsx";

/** Money that came by bank transfer for a quote that waits for it. */
export function TransferArrived({ quote }: { quote: ReadQuoteForStaff }) {
  const [isOpen, setOpen] = useState(false);
  if (!isPayable(quote.status) && !isOpen) return null;
  return (
    <section className="no-print border-t border-line pt-4">
      <Button onClick={() => setOpen(true)}>
        <Icon of={Landmark} className="size-4" />
        <Trans>Record a bank transfer</Trans>
      </Button>
      {isOpen && (
        <TransferDialog quoteId={quote.id} reference={quote.reference} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}
