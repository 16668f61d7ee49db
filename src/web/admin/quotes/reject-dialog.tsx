import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { rejectionReasonRule } from "#domain/quotes/rejection-reason.ts";
import type { ReadQuoteForStaff } from "../../api/reads/quotes.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { say } from "../../words/say.ts";
import { GuardedDialog } from "../forms/guarded-dialog.tsx";

interface RejectDialogProps {
  readonly quote: ReadQuoteForStaff;
  /** What was typed before and refused. */
  readonly typed: string | undefined;
  readonly onClose: () => void;
  readonly onReject: (reason: string) => void;
}

/** Asks for the reason that is sent to the client; confirming needs one (SPEC-2.31). */
export function RejectDialog({ quote, typed = "", onClose, onReject }: RejectDialogProps) {
  const { t, i18n } = useLingui();
  const [reason, setReason] = useState(typed);
  const fault = rejectionReasonRule(reason);
  const isBlank = reason.trim() === "";
  return (
    <GuardedDialog
      size="sm"
      isDirty={!isBlank}
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
          <Button variant="danger" disabled={fault !== undefined} onClick={() => onReject(reason)}>
            <Trans>Reject</Trans>
          </Button>
        </>
      )}
    >
      <TextArea
        label={t`Reason`}
        hint={t`The client reads it in the mail.`}
        rows={4}
        value={reason}
        error={isBlank || !fault ? undefined : say(i18n, fault)}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </GuardedDialog>
  );
}
