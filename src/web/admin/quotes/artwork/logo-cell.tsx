import { Trans, useLingui } from "@lingui/react/macro";
import Image from "lucide-react/icons/image";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { RowAction } from "../../index/row-action.tsx";
import { useFrench } from "../../use-french.ts";
import type { OpenQuoteDialog } from "../open-quote-dialog.ts";
import { quoteOffers } from "../quote-offers.ts";

interface LogoCellProps {
  readonly quote: ReadQuoteForStaff;
  readonly onOpen: (dialog: OpenQuoteDialog) => void;
}

/** Requis or Non requis, and the logo itself where there is one. */
export function LogoCell({ quote, onOpen }: LogoCellProps) {
  const { t } = useLingui();
  return (
    <span className="inline-flex items-center gap-0.5 whitespace-nowrap">
      <span lang={useFrench()} className={quote.is_logo_required ? "font-medium" : "text-ink-2"}>
        {quote.is_logo_required ? <Trans>Requis</Trans> : <Trans>Non requis</Trans>}
      </span>
      {quoteOffers(quote).hasLogoFile && (
        <RowAction
          icon={Image}
          label={t`Show the logo of ${quote.reference}`}
          onPress={() => onOpen({ kind: "logo", quote })}
        />
      )}
    </span>
  );
}
