import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { accountEmailRule } from "#domain/accounts/account-rules.ts";
import { isRecord } from "#domain/text/read-value.ts";
import { forgotPassword } from "../../api/accounts.ts";
import { useIsInBrowser } from "../../parts/use-is-in-browser.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { usePaths } from "../../use-paths.ts";
import { AccountPage } from "./account-page.tsx";
import { FormFailure } from "./form-failure.tsx";
import { textOf } from "./text-of.ts";
import { useAccountForm } from "./use-account-form.ts";

/** A mailed link for a new password, for staff and clients alike. */
export default function ForgotPasswordPage() {
  const { t } = useLingui();
  const { login } = usePaths();
  // Staff come from their sign-in page, which says so; no client is led there.
  const { state } = useLocation();
  const isForStaff = useIsInBrowser() && isRecord(state) && state.from === "staff";
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
        {isForStaff ? (
          <Link className="link py-1" to={login()}>
            <Trans>Back to sign in</Trans>
          </Link>
        ) : (
          <Link className="link py-1" to={paths.clientLogin()}>
            <Trans>Find my quote</Trans>
          </Link>
        )}
      </p>
    </AccountPage>
  );
}
