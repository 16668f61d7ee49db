import { Trans, useLingui } from "@lingui/react/macro";
import Download from "lucide-react/icons/download";
import FileCheck from "lucide-react/icons/file-check";
import FileCode from "lucide-react/icons/file-code";
import FileMinus from "lucide-react/icons/file-minus";
import FilePen from "lucide-react/icons/file-pen";
import Trash2 from "lucide-react/icons/trash";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
  correctInvoice,
  discardInvoice,
  type InvoiceAnswer,
  issueInvoice,
} from "#contracts/invoices/invoices.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Icon } from "../../ui/icon.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { Allowed } from "../allowed.tsx";
import { callAsStaff } from "../call-as-staff.ts";
import { ReasonDialog } from "../forms/reason-dialog.tsx";
import { useFormats } from "../use-formats.ts";
import { useSaveFiles } from "../use-save-files.ts";
import { CreditDialog } from "./credit-dialog.tsx";
import { leftOf } from "./left-of.ts";
import { changedWithInvoices, useInvoiceCommand } from "./use-invoice-command.ts";

interface InvoiceActionsProps {
  readonly invoice: InvoiceAnswer;
  readonly size?: "sm";
  /** It is thrown away: its page leads elsewhere. */
  readonly onDiscarded?: () => void;
}

/** What can be done to an invoice as it stands. Its name stands in the label, where several are listed. */
export function InvoiceActions({ invoice, size, onDiscarded }: InvoiceActionsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<"issue" | "credit" | "correct" | "discard">();
  const close = () => setOpen(undefined);
  const { id, number, quote_reference, state } = invoice;
  const name = number ?? t`the draft for ${quote_reference}`;
  const isDraft = state === "draft";
  const look = size ? { size } : {};
  const saving = useSaveFiles();
  const pdf = { address: `/api/invoices/${id}/document`, name: `${number ?? quote_reference}.pdf` };
  const data = { address: `/api/invoices/${id}/factur-x`, name: `${number}-factur-x.xml` };
  return (
    <>
      <Button {...look} busy={saving.isPending} onClick={() => saving.mutate([pdf])}>
        <Icon of={Download} className="size-4" />
        <Trans>PDF</Trans>
        <span className="sr-only">{name}</span>
      </Button>
      {invoice.is_factur_x && (
        <Button {...look} busy={saving.isPending} onClick={() => saving.mutate([data])}>
          <Icon of={FileCode} className="size-4" />
          <Trans>XML</Trans>
          <span className="sr-only">{name}</span>
        </Button>
      )}
      <Allowed to="payments.write">
        {isDraft && (
          <>
            <Button {...look} onClick={() => setOpen("discard")}>
              <Icon of={Trash2} className="size-4" />
              <Trans>Throw away</Trans>
              <span className="sr-only">{name}</span>
            </Button>
            <Button {...look} variant="ink" onClick={() => setOpen("issue")}>
              <Icon of={FileCheck} className="size-4" />
              <Trans>Issue</Trans>
              <span className="sr-only">{name}</span>
            </Button>
          </>
        )}
        {!isDraft && leftOf(invoice) > 0 && (
          <>
            <Button {...look} onClick={() => setOpen("correct")}>
              <Icon of={FilePen} className="size-4" />
              <Trans>Correct</Trans>
              <span className="sr-only">{name}</span>
            </Button>
            <Button {...look} onClick={() => setOpen("credit")}>
              <Icon of={FileMinus} className="size-4" />
              <Trans>Credit</Trans>
              <span className="sr-only">{name}</span>
            </Button>
          </>
        )}
      </Allowed>
      {open === "credit" && <CreditDialog invoice={invoice} left={leftOf(invoice)} onClose={close} />}
      {open === "correct" && <CorrectDialog invoice={invoice} onClose={close} />}
      {open === "issue" && <IssueDialog invoice={invoice} onClose={close} />}
      {open === "discard" && (
        <DiscardDialog
          id={id}
          onClose={() => {
            close();
            onDiscarded?.();
          }}
          onCancel={close}
        />
      )}
    </>
  );
}

/** Issues the credit note of an invoice that was wrong, and leads to the draft that follows it. */
function CorrectDialog({ invoice, onClose }: { invoice: InvoiceAnswer; onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { money } = useFormats();
  const number = invoice.number ?? "";
  const credited = money(leftOf(invoice));
  return (
    <ReasonDialog
      id="correct-invoice"
      title={<Trans>Correct {number}</Trans>}
      submitLabel={<Trans>Issue the credit note</Trans>}
      hint={t`It stands on the credit note.`}
      invalidates={changedWithInvoices}
      save={(reason) => callAsStaff(correctInvoice, { params: { id: invoice.id }, body: { reason } })}
      done={t`The credit note is issued. Look at the new draft, and issue it.`}
      onDone={(text, answer) => {
        toast({ tone: "positive", text });
        void navigate(officePaths.adminInvoice(answer.invoice.id));
      }}
      onClose={onClose}
    >
      <p>
        <Trans>
          A credit note of {credited} is issued now and mailed to the client. The invoice that follows is
          drafted from what counts today.
        </Trans>
      </p>
    </ReasonDialog>
  );
}

function IssueDialog({ invoice, onClose }: { invoice: InvoiceAnswer; onClose: () => void }) {
  const { t } = useLingui();
  const amount = useFormats().money(invoice.due_cents);
  const issuing = useInvoiceCommand(
    issueInvoice,
    () => ({ params: { id: invoice.id }, body: {} }),
    () => {
      toast({ tone: "positive", text: t`Issued, and mailed to the client.` });
      onClose();
    },
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={
        invoice.kind === "credit" ? <Trans>Issue the credit note?</Trans> : <Trans>Issue the invoice?</Trans>
      }
      description={
        <>
          {invoice.kind === "credit" ? (
            <Trans>It gives {amount} back.</Trans>
          ) : (
            <Trans>It asks for {amount}.</Trans>
          )}{" "}
          <Trans>
            It gets its number and today's date, and is mailed to the client with its PDF. From then on it
            cannot be changed or deleted.
          </Trans>
        </>
      }
      confirmLabel={t`Issue`}
      cancelLabel={t`Cancel`}
      busy={issuing.isPending}
      error={issuing.problem && <FormProblem problem={issuing.problem} />}
      onConfirm={() => issuing.mutate(undefined)}
    />
  );
}

interface DiscardDialogProps {
  readonly id: number;
  readonly onClose: () => void;
  readonly onCancel: () => void;
}

function DiscardDialog({ id, onClose, onCancel }: DiscardDialogProps) {
  const { t } = useLingui();
  const discarding = useInvoiceCommand(
    discardInvoice,
    () => ({ params: { id } }),
    () => {
      toast({ tone: "positive", text: t`The draft is thrown away.` });
      onClose();
    },
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={onCancel}
      tone="danger"
      title={<Trans>Throw the draft away?</Trans>}
      description={<Trans>It has no number yet. Another one can be drafted at any time.</Trans>}
      confirmLabel={t`Throw away`}
      cancelLabel={t`Cancel`}
      busy={discarding.isPending}
      error={discarding.problem && <FormProblem problem={discarding.problem} />}
      onConfirm={() => discarding.mutate(undefined)}
    />
  );
}
