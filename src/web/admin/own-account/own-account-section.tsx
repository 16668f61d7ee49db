import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useAuth } from "../../parts/accounts/auth-provider.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { StatusDot } from "../../ui/feedback/status-dot.tsx";
import { QueryState } from "../forms/query-problem.tsx";
import { SectionHead } from "../index/section-head.tsx";
import { BeginDialog } from "./begin-dialog.tsx";
import { EndDialog } from "./end-dialog.tsx";
import { OwnAddress } from "./own-address.tsx";
import { OwnLanguage } from "./own-language.tsx";
import { OwnName } from "./own-name.tsx";
import { OwnPassword } from "./own-password.tsx";
import { OwnSessions } from "./own-sessions.tsx";
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
