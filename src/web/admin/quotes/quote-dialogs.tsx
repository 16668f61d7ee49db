import { Trans, useLingui } from "@lingui/react/macro";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { LogoDialog } from "./artwork/logo-dialog.tsx";
import { LogoPriceDialog } from "./artwork/logo-price-dialog.tsx";
import type { OpenQuoteDialog } from "./open-quote-dialog.ts";
import { RejectDialog } from "./reject-dialog.tsx";
import type { useQuoteMutation } from "./use-quotes.ts";

interface QuoteDialogsProps {
  readonly dialog: OpenQuoteDialog;
  readonly onClose: () => void;
  readonly mutation: Pick<ReturnType<typeof useQuoteMutation>, "mutate" | "refusedOf">;
}

/** The dialog that stands open. Each closes at once; the row shows that its action is under way. */
export function QuoteDialogs({ dialog: { kind, quote }, onClose, mutation }: QuoteDialogsProps) {
  const { t } = useLingui();
  const common = { quote, onClose };
  const done = (input: Parameters<typeof mutation.mutate>[0]) => {
    onClose();
    mutation.mutate(input);
  };
  const refused = mutation.refusedOf(quote);
  switch (kind) {
    case "logo":
      return <LogoDialog {...common} />;
    case "logo-price":
      return (
        <LogoPriceDialog
          {...common}
          typed={refused?.kind === "confirm" ? refused.logoPrice : undefined}
          onPrice={(logoPrice) => done({ kind: "confirm", quote, logoPrice })}
        />
      );
    case "reject":
      return (
        <RejectDialog
          {...common}
          typed={refused?.kind === "reject" ? refused.reason : undefined}
          onReject={(reason) => done({ kind: "reject", quote, reason })}
        />
      );
    case "delete":
      return (
        <ConfirmDialog
          open
          onOpenChange={onClose}
          tone="danger"
          title={
            <Trans>
              Delete <span className="whitespace-nowrap">{quote.reference}?</span>
            </Trans>
          }
          description={<Trans>It leaves the list. Payments and history stay, and it can be restored.</Trans>}
          confirmLabel={t`Delete`}
          cancelLabel={t`Cancel`}
          onConfirm={() => done({ kind: "delete", quote })}
        />
      );
  }
}
