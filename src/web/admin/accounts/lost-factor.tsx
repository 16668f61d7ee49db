import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { removeSecondFactor } from "#contracts/second-factor.ts";
import type { ReadUser } from "../../api/reads/users.ts";
import { PasswordField } from "../../parts/accounts/password-field.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { toast } from "../../ui/toast.ts";
import { sayText } from "../../words/say.ts";
import { doAsStaff } from "../call-as-staff.ts";
import { useDeed } from "../use-deed.ts";

/** For a colleague who lost phone and recovery codes: takes the second factor off, with one's own password (S8). */
export function LostFactor({ user }: { user: ReadUser }) {
  const { t, i18n } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const [password, setPassword] = useState("");
  const removing = useDeed({
    what: "staffDeed",
    refreshes: ["history"],
    run: () => doAsStaff(removeSecondFactor, { params: { id: user.id }, body: { password } }),
    onDone: () => {
      setAsking(false);
      toast({ tone: "positive", text: t`${user.name} now signs in with the password alone.` });
    },
  });
  const fault = removing.fieldErrors.password;
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
        error={fault || !removing.problem ? undefined : sayText(i18n, removing.problem)}
        onConfirm={() => removing.mutate(undefined)}
      >
        <PasswordField
          label={t`Your password`}
          autoComplete="current-password"
          value={password}
          error={fault}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </ConfirmDialog>
    </>
  );
}
