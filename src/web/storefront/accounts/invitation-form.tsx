import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "react-router";
import {
  accountNameRule,
  newPasswordForRule,
  optionalTelephoneRule,
  passwordConfirmationRule,
} from "#domain/accounts/account-rules.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { acceptInvitation, type Invitation } from "../../api/accounts.ts";
import { useAuth } from "../../parts/accounts/auth-provider.tsx";
import { NewPasswordFields } from "../../parts/accounts/new-password-fields.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { FormFailure } from "./form-failure.tsx";
import { textOf } from "./text-of.ts";
import { useAccountForm } from "./use-account-form.ts";

interface InvitationFormProps {
  readonly token: string;
  readonly invitation: Invitation;
}

/** Name and password of a colleague-to-be. Signs in and leads to the back office. */
export function InvitationForm({ token, invitation }: InvitationFormProps) {
  const { t } = useLingui();
  const { signIn } = useAuth();
  const navigate = useNavigate();
  const form = useAccountForm({
    what: "invitation",
    check: (given) => ({
      name: accountNameRule(textOf(given, "name")),
      telephone: optionalTelephoneRule(textOf(given, "telephone")),
      password: newPasswordForRule(textOf(given, "password"), invitation.email),
      password_confirmation: passwordConfirmationRule(
        textOf(given, "password"),
        textOf(given, "password_confirmation"),
      ),
    }),
    async send(given) {
      const telephone = textOf(given, "telephone");
      const answer = await acceptInvitation(token, {
        name: textOf(given, "name"),
        password: textOf(given, "password"),
        password_confirmation: textOf(given, "password_confirmation"),
        ...(telephone !== "" && { telephone }),
      });
      signIn(answer);
      await navigate(officePaths.admin());
    },
  });
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void form.submit(event)}>
      <FormFailure words={form.failure} />
      <input type="hidden" name="email" value={invitation.email} autoComplete="username" />
      <TextField
        {...form.field("name")}
        label={t`Your name`}
        defaultValue={invitation.name}
        autoComplete="name"
        required
      />
      <TextField {...form.field("telephone")} label={t`Telephone (optional)`} type="tel" autoComplete="tel" />
      <NewPasswordFields field={form.field} label={t`Password`} />
      <Button type="submit" variant="ink" size="lg" busy={form.isSending}>
        <Trans>Accept the invitation</Trans>
      </Button>
    </form>
  );
}
