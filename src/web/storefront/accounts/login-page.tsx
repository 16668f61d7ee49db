import { useLingui } from "@lingui/react/macro";
import { Navigate } from "react-router";
import { AuthProvider, useAuth } from "../../parts/accounts/auth-provider.tsx";
import { paths } from "../../paths.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { LoginForm } from "./login-form.tsx";

/** The sign-in page, for staff too (S1 §2). */
export default function LoginPage() {
  return (
    <AuthProvider>
      <Login />
    </AuthProvider>
  );
}

function Login() {
  const { t } = useLingui();
  const { isReady, isAuthenticated } = useAuth();
  if (isReady && isAuthenticated) return <Navigate to={paths.admin()} replace />;
  return (
    <main id="main" className="frame py-12 sm:py-20">
      <div className="max-w-[30rem]">
        <h1 className="mb-6 text-3xl">{t`Sign In`}</h1>
        {isReady ? <LoginForm /> : <Spinner label={t`Checking who is signed in`} />}
      </div>
    </main>
  );
}
