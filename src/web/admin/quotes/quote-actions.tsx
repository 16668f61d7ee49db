import { useLingui } from "@lingui/react/macro";
import BadgeCheck from "lucide-react/icons/badge-check";
import Check from "lucide-react/icons/check";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import Trash2 from "lucide-react/icons/trash";
import X from "lucide-react/icons/x";
import { type QuoteStatus, staffStatus } from "#domain/quotes/quote-status.ts";
import type { ReadQuoteForStaff } from "../../api/reads/quotes.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { Spinner } from "../../ui/buttons/spinner.tsx";
import { toneText } from "../../ui/feedback/tone.ts";
import { Icon } from "../../ui/icon.tsx";
import { Popover } from "../../ui/overlays/popover.tsx";
import { Allowed, useMay } from "../allowed.tsx";
import { RowAction } from "../index/row-action.tsx";
import { useFrench } from "../use-french.ts";
import type { OpenQuoteDialog } from "./open-quote-dialog.ts";
import { quoteOffers } from "./quote-offers.ts";

export interface QuoteActionsProps {
  readonly quote: ReadQuoteForStaff;
  readonly isBusy: boolean;
  readonly onConfirm: (quote: ReadQuoteForStaff) => void;
  readonly onOpen: (dialog: OpenQuoteDialog) => void;
}

/** What may be done to a quote now; a spinner while something is. */
export function QuoteActions({ quote, isBusy, onConfirm, onOpen }: QuoteActionsProps) {
  const { t } = useLingui();
  const may = useMay();
  const { confirm, canReject, canDelete, decided } = quoteOffers(quote, { mayWrite: may("quotes.write") });
  if (isBusy) return <Spinner label={t`Working on it`} className="inline-grid size-8 place-items-center" />;
  return (
    <div className="flex items-center justify-end gap-0.5">
      {confirm && (
        <RowAction
          icon={Check}
          label={t`Confirm ${quote.reference}`}
          onPress={() => (confirm === "at-once" ? onConfirm(quote) : onOpen({ kind: "logo-price", quote }))}
        />
      )}
      {canReject && (
        <RowAction
          icon={X}
          label={t`Reject ${quote.reference}`}
          onPress={() => onOpen({ kind: "reject", quote })}
        />
      )}
      {decided && (decided === "rejected" ? <RejectedIcon quote={quote} /> : <StatusIcon status={decided} />)}
      <Allowed to="quotes.write">
        <RowAction
          icon={Trash2}
          label={canDelete ? t`Delete ${quote.reference}` : t`Cancel it instead`}
          disabled={!canDelete}
          onPress={() => onOpen({ kind: "delete", quote })}
        />
      </Allowed>
    </div>
  );
}

function StatusIcon({ status }: { status: QuoteStatus }) {
  const { i18n } = useLingui();
  const { staffLabel, tone } = staffStatus(status);
  const label = i18n._(staffLabel);
  return (
    <span className="grid size-8 place-items-center" title={label}>
      <Icon of={tone === "positive" ? BadgeCheck : CircleCheck} label={label} className={toneText[tone]} />
    </span>
  );
}

/** The rejected icon shows the reason. */
function RejectedIcon({ quote }: { quote: ReadQuoteForStaff }) {
  const { t } = useLingui();
  const french = useFrench();
  return (
    <Popover
      align="end"
      title={<span lang={french}>{t`Motif du rejet`}</span>}
      trigger={
        <IconButton
          icon={CircleX}
          size="sm"
          label={t`Why ${quote.reference} was rejected`}
          title={quote.rejection_reason ?? t`Rejeté`}
          className="text-danger!"
        />
      }
    >
      <p className="text-sm break-words whitespace-pre-line">{quote.rejection_reason ?? t`Not specified`}</p>
    </Popover>
  );
}
