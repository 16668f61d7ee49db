import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";
import { AuthProvider, useAuth } from "../../parts/accounts/auth-provider.tsx";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { AccountPage } from "./account-page.tsx";

/** Only administrators may enter the back office (S2 §2, §6, D11). */
export default function UnauthorizedPage() {
  const { t } = useLingui();
  return (
    <AccountPage title={t`Unauthorized`}>
      <p className="text-lg">
        <Trans>Only administrators may access this section.</Trans>
      </p>
      <p className="mt-2 text-ink-2">
        <Trans>If you should have access, ask an administrator to give your account the right.</Trans>
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <LinkButton to={paths.home()} variant="ink">
          <Trans>Back to home</Trans>
        </LinkButton>
        <AuthProvider>
          <SignOut />
        </AuthProvider>
      </div>
    </AccountPage>
  );
}

/** The way out for an account without rights: no other page of the shop has one for it. */
function SignOut() {
  const { user, signOut } = useAuth();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  if (!user) return null;
  const { name } = user;

  async function leave() {
    setBusy(true);
    await signOut();
    await navigate(paths.login());
  }
  return (
    <Button busy={isBusy} onClick={() => void leave()}>
      <Trans>Sign out {name}</Trans>
    </Button>
  );
}
