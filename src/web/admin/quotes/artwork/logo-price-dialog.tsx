import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { logoFeeRule } from "#domain/quotes/logo-fee.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { say } from "../../../words/say.ts";

interface LogoPriceDialogProps {
  readonly quote: ReadQuoteForStaff;
  /** What was typed before and refused. */
  readonly typed: string | undefined;
  readonly onClose: () => void;
  readonly onPrice: (dollars: string) => void;
}

/** Names the one-time logo price; saving it confirms the quote (SPEC-1.27). */
export function LogoPriceDialog({ quote, typed = "", onClose, onPrice }: LogoPriceDialogProps) {
  const { t, i18n } = useLingui();
  const [price, setPrice] = useState(typed);
  const fault = logoFeeRule(price);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={
        <Trans>
          Logo price for <span className="whitespace-nowrap">{quote.reference}</span>
        </Trans>
      }
      description={<Trans>A one-time fee in dollars. The quote is confirmed with it.</Trans>}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="ink" disabled={fault !== undefined} onClick={() => onPrice(price)}>
            <Trans>Save and confirm</Trans>
          </Button>
        </>
      }
    >
      {quote.logo_file === null && (
        <Banner tone="caution" className="mb-4">
          <Trans>The client has sent no logo file.</Trans>
        </Banner>
      )}
      <TextField
        label={t`Logo price ($)`}
        // Not of the type number, which drops a comma as it is typed: 12,5 became 125.
        inputMode="decimal"
        autoComplete="off"
        value={price}
        error={price === "" || !fault ? undefined : say(i18n, fault)}
        onChange={(event) => setPrice(event.currentTarget.value)}
      />
    </Dialog>
  );
}
