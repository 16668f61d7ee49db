import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { setClientPassword } from "#contracts/clients/clients.ts";
import {
  accountEmailRule,
  newPasswordForRule,
  passwordConfirmationRule,
} from "#domain/accounts/account-rules.ts";
import { call } from "../../api/call.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { fieldErrorsOf } from "../../api/field-errors.ts";
import { ApiFailure } from "../../api/send.ts";
import { PasswordField } from "../../parts/accounts/password-field.tsx";
import { givenContact } from "../../parts/contact/given-contact.ts";
import { useValidatedForm } from "../../parts/forms/use-validated-form.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { translateMessage } from "../../words/say.ts";
import { enter } from "./open-own-pages.ts";
import { signIn } from "./sign-in.ts";

interface ChoosePasswordFormProps {
  readonly sessionToken: string;
  /** The address that the link was mailed to. */
  readonly email: string | undefined;
  /** The password stands, but signing in with it did not work: the page shows the sign-in form. */
  readonly onPasswordChosen: () => Promise<void>;
}

interface Given {
  readonly email: string;
  readonly password: string;
  readonly password_confirmation: string;
}

/** The first visit: e-mail address (saved by password managers) and a password of one's own. */
export function ChoosePasswordForm({ sessionToken, email, onPasswordChosen }: ChoosePasswordFormProps) {
  const { t, i18n } = useLingui();
  const choosing = useMutation({
    async mutationFn(given: Given) {
      const { email, ...passwords } = given;
      await call(setClientPassword, { body: { session_token: sessionToken, ...passwords } });
      return await signIn({ email, password: given.password, sessionToken }).catch(onlyPasswordChosen);
    },
    async onSuccess(entered) {
      if (!entered) return await onPasswordChosen();
      enter(entered, true);
    },
  });

  const form = useValidatedForm<Given>({
    defaultValues: {
      email: email ?? givenContact.get().email,
      password: "",
      password_confirmation: "",
    },
    rules: ({ email, password, password_confirmation }) => ({
      email: accountEmailRule(email),
      password: newPasswordForRule(password, email),
      password_confirmation: passwordConfirmationRule(password, password_confirmation),
    }),
    fieldErrors: fieldErrorsOf(choosing.error),
    focusesErrors: true,
    onSubmit: (given) => choosing.mutate(given),
  });

  return (
    <form className="grid gap-5" noValidate onSubmit={form.submit}>
      {choosing.isError && (
        <Banner tone="negative" live="assertive">
          {translateMessage(i18n, failureMessage("clientPassword", choosing.error))}
          {form.elsewhere.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Banner>
      )}
      <TextField
        {...form.field("email")}
        label={t`Email`}
        hint={t`The address of your request`}
        type="email"
        autoComplete="username"
        required
      />
      <PasswordField
        {...form.field("password")}
        label={t`Password`}
        hint={t`At least 8 characters`}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field("password_confirmation")}
        label={t`Repeat the password`}
        autoComplete="new-password"
      />
      <Button type="submit" variant="ink" size="lg" busy={choosing.isPending}>
        <Trans>Choose this password</Trans>
      </Button>
    </form>
  );
}

function onlyPasswordChosen(error: unknown): undefined {
  if (error instanceof ApiFailure) return undefined;
  throw error;
}
