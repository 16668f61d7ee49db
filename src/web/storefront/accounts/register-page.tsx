import { Trans, useLingui } from "@lingui/react/macro";
import { data } from "react-router";
import { accountsByInvitation } from "#domain/accounts/account-rules.ts";
import { pageServices } from "../../context.ts";
import { AuthProvider } from "../../parts/accounts/auth-provider.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { usePaths } from "../../use-paths.ts";
import { say } from "../../words/say.ts";
import { useLocale } from "../../words/use-locale.ts";
import type { Route } from "./+types/register-page.ts";
import { AccountPage } from "./account-page.tsx";
import { RegisterForm } from "./register-form.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const isOpen = context.get(pageServices).facts.isRegistrationOpen;
  return data({ isOpen }, { status: isOpen ? 200 : 403 });
}

/** The registration page; where accounts are by invitation, the way to sign in. */
export default function RegisterPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const french = useLocale() === "mul" ? "fr" : undefined;
  if (!loaderData.isOpen) return <ByInvitation />;
  return (
    <AuthProvider>
      <AccountPage title={t`Créer un compte`} lang={french}>
        <RegisterForm />
      </AccountPage>
    </AuthProvider>
  );
}

function ByInvitation() {
  const { i18n } = useLingui();
  const paths = usePaths();
  return (
    <AccountPage title={say(i18n, accountsByInvitation)}>
      <p className="mb-6">
        <Trans>People who work here are invited by mail.</Trans>
      </p>
      <LinkButton to={paths.login()} variant="ink">
        <Trans>Sign In</Trans>
      </LinkButton>
    </AccountPage>
  );
}
