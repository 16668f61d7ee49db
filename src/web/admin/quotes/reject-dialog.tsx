import { Trans, useLingui } from "@lingui/react/macro";
import { rejectionReasonRule } from "#domain/quotes/rejection-reason.ts";
import type { ReadQuoteForStaff } from "../../api/reads/quotes.ts";
import { useValidatedForm } from "../../parts/forms/use-validated-form.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { GuardedDialog } from "../forms/guarded-dialog.tsx";

interface RejectDialogProps {
  readonly quote: ReadQuoteForStaff;
  /** What was typed before and refused. */
  readonly typed: string | undefined;
  readonly onClose: () => void;
  readonly onReject: (reason: string) => void;
}

/** Asks for the reason that is sent to the client; confirming needs one. */
export function RejectDialog({ quote, typed = "", onClose, onReject }: RejectDialogProps) {
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
