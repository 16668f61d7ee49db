import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { Link } from "react-router";
import { failureWords } from "../../api/failure-words.ts";
import { ApiFailure } from "../../api/send.ts";
import { PasswordField } from "../../parts/accounts/password-field.tsx";
import { givenContact } from "../../parts/contact/given-contact.ts";
import { paths } from "../../paths.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useFocusOnFaults } from "../../ui/use-focus-on-faults.ts";
import { sayText } from "../../words/say.ts";
import { French } from "../french.tsx";
import { enterAsClient } from "../session/client-session.ts";
import { signIn } from "./sign-in.ts";

/** E-mail and password, with the session token of the link, where there is one (S2 §2, D13). */
export function ClientLoginForm({ sessionToken }: { sessionToken?: string }) {
  const { t, i18n } = useLingui();
  const given = givenContact.use().email;
  const entering = useMutation({
    mutationFn: signIn,
    onSuccess(entered) {
      enterAsClient(entered);
      // As a new page: only this one may load a provider's card fields, and a browser keeps the policy it came with.
      location.assign(paths.clientDashboard(entered.quote.id));
    },
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
        const form = new FormData(event.currentTarget);
        entering.mutate({
          email: String(form.get("email") ?? ""),
          password: String(form.get("password") ?? ""),
          sessionToken,
        });
      }}
    >
      {entering.isError && (
        <Banner tone="negative" live="assertive">
          <French>{sayText(i18n, failureWords("clientLogin", entering.error))}</French>
        </Banner>
      )}
      <TextField
        label={t`Email`}
        name="email"
        type="email"
        defaultValue={given}
        autoComplete="username"
        required
        error={errors.email?.[0]}
      />
      <PasswordField
        label={t`Password`}
        name="password"
        autoComplete="current-password"
        required
        error={errors.password?.[0]}
      />
      <Button type="submit" variant="ink" size="lg" busy={entering.isPending}>
        <Trans>Sign In</Trans>
      </Button>
      <Link to={paths.forgotPassword()} className="link justify-self-start py-1">
        <Trans>Forgot your password?</Trans>
      </Link>
    </form>
  );
}
