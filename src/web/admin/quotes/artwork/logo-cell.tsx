import { Trans, useLingui } from "@lingui/react/macro";
import Image from "lucide-react/icons/image";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { RowAction } from "../../index/row-action.tsx";
import { DealPicture } from "../../records/deal-picture.tsx";
import { useFrench } from "../../use-french.ts";
import type { OpenQuoteDialog } from "../open-quote-dialog.ts";
import { quoteOffers } from "../quote-offers.ts";

interface LogoCellProps {
  readonly quote: ReadQuoteForStaff;
  readonly onOpen: (dialog: OpenQuoteDialog) => void;
}

/** Requis or Non requis, and the logo itself where there is one: on its bag, where that was sketched. */
export function LogoCell({ quote, onOpen }: LogoCellProps) {
  const { t } = useLingui();
  const label = t`Show the logo of ${quote.reference}`;
  const open = () => onOpen({ kind: "logo", quote });
  return (
    <span className="inline-flex items-center gap-0.5 whitespace-nowrap">
      <span lang={useFrench()} className={quote.is_logo_required ? "font-medium" : "text-ink-2"}>
        {quote.is_logo_required ? <Trans>Requis</Trans> : <Trans>Non requis</Trans>}
      </span>
      {quoteOffers(quote).hasLogoFile &&
        (quote.has_sketch ? (
          <button type="button" className="ml-1 rounded-sm" aria-label={label} onClick={open}>
            <DealPicture quoteId={quote.id} hasSketch className="w-10" isInRow />
          </button>
        ) : (
          <RowAction icon={Image} label={label} onPress={open} />
        ))}
    </span>
  );
}
