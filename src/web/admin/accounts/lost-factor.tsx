import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { removeSecondFactor } from "#contracts/second-factor.ts";
import type { ReadUser } from "../../api/reads/users.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast.ts";
import { sayText } from "../../words/say.ts";
import { doAsStaff } from "../call-as-staff.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { noProof, ProofFields, proofOf, useHasSecondFactor } from "./proof-fields.tsx";

/** For a colleague who lost phone and recovery codes: takes the second factor off, with one's own password (REL-S8). */
export function LostFactor({ user }: { user: ReadUser }) {
  const { t, i18n } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const [proof, setProof] = useState(noProof);
  const asked = { isAsked: true, hasFactor: useHasSecondFactor() };
  const removing = useStaffMutation({
    what: "staffMutation",
    invalidates: ["history"],
    mutationFn: () => doAsStaff(removeSecondFactor, { params: { id: user.id }, body: proofOf(proof, asked) }),
    onSuccess: () => {
      setAsking(false);
      toast({ tone: "positive", text: t`${user.name} now signs in with the password alone.` });
    },
  });
  const { fieldErrors } = removing;
  const faults = { current_password: fieldErrors.current_password, code: fieldErrors.code };
  const isAtField = Boolean(faults.current_password ?? faults.code);
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        <Trans>Lost the second factor?</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        title={<Trans>Take the second factor off?</Trans>}
        description={
          <Trans>Be sure that it is really {user.name} who asks. The password alone then signs in.</Trans>
        }
        confirmLabel={t`Take it off`}
        cancelLabel={t`Cancel`}
        busy={removing.isPending}
        error={isAtField || !removing.problem ? undefined : sayText(i18n, removing.problem)}
        onConfirm={() => removing.mutate(undefined)}
      >
        <ProofFields values={proof} faults={faults} hasFactor={asked.hasFactor} onChange={setProof} />
      </ConfirmDialog>
    </>
  );
}
