import { Trans, useLingui } from "@lingui/react/macro";
import { contactLimits } from "#domain/contact/contact-rules.ts";
import { Honeypot } from "../../parts/honeypot.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { usePaths } from "../../use-paths.ts";
import { translateMessage } from "../../words/say.ts";
import { useLocale } from "../../words/use-locale.ts";
import type { ContactField } from "./contact-values.ts";
import type { ContactForm as Form } from "./use-contact-form.ts";

/** The form to write to the shop; its texts are French. */
export function ContactForm({ form }: { form: Form }) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const french = useLocale() === "mul" ? "fr" : undefined;
  const field = (name: ContactField) => {
    return {
      id: `contact-${name}`,
      name,
      value: form.values[name],
      required: true,
      error: form.errors[name]?.map((error) => translateMessage(i18n, error)),
      onChange: (event: { target: { value: string } }) => form.type(name, event.target.value),
      onBlur: () => form.leave(name),
    };
  };
  return (
    <form
      ref={form.form}
      lang={french}
      method="post"
      action={paths.contact()}
      noValidate
      onSubmit={(event) => void form.submit(event)}
      className="grid gap-5"
    >
      {form.failure !== null && (
        <Banner tone="negative" title={translateMessage(i18n, form.failure)}>
          {form.elsewhere.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Banner>
      )}
      <TextField {...field("name")} label={t`Nom`} autoComplete="name" />
      <TextField {...field("email")} label={t`Adresse email`} type="email" autoComplete="email" />
      <TextArea
        {...field("message")}
        label={t`Votre message`}
        className="[&_textarea]:min-h-48"
        counter={{ max: contactLimits.message, text: (used, max) => `${used}/${max}` }}
      />
      <Honeypot />
      <Button
        type="submit"
        variant="ink"
        size="lg"
        busy={form.isSending}
        busyText={<span lang={french && "en"}>{t`Sending...`}</span>}
        className="justify-self-start"
      >
        <Trans>Envoyer le message</Trans>
      </Button>
    </form>
  );
}
