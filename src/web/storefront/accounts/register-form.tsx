import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useNavigate } from "react-router";
import {
  accountEmailRule,
  accountLimits,
  accountNameRule,
  newPasswordForRule,
  passwordConfirmationRule,
} from "#domain/accounts/account-rules.ts";
import { register } from "../../api/accounts.ts";
import { useAuth } from "../../parts/accounts/auth-provider.tsx";
import { PasswordField } from "../../parts/accounts/password-field.tsx";
import { Honeypot } from "../../parts/honeypot.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { usePaths } from "../../use-paths.ts";
import { FormFailure } from "./form-failure.tsx";
import { textOf } from "./text-of.ts";
import { useAccountForm } from "./use-account-form.ts";

/** Registers an account; its texts are French. Leads to the home page, signed in. */
export function RegisterForm() {
  const { t } = useLingui();
  const { signIn } = useAuth();
  const paths = usePaths();
  const navigate = useNavigate();
  const least = accountLimits.passwordLeast;
  const form = useAccountForm({
    what: "register",
    check: (given) => ({
      name: accountNameRule(textOf(given, "name")),
      email: accountEmailRule(textOf(given, "email")),
      password: newPasswordForRule(textOf(given, "password"), textOf(given, "email")),
      password_confirmation: confirmationError(given),
    }),
    async send(given, fillMilliseconds) {
      const answer = await register({
        name: textOf(given, "name"),
        email: textOf(given, "email"),
        password: textOf(given, "password"),
        password_confirmation: textOf(given, "password_confirmation"),
        website: textOf(given, "website"),
        fill_ms: Math.round(fillMilliseconds),
      });
      signIn(answer);
      await navigate(paths.home());
    },
  });
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void form.submit(event)}>
      <FormFailure words={form.failure} />
      <TextField {...form.field("name")} label={t`Nom complet`} autoComplete="name" required />
      <TextField
        {...form.field("email")}
        label={t`Adresse email`}
        type="email"
        autoComplete="username"
        required
      />
      <PasswordField
        {...form.field("password")}
        label={t`Mot de passe`}
        hint={t`Au moins ${least} caractères`}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...form.field("password_confirmation")}
        label={t`Confirmer le mot de passe`}
        autoComplete="new-password"
        required
      />
      <Honeypot />
      <Button type="submit" variant="ink" size="lg" busy={form.isSending}>
        <Trans>S'inscrire</Trans>
      </Button>
      <p>
        <Trans>
          Vous avez déjà un compte ?{" "}
          <Link className="link py-1" to={paths.login()}>
            Se connecter
          </Link>
        </Trans>
      </p>
    </form>
  );
}

function confirmationError(given: FormData) {
  return passwordConfirmationRule(textOf(given, "password"), textOf(given, "password_confirmation"));
}
