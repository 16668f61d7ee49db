import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { setClientPassword } from "#contracts/clients.ts";
import {
  accountEmailRule,
  newPasswordForRule,
  passwordConfirmationRule,
} from "#domain/accounts/account-rules.ts";
import type { Message } from "#domain/words.ts";
import { call } from "../../api/call.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { errorsElsewhere } from "../../api/field-errors.ts";
import { ApiFailure } from "../../api/send.ts";
import { PasswordField } from "../../parts/accounts/password-field.tsx";
import { givenContact } from "../../parts/contact/given-contact.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { useFocusOnFaults } from "../../ui/fields/use-focus-on-errors.ts";
import { say, translateMessage } from "../../words/say.ts";
import { enter } from "./open-own-pages.ts";
import { signIn } from "./sign-in.ts";

interface ChoosePasswordFormProps {
  readonly sessionToken: string;
  /** The address that the link was mailed to. */
  readonly email: string | undefined;
  /** The password stands, but signing in with it did not work: the page shows the sign-in form. */
  readonly onPasswordChosen: () => Promise<void>;
}

type Faults = Readonly<Partial<Record<"email" | "password" | "password_confirmation", Message>>>;

interface Given {
  readonly email: string;
  readonly password: string;
  readonly password_confirmation: string;
}

/** The first visit: e-mail address (saved by password managers) and a password of one's own (SPEC-1.13). */
export function ChoosePasswordForm({ sessionToken, email, onPasswordChosen }: ChoosePasswordFormProps) {
  const { t, i18n } = useLingui();
  const typed = givenContact.use().email;
  const [faults, setFaults] = useState<Faults>({});

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

  function submit(form: FormData) {
    const textOf = (name: string) => String(form.get(name) ?? "");
    const given = {
      email: textOf("email"),
      password: textOf("password"),
      password_confirmation: textOf("password_confirmation"),
    };
    const found = findFaults(given);
    setFaults(found);
    if (Object.keys(found).length === 0) choosing.mutate(given);
  }
  const form = useRef<HTMLFormElement>(null);
  useFocusOnFaults(form, choosing.error ?? faults);
  const serverErrors = choosing.error instanceof ApiFailure ? choosing.error.errors : {};

  return (
    <form
      ref={form}
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget));
      }}
    >
      {choosing.isError && (
        <Banner tone="negative" live="assertive">
          {translateMessage(i18n, failureMessage("clientPassword", choosing.error))}
          {errorsElsewhere(serverErrors, ["email", "password", "password_confirmation"]).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Banner>
      )}
      <TextField
        label={t`Email`}
        hint={t`The address of your request`}
        name="email"
        type="email"
        defaultValue={email ?? typed}
        autoComplete="username"
        required
        error={faults.email ? say(i18n, faults.email) : serverErrors.email}
      />
      <PasswordField
        label={t`Password`}
        hint={t`At least 8 characters`}
        name="password"
        autoComplete="new-password"
        error={faults.password ? say(i18n, faults.password) : serverErrors.password}
      />
      <PasswordField
        label={t`Repeat the password`}
        name="password_confirmation"
        autoComplete="new-password"
        error={
          faults.password_confirmation
            ? say(i18n, faults.password_confirmation)
            : serverErrors.password_confirmation
        }
      />
      <Button type="submit" variant="ink" size="lg" busy={choosing.isPending}>
        <Trans>Choose this password</Trans>
      </Button>
    </form>
  );
}

function findFaults({ email, password, password_confirmation: confirmation }: Given): Faults {
  const ofEmail = accountEmailRule(email);
  const ofPassword = newPasswordForRule(password, email);
  const ofConfirmation = passwordConfirmationRule(password, confirmation);
  return {
    ...(ofEmail && { email: ofEmail }),
    ...(ofPassword && { password: ofPassword }),
    ...(ofConfirmation && { password_confirmation: ofConfirmation }),
  };
}

function onlyPasswordChosen(error: unknown): undefined {
  if (error instanceof ApiFailure) return undefined;
  throw error;
}
