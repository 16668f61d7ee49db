import { Trans, useLingui } from "@lingui/react/macro";
import { AuthProvider, useAuth } from "../../parts/accounts/auth-provider.tsx";
import { useSignOut } from "../../parts/accounts/use-sign-out.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { AccountPage } from "./account-page.tsx";

/** Only administrators may enter the back office. */
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
  const { user } = useAuth();
  const { isBusy, leave } = useSignOut();
  if (!user) return null;
  const { name } = user;
  return (
    <Button busy={isBusy} onClick={leave}>
      <Trans>Sign out {name}</Trans>
    </Button>
  );
}
