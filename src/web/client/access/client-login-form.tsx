import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { forgotPassword } from "#contracts/accounts/accounts.ts";
import { call } from "../../api/call.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { fieldErrorsOf } from "../../api/field-errors.ts";
import { PasswordField } from "../../parts/accounts/password-field.tsx";
import { givenContact } from "../../parts/contact/given-contact.ts";
import { useValidatedForm } from "../../parts/forms/use-validated-form.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { FieldError } from "../../ui/fields/field-error.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { translateMessage } from "../../words/say.ts";
import { French } from "../french.tsx";
import { enter } from "./open-own-pages.ts";
import { signIn } from "./sign-in.ts";

interface ClientLoginFormProps {
  readonly sessionToken?: string;
  /** The address that the link was mailed to. */
  readonly email?: string | undefined;
}

/** E-mail and password, with the session token of the link, where there is one. */
export function ClientLoginForm({ sessionToken, email }: ClientLoginFormProps) {
  const { t, i18n } = useLingui();
  const entering = useMutation({
    mutationFn: signIn,
    onSuccess: (entered) => enter(entered, sessionToken !== undefined),
  });
  const form = useValidatedForm<{ email: string; password: string }>({
    defaultValues: { email: email ?? givenContact.get().email, password: "" },
    fieldErrors: fieldErrorsOf(entering.error),
    focusesErrors: true,
    onSubmit: (given) => entering.mutate({ ...given, sessionToken }),
  });
  return (
    <form className="grid gap-5" noValidate onSubmit={form.submit}>
      {entering.isError && (
        <Banner tone="negative" live="assertive">
          <French>{translateMessage(i18n, failureMessage("clientLogin", entering.error))}</French>
          {form.elsewhere.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Banner>
      )}
      <TextField {...form.field("email")} label={t`Email`} type="email" autoComplete="username" required />
      <PasswordField
        {...form.field("password")}
        label={t`Password`}
        autoComplete="current-password"
        required
      />
      <Button type="submit" variant="ink" size="lg" busy={entering.isPending}>
        <Trans>Sign In</Trans>
      </Button>
      <LostPassword email={form.values.email} />
    </form>
  );
}

/**
 * Mails a link for a new password to the address in the form. The link of a quote does not choose one by itself: it is
 * good for 30 days and is passed on to the payer, a new password opens every quote of the client.
 */
function LostPassword({ email }: { email: string }) {
  const { i18n } = useLingui();
  const asking = useMutation({
    mutationFn: () => call(forgotPassword, { body: { email } }),
  });
  return (
    <div className="border-t border-line pt-4">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="text-ink-2">
          <Trans>Forgot your password?</Trans>
        </span>
        <Button size="sm" busy={asking.isPending} onClick={() => asking.mutate()}>
          <Trans>Choose a new password</Trans>
        </Button>
      </p>
      <p role="status" className="mt-2 text-ink-2 empty:hidden">
        {asking.data?.message}
      </p>
      {asking.isError && (
        <div role="alert" className="mt-2">
          <FieldError>
            <French>{translateMessage(i18n, failureMessage("clientAccess", asking.error))}</French>
          </FieldError>
        </div>
      )}
    </div>
  );
}
