import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { endAllSessions, endUserSessions } from "#contracts/accounts/sessions.ts";
import type { ReadUser } from "../../api/reads/users.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { translateMessage } from "../../words/say.ts";
import { callAsStaff } from "../call-as-staff.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";

/** Ends every session of a user (ASVS 7.4.5); without `user`, of all users except the caller. */
export function EndSessions({ user }: { user?: ReadUser }) {
  const { t, i18n } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const name = user?.name ?? "";
  const ending = useStaffMutation({
    invalidates: ["sessions", "history"],
    mutationFn: () =>
      user
        ? callAsStaff(endUserSessions, { params: { id: user.id } })
        : callAsStaff(endAllSessions, { body: { everybody: true } }),
    onSuccess: ({ ended }) => {
      setAsking(false);
      toast({ tone: "positive", text: t`Sessions ended: ${ended}` });
    },
  });
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {user ? <Trans>Sign out everywhere</Trans> : <Trans>Sign everybody out</Trans>}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        title={user ? <Trans>Sign {name} out everywhere?</Trans> : <Trans>Sign everybody out?</Trans>}
        description={
          user ? (
            <Trans>Every open session of this account ends at once. The password stays as it is.</Trans>
          ) : (
            <Trans>Every session of staff and clients but this one ends at once. Mailed links stay.</Trans>
          )
        }
        confirmLabel={t`End the sessions`}
        cancelLabel={t`Cancel`}
        busy={ending.isPending}
        error={ending.problem ? translateMessage(i18n, ending.problem) : undefined}
        onConfirm={() => ending.mutate(undefined)}
      />
    </>
  );
}
