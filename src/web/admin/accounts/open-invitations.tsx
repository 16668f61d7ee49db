import { Trans, useLingui } from "@lingui/react/macro";
import MailX from "lucide-react/icons/mail-x";
import { useState } from "react";
import { type Invitation, listInvitations, withdrawInvitation } from "#contracts/accounts/invitations.ts";
import { roleWords } from "../../parts/accounts/role-words.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { translateMessage } from "../../words/say.ts";
import { callAsStaff } from "../call-as-staff.ts";
import { RowAction } from "../index/row-action.tsx";
import { useFormats } from "../use-formats.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { useStaffQuery } from "../use-staff-query.ts";

/** The invitations that wait for their answer; each can be withdrawn, which is asked first. Nothing is shown where there is none. */
export function OpenInvitations() {
  const { t, i18n } = useLingui();
  const { moment } = useFormats();
  const [leaving, setLeaving] = useState<Invitation>();
  const query = useStaffQuery({
    queryKey: ["users", "invitations"],
    read: async (ask) => (await ask(listInvitations, {})).invitations,
  });
  const withdrawing = useStaffMutation({
    invalidates: ["users"],
    mutationFn: (id: number) => callAsStaff(withdrawInvitation, { params: { id } }),
    onSuccess: () => {
      setLeaving(undefined);
      toast({ text: t`The invitation is withdrawn: its link opens nothing any more.` });
    },
  });
  if (!query.data || query.data.length === 0) return null;
  return (
    <section aria-labelledby="invitations" className="mt-8">
      <h2 id="invitations" className="mb-2 text-lg">
        <Trans>Open invitations</Trans>
      </h2>
      <ul className="border-y border-line">
        {query.data.map((invitation) => {
          const { id, email, name, role, invited_by, expires_at } = invitation;
          return (
            <li
              key={id}
              className="flex items-center justify-between gap-4 border-b border-line py-2 last:border-b-0"
            >
              <div className="min-w-0">
                <p className="break-all">{name === "" ? email : `${name} · ${email}`}</p>
                <p className="tabular text-sm text-ink-2">
                  {i18n._(roleWords[role])} · <Trans>invited by {invited_by}</Trans> ·{" "}
                  {expires_at === null ? (
                    <Trans>the mail is on its way</Trans>
                  ) : (
                    <Trans>good until {moment(expires_at)}</Trans>
                  )}
                </p>
              </div>
              <RowAction
                icon={MailX}
                label={t`Withdraw the invitation of ${email}`}
                onPress={() => setLeaving(invitation)}
              />
            </li>
          );
        })}
      </ul>
      {leaving && (
        <ConfirmDialog
          open
          onOpenChange={() => setLeaving(undefined)}
          tone="danger"
          title={<Trans>Withdraw the invitation of {leaving.email}?</Trans>}
          description={<Trans>Its link opens nothing any more. You can invite again.</Trans>}
          confirmLabel={t`Withdraw the invitation`}
          cancelLabel={t`Cancel`}
          busy={withdrawing.isPending}
          error={withdrawing.problem && translateMessage(i18n, withdrawing.problem)}
          onConfirm={() => withdrawing.mutate(leaving.id)}
        />
      )}
    </section>
  );
}
