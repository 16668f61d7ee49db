import { useLingui } from "@lingui/react/macro";
import { Navigate } from "react-router";
import { AuthProvider, useAuth } from "../../parts/accounts/auth-provider.tsx";
import { paths } from "../../paths.ts";
import { Spinner } from "../../ui/buttons/spinner.tsx";
import { AccountPage } from "./account-page.tsx";
import { LoginForm } from "./login-form.tsx";

/** The sign-in page, for staff too. */
export default function LoginPage() {
  return (
    <AuthProvider>
      <Login />
    </AuthProvider>
  );
}

/** Who is signed in goes on to /admin; until that is known there is no form. */
function Login() {
  const { t } = useLingui();
  const { isReady, isAuthenticated } = useAuth();
  if (isReady && isAuthenticated) return <Navigate to={paths.admin()} replace />;
  return (
    <AccountPage title={t`Sign In`}>
      {isReady ? (
        <LoginForm />
      ) : (
        // As high as the form, so that nothing below it moves.
        <div className="grid min-h-88 place-items-center noscript:hidden">
          <Spinner label={t`Checking who is signed in`} className="text-xl" />
        </div>
      )}
    </AccountPage>
  );
}
