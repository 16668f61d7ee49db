import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { secondFactorRule } from "#domain/accounts/second-factor.ts";
import { passSecondStep } from "../../api/accounts.ts";
import { useAuth } from "../../parts/accounts/auth-provider.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { FormFailure } from "./form-failure.tsx";
import { textOf } from "./text-of.ts";
import { useAccountForm } from "./use-account-form.ts";

interface SecondStepFormProps {
  readonly challenge: string;
  /** Where signing in leads. */
  readonly to: string;
  readonly onAgain: () => void;
}

/** The code of the app, after the password; a recovery code does as well. */
export function SecondStepForm({ challenge, to, onAgain }: SecondStepFormProps) {
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
