import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { isRecord } from "#domain/text/read-value.ts";
import type { Words } from "#domain/words.ts";
import { login } from "../../api/accounts.ts";
import { failureWords } from "../../api/failure-words.ts";
import { ApiFailure } from "../../api/send.ts";
import { useAuth } from "../../parts/accounts/auth-provider.tsx";
import { PasswordField } from "../../parts/accounts/password-field.tsx";
import { paths } from "../../paths.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { sayText } from "../../words/say.ts";

interface Fault {
  readonly text: Words | string;
  readonly errors: ApiFailure["errors"];
}

/** E-mail and password; afterwards always to /admin (S1 §2). */
export function LoginForm() {
  const { t, i18n } = useLingui();
  const { signIn } = useAuth();
  const navigate = useNavigate();
  const from = protectedPath(useLocation().state);
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<Fault>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setSending(true);
    setFault(undefined);
    try {
      signIn(await login({ email: String(form.get("email")), password: String(form.get("password")) }));
      await navigate(paths.admin(), { replace: true });
    } catch (error) {
      const isRefusal = error instanceof ApiFailure;
      // Anything but a refused call was thrown here, on the page (S1 §8).
      const text = isRefusal ? failureWords("login", error) : t`An error occurred while connecting`;
      setFault({ text, errors: isRefusal ? error.errors : {} });
      setSending(false);
    }
  }

  return (
    <form className="grid gap-5" onSubmit={(event) => void submit(event)}>
      {from && (
        <Banner tone="info">
          <Trans>Please log in to access {from}</Trans>
        </Banner>
      )}
      {fault && (
        <Banner tone="negative" live="assertive">
          {sayText(i18n, fault.text)}
        </Banner>
      )}
      <TextField
        label={t`Email`}
        name="email"
        type="email"
        autoComplete="username"
        required
        error={fault?.errors.email?.[0]}
      />
      <PasswordField
        label={t`Password`}
        name="password"
        autoComplete="current-password"
        required
        error={fault?.errors.password?.[0]}
      />
      <Button type="submit" variant="ink" size="lg" busy={isSending} busyText={t`Signing in...`}>
        <Trans>Sign In</Trans>
      </Button>
      <Link className="link justify-self-start" to={paths.forgotPassword()}>
        <Trans>Forgot your password?</Trans>
      </Link>
    </form>
  );
}

/** Where the guard sent this visitor from. */
function protectedPath(state: unknown): string | undefined {
  return isRecord(state) && typeof state.from === "string" ? state.from : undefined;
}
