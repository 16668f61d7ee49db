import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";
import { accountEmailRule } from "#domain/accounts/account-rules.ts";
import { forgotPassword } from "../../api/accounts.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { usePaths } from "../../use-paths.ts";
import { AccountPage } from "./account-page.tsx";
import { FormFailure } from "./form-failure.tsx";
import { textOf } from "./text-of.ts";
import { useAccountForm } from "./use-account-form.ts";

/** A mailed link for a new password, for staff and clients alike (P26). */
export default function ForgotPasswordPage() {
  const { t } = useLingui();
  const paths = usePaths();
  const [answer, setAnswer] = useState<string>();
  const form = useAccountForm({
    what: "forgotPassword",
    check: (given) => ({ email: accountEmailRule(textOf(given, "email")) }),
    async send(given) {
      setAnswer(await forgotPassword(textOf(given, "email")));
    },
  });
  return (
    <AccountPage title={t`Forgot your password?`}>
      <div role="status">{answer !== undefined && <Banner tone="positive">{answer}</Banner>}</div>
      {answer === undefined && (
        <form noValidate className="grid gap-5" onSubmit={(event) => void form.submit(event)}>
          <p className="text-ink-2">
            <Trans>Type your address, and we mail you a link to choose a new one.</Trans>
          </p>
          <FormFailure words={form.failure} />
          <TextField
            {...form.field("email")}
            label={t`Email`}
            type="email"
            autoComplete="username"
            required
          />
          <Button type="submit" variant="ink" size="lg" busy={form.isSending}>
            <Trans>Send the link</Trans>
          </Button>
        </form>
      )}
      <p className="mt-5">
        <Link className="link py-1" to={paths.login()}>
          <Trans>Back to sign in</Trans>
        </Link>
      </p>
    </AccountPage>
  );
}
