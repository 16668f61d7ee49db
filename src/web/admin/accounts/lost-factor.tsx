import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { removeSecondFactor } from "#contracts/accounts/second-factor.ts";
import type { ReadUser } from "../../api/reads/users.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { translateMessage } from "../../words/say.ts";
import { doAsStaff } from "../call-as-staff.ts";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { noProof, ProofFields, type ProofValues, proofOf, useHasSecondFactor } from "./proof-fields.tsx";

/** For a colleague who lost phone and recovery codes: takes the second factor off, with one's own password. */
export function LostFactor({ user }: { user: ReadUser }) {
  const { t, i18n } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const asked = { isAsked: true, hasFactor: useHasSecondFactor() };
  const removing = useStaffMutation({
    invalidates: ["history"],
    mutationFn: (proof: ProofValues) =>
      doAsStaff(removeSecondFactor, { params: { id: user.id }, body: proofOf(proof, asked) }),
    onSuccess: () => {
      setAsking(false);
      toast({ tone: "positive", text: t`${user.name} now signs in with the password alone.` });
    },
  });
  const form = useStaffForm<ProofValues>(removing, {
    defaultValues: noProof,
  });
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        <Trans>Lost the authenticator?</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        title={<Trans>Remove two-factor authentication?</Trans>}
        description={
          <Trans>Be sure that it is really {user.name} who asks. The password alone then signs in.</Trans>
        }
        confirmLabel={t`Take it off`}
        cancelLabel={t`Cancel`}
        busy={removing.isPending}
        error={form.problem && translateMessage(i18n, form.problem)}
        onConfirm={() => void form.submit()}
      >
        <ProofFields field={form.field} code={form.values.code} hasFactor={asked.hasFactor} />
      </ConfirmDialog>
    </>
  );
}
