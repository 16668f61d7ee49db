import { Trans, useLingui } from "@lingui/react/macro";
import Send from "lucide-react/icons/send";
import { Link } from "react-router";
import { type OutboxMail, previewMail, resendMail } from "#contracts/outbox.ts";
import { accountEmailRule } from "#domain/accounts/account-rules.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { Allowed } from "../allowed.tsx";
import { doAsStaff } from "../call-as-staff.ts";
import { QueryProblem } from "../forms/query-problem.tsx";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { useStaffQuery } from "../use-staff-query.ts";
import { MailFrame } from "./mail-frame.tsx";
import { MailStatus } from "./mail-status.tsx";

/** A mail as its reader sees it, its link masked; and sending it again, with a link of its own. */
export function MailDialog({ mailId, onClose }: { mailId: number; onClose: () => void }) {
  const { t } = useLingui();
  const params = { id: mailId };
  const query = useStaffQuery({
    queryKey: ["outbox", "mail", mailId],
    read: (ask) => ask(previewMail, { params }),
  });
  const resending = useStaffMutation({
    invalidates: ["outbox"],
    mutationFn: () => doAsStaff(resendMail, { params, body: {} }),
    onSuccess: () => toast({ tone: "positive", text: t`The mail is on its way again.` }),
  });
  const { mail, subject, html } = query.data ?? {};
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={subject ?? t`Mail`}
      description={mail?.recipient}
      closeLabel={t`Close`}
      footer={
        <Button
          variant="ink"
          busy={resending.isPending}
          disabled={!mail || mail.status === "waiting"}
          onClick={() => resending.mutate(undefined)}
        >
          <Icon of={Send} className="size-4" />
          <Trans>Send again</Trans>
        </Button>
      }
    >
      <QueryProblem query={query} />
      <FormProblem problem={resending.problem} />
      {mail && <MailStatus mail={mail} />}
      {mail?.quote && <QuoteOfMail {...mail.quote} isDead={mail.status === "dead"} />}
      {mail?.last_error && <p className="mt-1 text-sm break-words text-danger">{mail.last_error}</p>}
      {mail?.quote && mail.status === "dead" && mail.refusal === "recipient" && (
        <Allowed to="shop.manage">
          <CorrectAddress mail={mail} />
        </Allowed>
      )}
      {query.isPending && <Skeleton className="mt-3 h-[55dvh] w-full" />}
      {html !== undefined && <MailFrame html={html} className="mt-3 h-[55dvh]" />}
    </Dialog>
  );
}

type QuoteOfMailProps = NonNullable<OutboxMail["quote"]> & { readonly isDead: boolean };

/** The quote that a mail is about, where its client's telephone stands. */
function QuoteOfMail({ id, reference, name, isDead }: QuoteOfMailProps) {
  return (
    <p className="mt-1 text-sm">
      <Link to={officePaths.adminQuote(id)} className="link">
        <Trans>
          Quote {reference} of {name}
        </Trans>
      </Link>{" "}
      {isDead && (
        <Trans>
          The client does not know of it. Send it again once the reason is gone, or ring: the quote names the
          telephone.
        </Trans>
      )}
    </p>
  );
}

/** The right address of a client whose mail server says that there is no such mailbox, and the mail once more. */
function CorrectAddress({ mail: { id, recipient } }: { mail: OutboxMail }) {
  const { t } = useLingui();
  const correcting = useStaffMutation({
    what: "staffMutation",
    invalidates: ["outbox", "clients", "quotes", "quote", "today", "history"],
    mutationFn: (body: { readonly email: string }) => doAsStaff(resendMail, { params: { id }, body }),
    onSuccess: () => toast({ tone: "positive", text: t`The mail is on its way again.` }),
  });
  const form = useStaffForm(correcting, {
    defaultValues: { email: recipient },
    rules: ({ email }) => ({ email: accountEmailRule(email) }),
  });
  return (
    <form noValidate onSubmit={form.submit} className="mt-3 grid gap-3">
      <FormProblem problem={form.problem} elsewhere={form.elsewhere} />
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          {...form.field("email")}
          label={t`The client’s right address`}
          type="email"
          autoComplete="off"
          className="grow basis-64"
        />
        <Button type="submit" busy={correcting.isPending} disabled={!form.isDirty}>
          <Trans>Correct it and send again</Trans>
        </Button>
      </div>
    </form>
  );
}
