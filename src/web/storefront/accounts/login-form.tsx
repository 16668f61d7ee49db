import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { accountEmailRule, givenPasswordRule } from "#domain/accounts/account-rules.ts";
import { secondFactorRule } from "#domain/accounts/second-factor.ts";
import { challengeOf, login, passSecondStep } from "../../api/accounts.ts";
import { useAuth } from "../../parts/accounts/auth-provider.tsx";
import { PasswordField } from "../../parts/accounts/password-field.tsx";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { usePaths } from "../../use-paths.ts";
import { useRootData } from "../../words/use-locale.ts";
import { FormFailure } from "./form-failure.tsx";
import { textOf } from "./text-of.ts";
import { useAccountForm } from "./use-account-form.ts";

interface LoginFormProps {
  /** The page that asked to sign in. */
  readonly from: string | undefined;
  /** Where signing in leads. */
  readonly to: string;
}

/** E-mail and password; afterwards always to /admin, and there to the page that asked. */
export function LoginForm({ from, to }: LoginFormProps) {
  const { t } = useLingui();
  const { signIn } = useAuth();
  const { facts } = useRootData();
  const { forgotPassword, register } = usePaths();
  const navigate = useNavigate();
  const [challenge, setChallenge] = useState<string>();
  const form = useAccountForm({
    what: "login",
    check: (given) => ({
      email: accountEmailRule(textOf(given, "email")),
      password: givenPasswordRule(textOf(given, "password")),
    }),
    async send(given) {
      const answer = await login({ email: textOf(given, "email"), password: textOf(given, "password") });
      const asked = challengeOf(answer);
      if (asked !== undefined) return setChallenge(asked);
      signIn(answer);
      await navigate(to, { replace: true });
    },
    // Anything but a refused call was thrown here, on the page.
    thrown: t`An error occurred while connecting`,
  });
  if (challenge !== undefined) {
    return <SecondStepForm challenge={challenge} to={to} onAgain={() => setChallenge(undefined)} />;
  }
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void form.submit(event)}>
      {from && (
        <Banner tone="info">
          <Trans>Please log in to access {from}</Trans>
        </Banner>
      )}
      <FormFailure words={form.failure} />
      <TextField {...form.field("email")} label={t`Email`} type="email" autoComplete="username" required />
      <PasswordField
        {...form.field("password")}
        label={t`Password`}
        autoComplete="current-password"
        required
      />
      <Button type="submit" variant="ink" size="lg" busy={form.isSending} busyText={t`Signing in...`}>
        <Trans>Sign In</Trans>
      </Button>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <Link className="link py-1" to={forgotPassword()} state={{ from: "staff" }}>
          <Trans>Forgot your password?</Trans>
        </Link>
        {facts.isRegistrationOpen && (
          <Link className="link py-1" to={register()}>
            <Trans>Create an account</Trans>
          </Link>
        )}
      </p>
      <p className="border-t border-line pt-5 text-sm text-ink-2">
        <Trans>
          You asked for a quote?{" "}
          <Link className="link text-ink" to={paths.clientLogin()}>
            Open your quote
          </Link>{" "}
          instead.
        </Trans>
      </p>
    </form>
  );
}

interface SecondStepFormProps {
  readonly challenge: string;
  /** Where signing in leads. */
  readonly to: string;
  readonly onAgain: () => void;
}

/** The code of the app, after the password; a recovery code does as well. */
function SecondStepForm({ challenge, to, onAgain }: SecondStepFormProps) {
  const { t } = useLingui();
  const { signIn } = useAuth();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const form = useAccountForm({
    what: "login",
    check: (given) => ({ code: secondFactorRule(textOf(given, "code")) }),
    async send(given) {
      signIn(await passSecondStep({ challenge, code: textOf(given, "code") }));
      await navigate(to, { replace: true });
    },
    thrown: t`An error occurred while connecting`,
  });
  const { error, ...named } = form.field("code");
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void form.submit(event)}>
      {(error === undefined || form.hasElsewhere) && <FormFailure words={form.failure} />}
      <TextField
        {...named}
        error={error}
        ref={field}
        label={t`Code`}
        hint={t`Six digits from your authenticator app, or a recovery code`}
        autoComplete="one-time-code"
        spellCheck={false}
        required
      />
      <Button type="submit" variant="ink" size="lg" busy={form.isSending} busyText={t`Signing in...`}>
        <Trans>Sign In</Trans>
      </Button>
      <button type="button" className="link justify-self-start py-1" onClick={onAgain}>
        <Trans>Back to sign in</Trans>
      </button>
    </form>
  );
}
