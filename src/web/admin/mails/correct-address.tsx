import { Trans, useLingui } from "@lingui/react/macro";
import { type OutboxMail, resendMail } from "#contracts/outbox.ts";
import { accountEmailRule } from "#domain/accounts/account-rules.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextField } from "../../ui/fields/text-field.tsx";
import { doAsStaff } from "../call-as-staff.ts";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";

/** The right address of a client whose mail server says that there is no such mailbox, and the mail once more. */
export function CorrectAddress({ mail: { id, recipient } }: { mail: OutboxMail }) {
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
