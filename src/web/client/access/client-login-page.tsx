import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { requestClientAccess } from "#contracts/clients/clients.ts";
import { call } from "../../api/call.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { fieldErrorsOf } from "../../api/field-errors.ts";
import { givenContact } from "../../parts/contact/given-contact.ts";
import { useValidatedForm } from "../../parts/forms/use-validated-form.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Disclosure } from "../../ui/overlays/disclosure.tsx";
import { translateMessage } from "../../words/say.ts";
import { ClientPage } from "../client-page.tsx";
import { French } from "../french.tsx";
import { ClientLoginForm } from "./client-login-form.tsx";

/** For a client without the link: mails a fresh one; the answer is the same for every address. */
export default function ClientLoginPage() {
  const { t, i18n } = useLingui();
  const asking = useMutation({
    mutationFn: (email: string) => call(requestClientAccess, { body: { email } }),
  });
  const form = useValidatedForm<{ email: string }>({
    defaultValues: { email: givenContact.get().email },
    fieldErrors: fieldErrorsOf(asking.error),
    focusesErrors: true,
    onSubmit: ({ email }) => asking.mutate(email),
  });
  return (
    <ClientPage title={t`Find your quote`}>
      <p className="mb-6">
        <Trans>Enter the e-mail address of your request. We mail you a new link to your quote.</Trans>
      </p>
      {asking.isSuccess && (
        <Banner tone="positive" live="polite" className="mb-6">
          {asking.data.message}
        </Banner>
      )}
      {asking.isError && (
        <Banner tone="negative" live="assertive" className="mb-6">
          <French>{translateMessage(i18n, failureMessage("clientAccess", asking.error))}</French>
          {form.elsewhere.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Banner>
      )}
      <form className="grid gap-5" noValidate onSubmit={form.submit}>
        <TextField {...form.field("email")} label={t`Email`} type="email" autoComplete="email" required />
        <Button type="submit" variant="ink" size="lg" busy={asking.isPending}>
          <Trans>Mail me a link</Trans>
        </Button>
      </form>
      <Disclosure summary={<Trans>I have a password</Trans>} className="mt-10 border-t">
        <div className="pt-2">
          <ClientLoginForm />
        </div>
      </Disclosure>
    </ClientPage>
  );
}
