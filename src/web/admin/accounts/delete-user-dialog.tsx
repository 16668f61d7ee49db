import { Trans, useLingui } from "@lingui/react/macro";
import { deleteUser, restoreUser } from "#contracts/accounts/accounts.ts";
import type { ReadUser } from "../../api/reads/users.ts";
import { useAuth } from "../../parts/accounts/auth-provider.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { translateMessage } from "../../words/say.ts";
import { doAsStaff } from "../call-as-staff.ts";
import { useDeletion } from "../forms/use-deletion.ts";
import { useStaffForm } from "../forms/use-staff-form.ts";
import {
  noProof,
  ProofFields,
  type ProofValues,
  proofOf,
  proofRules,
  useHasSecondFactor,
} from "./proof-fields.tsx";

interface DeleteUserDialogProps {
  readonly user: ReadUser;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Deletes a user, with Undo; another owner with a proof (SPEC-4.47). One's own account stays. */
export function DeleteUserDialog({ user, ...handlers }: DeleteUserDialogProps) {
  const { t, i18n } = useLingui();
  // One's own stays, whatever the proof: the server says so.
  const isOwn = useAuth().user?.id === user.id;
  const asked = { isAsked: user.isAdmin && !isOwn, hasFactor: useHasSecondFactor() };
  const params = { id: user.id };
  const deleting = useDeletion<ProofValues>({
    what: "deleteUser",
    invalidates: ["users"],
    doneText: t`${user.name} is deleted.`,
    onDelete: (values) =>
      doAsStaff(deleteUser, { params, body: proofOf(values, asked) }, { version: user.version }),
    onRestore: () => doAsStaff(restoreUser, { params, body: {} }),
    ...handlers,
  });
  const form = useStaffForm<ProofValues>(deleting, {
    defaultValues: noProof,
    rules: (values) => proofRules(values, asked),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={handlers.onClose}
      tone="danger"
      title={<Trans>Delete {user.name}?</Trans>}
      description={<Trans>{user.email} can no longer sign in. The account can be restored.</Trans>}
      confirmLabel={t`Delete`}
      cancelLabel={t`Cancel`}
      busy={deleting.isPending}
      error={form.problem && translateMessage(i18n, form.problem)}
      onConfirm={() => void form.submit()}
    >
      {asked.isAsked && (
        <ProofFields field={form.field} code={form.values.code} hasFactor={asked.hasFactor} />
      )}
    </ConfirmDialog>
  );
}
