import { Trans, useLingui } from "@lingui/react/macro";
import { MailX } from "lucide-react";
import { listInvitations, withdrawInvitation } from "#contracts/accounts/invitations.ts";
import { roleWords } from "../../parts/accounts/role-words.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { callAsStaff } from "../call-as-staff.ts";
import { RowAction } from "../index/row-action.tsx";
import { useFormats } from "../use-formats.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { useStaffQuery } from "../use-staff-query.ts";

/** The invitations that wait for their answer; each can be withdrawn. Nothing is shown where there is none. */
export function OpenInvitations() {
  const { t, i18n } = useLingui();
  const { moment } = useFormats();
  const query = useStaffQuery({
    queryKey: ["users", "invitations"],
    read: async (ask) => (await ask(listInvitations, {})).invitations,
  });
  const withdrawing = useStaffMutation({
    what: "staffMutation",
    invalidates: ["users"],
    mutationFn: (id: number) => callAsStaff(withdrawInvitation, { params: { id } }),
    onSuccess: () => toast({ text: t`The invitation is withdrawn: its link opens nothing any more.` }),
  });
  if (!query.data || query.data.length === 0) return null;
  return (
    <section aria-labelledby="invitations" className="mt-8">
      <h2 id="invitations" className="mb-2 text-lg">
        <Trans>Open invitations</Trans>
      </h2>
      <FormProblem problem={withdrawing.problem} />
      <ul className="border-y border-line">
        {query.data.map(({ id, email, name, role, invited_by, expires_at }) => (
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
              onPress={() => withdrawing.mutate(id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
