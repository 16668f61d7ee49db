import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { endSecondFactor } from "#contracts/accounts/second-factor.ts";
import { endOtherSessions, endSession, listSessions } from "#contracts/accounts/sessions.ts";
import { isLanguage } from "#domain/language/language.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { useAuth } from "../../parts/accounts/auth-provider.tsx";
import { PasswordField } from "../../parts/accounts/password-field.tsx";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { SessionList } from "../../parts/sessions/session-list.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { StatusDot } from "../../ui/feedback/status-dot.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { useRootData } from "../../words/use-locale.ts";
import { callAsStaff, doAsStaff } from "../call-as-staff.ts";
import { QueryState } from "../forms/query-problem.tsx";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { SectionHead } from "../index/section-head.tsx";
import { useChooseLanguage } from "../shell/account-language.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { useStaffQuery } from "../use-staff-query.ts";
import { BeginDialog } from "./begin-dialog.tsx";
import { CodeField } from "./code-field.tsx";
import { OwnAddress } from "./own-address.tsx";
import { OwnName } from "./own-name.tsx";
import { OwnPassword } from "./own-password.tsx";
import { useSecondFactor } from "./use-own-account.ts";

/** One's own account: name, address, password, language, the second factor, and the open sessions. */
export function OwnAccountSection() {
  const { t } = useLingui();
  const { user } = useAuth();
  const [dialog, setDialog] = useState<"begin" | "end">();
  const query = useSecondFactor();
  const close = () => setDialog(undefined);
  return (
    <>
      <SectionHead title={<Trans>My account</Trans>} />
      <div className="max-w-2xl">
        <p className="mb-6">
          {user?.name} · <span className="break-all text-ink-2">{user?.email}</span>
        </p>
        <OwnName />
        <OwnAddress />
        <OwnPassword />
        <OwnLanguage />
        <section aria-labelledby="second-factor" className="border-t border-ink pt-5">
          <h2 id="second-factor" className="mb-2 text-xl">
            <Trans>Two-factor authentication</Trans>
          </h2>
          <p className="mb-4 text-ink-2">
            <Trans>
              With it, signing in asks for a code of an app on your phone beside the password, and a refund
              asks for the password again. A stolen password alone opens nothing.
            </Trans>
          </p>
          <QueryState query={query} lines={2} />
          {query.data?.is_on === false && (
            <div className="flex flex-wrap items-center gap-4">
              <StatusDot tone="neutral">
                <Trans>Off</Trans>
              </StatusDot>
              <Button variant="ink" onClick={() => setDialog("begin")}>
                <Trans>Set it up</Trans>
              </Button>
            </div>
          )}
          {query.data?.is_on && (
            <div className="flex flex-wrap items-center gap-4">
              <StatusDot tone="positive">
                <Trans>On</Trans>
              </StatusDot>
              <span className="text-ink-2">{t`Recovery codes left: ${query.data.recovery_codes_left}`}</span>
              <Button onClick={() => setDialog("end")}>
                <Trans>Switch it off</Trans>
              </Button>
            </div>
          )}
        </section>
        <OwnSessions />
      </div>
      {dialog === "begin" && <BeginDialog onClose={close} />}
      {dialog === "end" && <EndDialog onClose={close} />}
    </>
  );
}

/** The language of one's screens and mails. */
function OwnLanguage() {
  const { t } = useLingui();
  const { user } = useAuth();
  const choosing = useChooseLanguage();
  return (
    <section aria-labelledby="own-language" className="mb-10 border-t border-ink pt-5">
      <h2 id="own-language" className="mb-2 text-xl">
        <Trans>Language</Trans>
      </h2>
      <p className="mb-4 text-ink-2">
        <Trans>Of your screens here, and of the mails that the shop writes to you.</Trans>
      </p>
      <SelectField
        label={t`Language`}
        hideLabel
        value={user?.language ?? ""}
        disabled={choosing.isPending}
        onChange={({ target: { value } }) => choosing.mutate(isLanguage(value) ? value : null)}
        className="max-w-60"
      >
        <option value="">{t`Not chosen`}</option>
        <option value="en" lang="en">
          English
        </option>
        <option value="fr" lang="fr">
          Français
        </option>
      </SelectField>
    </section>
  );
}

/** Switches the second factor off, with both that it takes to sign in. */
function EndDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const ending = useStaffMutation({
    invalidates: ["second-factor"],
    mutationFn: (body: { readonly password: string; readonly code: string }) =>
      callAsStaff(endSecondFactor, { body }),
    onSuccess: () => {
      onClose();
      toast({ tone: "positive", text: t`Two-factor authentication is off.` });
    },
  });
  const form = useStaffForm<{ password: string; code: string }>(ending, {
    defaultValues: { password: "", code: "" },
  });
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      keepOnPressOutside
      title={t`Switch two-factor authentication off`}
      closeLabel={t`Close`}
    >
      <form className="grid gap-4" noValidate onSubmit={form.submit}>
        <FormProblem problem={form.problem} />
        <PasswordField {...form.field("password")} label={t`Your password`} autoComplete="current-password" />
        <CodeField {...form.field("code")} />
        <Button type="submit" variant="danger" busy={ending.isPending}>
          <Trans>Switch it off</Trans>
        </Button>
      </form>
    </Dialog>
  );
}

/** Where one is signed in, and the end of it. */
function OwnSessions() {
  const { t } = useLingui();
  const { timeZone } = useRootData().facts;
  const query = useStaffQuery({
    queryKey: ["sessions"],
    read: (ask) => ask(listSessions, {}),
  });
  const ending = useStaffMutation({
    invalidates: ["sessions"],
    mutationFn: async (id: string | undefined) => {
      if (id === undefined) await doAsStaff(endOtherSessions, {});
      else await doAsStaff(endSession, { params: { id } });
    },
    onSuccess: () => toast({ tone: "positive", text: t`Signed out there.` }),
  });
  return (
    <section aria-labelledby="own-sessions" className="mt-10 border-t border-ink pt-5">
      <h2 id="own-sessions" className="mb-4 text-xl">
        <Trans>Where you are signed in</Trans>
      </h2>
      <FormProblem
        problem={ending.problem ?? (query.error ? failureMessage("staffList", query.error) : undefined)}
      />
      {query.isPending && <SkeletonText lines={2} />}
      {query.data && (
        <SessionList
          sessions={query.data.sessions}
          busy={ending.isPending}
          timeZone={timeZone}
          onEnd={ending.mutate}
        />
      )}
    </section>
  );
}
