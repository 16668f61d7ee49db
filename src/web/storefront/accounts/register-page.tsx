import { useLingui } from "@lingui/react/macro";
import { AuthProvider } from "../../parts/accounts/auth-provider.tsx";
import { useLocale } from "../../words/use-locale.ts";
import { AccountPage } from "./account-page.tsx";
import { RegisterForm } from "./register-form.tsx";

/** The registration page. */
export default function RegisterPage() {
  const { t } = useLingui();
  const french = useLocale() === "mul" ? "fr" : undefined;
  return (
    <AuthProvider>
      <AccountPage title={t`Créer un compte`} lang={french}>
        <RegisterForm />
      </AccountPage>
    </AuthProvider>
  );
}
