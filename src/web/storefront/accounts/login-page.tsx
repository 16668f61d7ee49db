import { useLingui } from "@lingui/react/macro";
import { Navigate, useLocation } from "react-router";
import { officePaths } from "#domain/shop/office-paths.ts";
import { AuthProvider, useAuth } from "../../parts/accounts/auth-provider.tsx";
import { useIsInBrowser } from "../../parts/use-is-in-browser.ts";
import { AccountPage } from "./account-page.tsx";
import { LoginForm } from "./login-form.tsx";
import { officePath, protectedPath } from "./protected-path.ts";

/** The sign-in page, for staff too. */
export default function LoginPage() {
  return (
    <AuthProvider>
      <Login />
    </AuthProvider>
  );
}

/** Who is signed in goes on to the back office. Until that is known the form stands all the same: it can be filled in. */
function Login() {
  const { t } = useLingui();
  const { isAuthenticated } = useAuth();
  const location = useLocation();
  const isInBrowser = useIsInBrowser();
  // The server knows nothing of the browser's history.
  const from = isInBrowser ? protectedPath(location) : undefined;
  const to = officePath(from) ?? officePaths.admin();
  if (isAuthenticated) return <Navigate to={to} replace />;
  return (
    <AccountPage title={t`Sign In`}>
      <LoginForm from={from} to={to} />
    </AccountPage>
  );
}
