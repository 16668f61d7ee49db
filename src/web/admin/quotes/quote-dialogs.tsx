import { Trans, useLingui } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import FileDown from "lucide-react/icons/file-down";
import { safeFileName } from "#domain/files/safe-file-name.ts";
import { rejectionReasonRule } from "#domain/quotes/rejection-reason.ts";
import type { ReadQuoteForStaff } from "../../api/reads/quotes.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { useValidatedForm } from "../../parts/forms/use-validated-form.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { GuardedDialog } from "../forms/guarded-dialog.tsx";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { logoFileName, readLogoAsSent, readLogoToSave } from "./artwork/logo-file.ts";
import { LogoPreview } from "./artwork/logo-preview.tsx";
import { LogoPriceDialog } from "./artwork/logo-price-dialog.tsx";
import type { OpenQuoteDialog } from "./open-quote-dialog.ts";
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

interface RejectDialogProps {
  readonly quote: ReadQuoteForStaff;
  /** What was typed before and refused. */
  readonly typed: string | undefined;
  readonly onClose: () => void;
  readonly onReject: (reason: string) => void;
}

/** Asks for the reason that is sent to the client; confirming needs one. */
function RejectDialog({ quote, typed = "", onClose, onReject }: RejectDialogProps) {
  const { t } = useLingui();
  const form = useValidatedForm<{ reason: string }>({
    defaultValues: { reason: typed },
    rules: ({ reason }) => ({ reason: rejectionReasonRule(reason) }),
    checkedAsTyped: ["reason"],
    onSubmit: ({ reason }) => onReject(reason),
  });
  return (
    <GuardedDialog
      size="sm"
      isDirty={form.values.reason.trim() !== ""}
      onClose={onClose}
      title={
        <Trans>
          Reject <span className="whitespace-nowrap">{quote.reference}</span>
        </Trans>
      }
      footer={(close) => (
        <>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="danger" disabled={!form.isValid} onClick={() => void form.submit()}>
            <Trans>Reject</Trans>
          </Button>
        </>
      )}
    >
      <TextArea
        {...form.field("reason")}
        label={t`Reason`}
        hint={t`The client reads it in the mail.`}
        rows={4}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void form.submit();
        }}
      />
    </GuardedDialog>
  );
}

/**
 * The logo of a quote, with its download and the file as it was sent, which goes to the printer.
 * It opens only once it was checked.
 */
function LogoDialog({ quote, onClose }: { quote: ReadQuoteForStaff; onClose: () => void }) {
  const { t } = useLingui();
  const file = quote.logo_file;
  const saving = useStaffMutation({
    what: "quotes",
    invalidates: [],
    mutationFn: async () => {
      const content = await readLogoToSave(quote.id);
      saveFile(content, logoFileName(content.type, new Date()));
    },
  });
  const savingAsSent = useStaffMutation({
    what: "quotes",
    invalidates: [],
    mutationFn: async () =>
      saveFile(await readLogoAsSent(quote.id), safeFileName(file?.name ?? "", quote.reference)),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        <Trans>
          Logo of <span className="whitespace-nowrap">{quote.reference}</span>
        </Trans>
      }
      description={file?.name}
      closeLabel={t`Close`}
      footer={
        <>
          <Button
            busy={savingAsSent.isPending}
            disabled={file?.state !== "ready" && file?.state !== "refused"}
            onClick={() => savingAsSent.mutate(undefined)}
          >
            <Icon of={FileDown} className="size-4" />
            <Trans>File as it was sent</Trans>
          </Button>
          <Button
            variant="ink"
            busy={saving.isPending}
            disabled={file?.state !== "ready"}
            onClick={() => saving.mutate(undefined)}
          >
            <Icon of={Download} className="size-4" />
            <Trans>Download</Trans>
          </Button>
        </>
      }
    >
      <FormProblem problem={saving.problem ?? savingAsSent.problem} />
      <LogoPreview quote={quote} />
    </Dialog>
  );
}
