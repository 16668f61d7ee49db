import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "../../paths.ts";
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
      <LinkButton to={paths.home()} variant="ink" className="mt-8">
        <Trans>Back to home</Trans>
      </LinkButton>
    </AccountPage>
  );
}
