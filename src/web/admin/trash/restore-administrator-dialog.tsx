import { Trans, useLingui } from "@lingui/react/macro";
import { restoreUser } from "#contracts/accounts/accounts.ts";
import type { Trashed } from "#contracts/trash.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import {
  noProof,
  ProofFields,
  type ProofValues,
  proofOf,
  proofRules,
  useHasSecondFactor,
} from "../accounts/proof-fields.tsx";
import { doAsStaff } from "../call-as-staff.ts";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";

interface RestoreAdministratorDialogProps {
  readonly record: Trashed;
  readonly onClose: () => void;
}

/** Restoring an account with a guarded role gives that back: it asks for the password first (SPEC-4.47). */
export function RestoreAdministratorDialog({ record, onClose }: RestoreAdministratorDialogProps) {
  const { t } = useLingui();
  const { name } = record;
  const asked = { isAsked: true, hasFactor: useHasSecondFactor() };
  const restoring = useStaffMutation({
    invalidates: ["users"],
    mutationFn: (values: ProofValues) =>
      doAsStaff(restoreUser, { params: { id: record.record_id }, body: proofOf(values, asked) }),
    onSuccess: () => {
      onClose();
      toast({ tone: "positive", text: t`${name} is restored.` });
    },
  });
  const form = useStaffForm<ProofValues>(restoring, {
    defaultValues: noProof,
    rules: (values) => proofRules(values, asked),
  });
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={<Trans>Restore {name}?</Trans>}
      description={<Trans>The account has its rights again, to the shop or its money.</Trans>}
      closeLabel={t`Close`}
    >
      <form noValidate className="grid gap-4" onSubmit={form.submit}>
        <FormProblem problem={form.problem} />
        <ProofFields field={form.field} code={form.values.code} hasFactor={asked.hasFactor} />
        <Button type="submit" variant="ink" busy={restoring.isPending}>
          <Trans>Restore</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
