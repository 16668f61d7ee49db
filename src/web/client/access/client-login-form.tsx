import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { failureMessage } from "../../api/failure-words.ts";
import { errorsElsewhere } from "../../api/field-errors.ts";
import { ApiFailure } from "../../api/send.ts";
import { PasswordField } from "../../parts/accounts/password-field.tsx";
import { givenContact } from "../../parts/contact/given-contact.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { useFocusOnFaults } from "../../ui/fields/use-focus-on-errors.ts";
import { translateMessage } from "../../words/say.ts";
import { French } from "../french.tsx";
import { LostPassword } from "./lost-password.tsx";
import { enter } from "./open-own-pages.ts";
import { signIn } from "./sign-in.ts";

interface ClientLoginFormProps {
  readonly sessionToken?: string;
  /** The address that the link was mailed to. */
  readonly email?: string | undefined;
}

/** E-mail and password, with the session token of the link, where there is one (SPEC-1.13). */
export function ClientLoginForm({ sessionToken, email }: ClientLoginFormProps) {
  const { t, i18n } = useLingui();
  const typed = givenContact.use().email;
  const entering = useMutation({
    mutationFn: signIn,
    onSuccess: (entered) => enter(entered, sessionToken !== undefined),
  });
  const form = useRef<HTMLFormElement>(null);
  useFocusOnFaults(form, entering.error);
  const errors = entering.error instanceof ApiFailure ? entering.error.errors : {};
  return (
    <form
      ref={form}
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        entering.mutate({
          email: emailIn(event.currentTarget),
          password: String(new FormData(event.currentTarget).get("password") ?? ""),
          sessionToken,
        });
      }}
    >
      {entering.isError && (
        <Banner tone="negative" live="assertive">
          <French>{translateMessage(i18n, failureMessage("clientLogin", entering.error))}</French>
          {errorsElsewhere(errors, ["email", "password"]).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Banner>
      )}
      <TextField
        label={t`Email`}
        name="email"
        type="email"
        defaultValue={email ?? typed}
        autoComplete="username"
        required
        error={errors.email}
      />
      <PasswordField
        label={t`Password`}
        name="password"
        autoComplete="current-password"
        required
        error={errors.password}
      />
      <Button type="submit" variant="ink" size="lg" busy={entering.isPending}>
        <Trans>Sign In</Trans>
      </Button>
      <LostPassword emailOf={() => emailIn(form.current)} />
    </form>
  );
}

function emailIn(form: HTMLFormElement | null): string {
  return String(form ? (new FormData(form).get("email") ?? "") : "");
}
