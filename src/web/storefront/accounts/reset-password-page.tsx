import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import type { Route } from "./+types/reset-password-page.ts";
import { AccountPage } from "./account-page.tsx";
import { ResetPasswordForm } from "./reset-password-form.tsx";

/** A new password by the mailed link. Opening the link uses nothing up. */
export default function ResetPasswordPage({ params }: Route.ComponentProps) {
  const { t } = useLingui();
  const [answer, setAnswer] = useState<string>();
  return (
    <AccountPage title={t`Choose a new password`}>
      <div role="status">{answer !== undefined && <Banner tone="positive">{answer}</Banner>}</div>
      {answer === undefined ? (
        <>
          <ResetPasswordForm token={params.token} onDone={setAnswer} />
          <p className="mt-5">
            <Link className="link py-1" to={paths.forgotPassword()}>
              <Trans>Ask for a new link</Trans>
            </Link>
          </p>
        </>
      ) : (
        <LinkButton to={paths.login()} variant="ink" className="mt-6">
          <Trans>Sign In</Trans>
        </LinkButton>
      )}
    </AccountPage>
  );
}
