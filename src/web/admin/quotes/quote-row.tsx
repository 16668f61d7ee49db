import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Trash2, X } from "lucide-react";
import type { QuoteForStaff } from "#contracts/quote-answers.ts";
import { intlLocale } from "#domain/language/language.ts";
import { canMove } from "#domain/quotes/quote-status.ts";
import { maskEmail } from "#domain/text/mask-email.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { StatusDot } from "../../ui/status-dot.tsx";
import { Cell, RowHead, TableRow } from "../../ui/table.tsx";
import { useWording } from "../../words/use-wording.ts";
import { lacksLogoPrice } from "./lacks-logo-price.ts";
import type { OpenQuoteDialog } from "./open-quote-dialog.ts";
import { staffStatus } from "./quote-status.ts";

interface QuoteRowProps {
  readonly quote: QuoteForStaff;
  readonly isBusy: boolean;
  readonly onOpen: (dialog: OpenQuoteDialog) => void;
}

/** One quote: who, how to reach them, what, how it stands, and what may be done now (S2 §4). */
export function QuoteRow({ quote, isBusy, onOpen }: QuoteRowProps) {
  const { t, i18n } = useLingui();
  const wording = useWording();
  const { label, tone } = staffStatus[quote.status];
  return (
    <TableRow>
      <RowHead>
        <button type="button" className="link text-left" onClick={() => onOpen({ kind: "details", quote })}>
          {quote.name}
        </button>
        <span className="tabular block text-ink-2">{quote.reference}</span>
      </RowHead>
      <Cell>{maskEmail(quote.email)}</Cell>
      <Cell>{quote.phone}</Cell>
      <Cell lang="fr">{quote.is_logo_required ? <Trans>Requis</Trans> : <Trans>Non requis</Trans>}</Cell>
      <Cell numeric>{new Intl.NumberFormat(intlLocale(wording)).format(quote.quantity)}</Cell>
      <Cell lang="fr">
        <StatusDot tone={tone}>{i18n._(label)}</StatusDot>
      </Cell>
      <Cell>
        {isBusy ? (
          <Spinner label={t`Working on it`} />
        ) : (
          <div className="flex gap-1">
            {canMove(quote.status, "confirm") && (
              <IconButton
                icon={Check}
                size="sm"
                label={t`Confirm ${quote.reference}`}
                onClick={() => onOpen({ kind: lacksLogoPrice(quote) ? "logo-price" : "confirm", quote })}
              />
            )}
            {canMove(quote.status, "reject") && (
              <IconButton
                icon={X}
                size="sm"
                label={t`Reject ${quote.reference}`}
                onClick={() => onOpen({ kind: "reject", quote })}
              />
            )}
            <IconButton
              icon={Trash2}
              size="sm"
              label={t`Delete ${quote.reference}`}
              onClick={() => onOpen({ kind: "delete", quote })}
            />
          </div>
        )}
      </Cell>
    </TableRow>
  );
}
