import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";
import { newPasswordRule, passwordConfirmationRule } from "#domain/accounts/account-rules.ts";
import { resetPassword } from "../../api/accounts.ts";
import { clientToken } from "../../parts/accounts/client-token.ts";
import { NewPasswordFields } from "../../parts/accounts/new-password-fields.tsx";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import type { Route } from "./+types/reset-password-page.ts";
import { AccountPage } from "./account-page.tsx";
import { FormFailure } from "./form-failure.tsx";
import { textOf } from "./text-of.ts";
import { useAccountForm } from "./use-account-form.ts";

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

interface ResetPasswordFormProps {
  token: string;
  /** Staff sign in by themselves; given the server's sentence. */
  onDone: (answer: string) => void;
}

/** The new password, twice. A client is signed in with it, and the quotes open. */
function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const { t } = useLingui();
  const form = useAccountForm({
    what: "resetPassword",
    check: (given) => ({
      password: newPasswordRule(textOf(given, "password")),
      password_confirmation: passwordConfirmationRule(
        textOf(given, "password"),
        textOf(given, "password_confirmation"),
      ),
    }),
    async send(given) {
      const [password, password_confirmation] = [
        textOf(given, "password"),
        textOf(given, "password_confirmation"),
      ];
      const { message, clientToken: bearer } = await resetPassword({
        token,
        password,
        password_confirmation,
      });
      if (bearer === null) return onDone(message);
      clientToken.set(() => bearer);
      location.assign(paths.clientQuotes());
    },
  });
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void form.submit(event)}>
      <FormFailure words={form.failure} />
      <NewPasswordFields field={form.field} label={t`New password`} />
      <Button type="submit" variant="ink" size="lg" busy={form.isSending}>
        <Trans>Keep this password</Trans>
      </Button>
    </form>
  );
}
