import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { mailtoOf } from "#domain/text/mailto.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { TextField } from "../../ui/fields/text-field.tsx";
import { translateMessage } from "../../words/say.ts";
import { useRootData } from "../../words/use-locale.ts";
import { Honeypot } from "../honeypot.tsx";
import { useNewsletter } from "./use-newsletter.ts";

/** The newsletter box of the home page and of the footer. Without JavaScript it says whom to write to. */
export function NewsletterForm({ className }: { className?: string | undefined }) {
  const newsletter = useNewsletter();
  const { facts } = useRootData();
  const { isDone } = newsletter;
  return (
    <div className={classNames("@container", className)}>
      <div role="status">{isDone && <Welcome onReset={newsletter.reset} />}</div>
      {!isDone && <AddressForm newsletter={newsletter} />}
      <p className="hidden noscript:block">
        <Trans>
          Write to <a href={mailtoOf(facts.email)}>{facts.email}</a>, and we put you on the list.
        </Trans>
      </p>
    </div>
  );
}

interface AddressFormProps {
  newsletter: ReturnType<typeof useNewsletter>;
}

function AddressForm({ newsletter }: AddressFormProps) {
  const { t, i18n } = useLingui();
  const { isSending, errors, submit, prepare, clearErrors } = newsletter;
  return (
    <form
      noValidate
      onFocus={prepare}
      onSubmit={(event) => void submit(event)}
      className="grid items-start gap-3 noscript:hidden @sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <TextField
        label={t`E-mail address`}
        name="email"
        type="email"
        autoComplete="email"
        onChange={clearErrors}
        error={errors?.map((error) => translateMessage(i18n, error))}
      />
      <Honeypot />
      <Button
        type="submit"
        variant="ink"
        busy={isSending}
        busyText={t`Subscribing...`}
        className="justify-self-start @sm:mt-[1.7rem]"
      >
        <Trans>Subscribe</Trans>
      </Button>
    </form>
  );
}

function Welcome({ onReset }: { onReset: () => void }) {
  const heading = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="grid justify-items-start gap-3">
      <p ref={heading} tabIndex={-1} className="display text-xl">
        <Trans>Welcome Aboard!</Trans>
      </p>
      <p className="text-ink-2">
        <Trans>A mail confirms it. Every mail of ours can end it, with one click.</Trans>
      </p>
      <Button onClick={onReset}>
        <Trans>Subscribe Another Email</Trans>
      </Button>
    </div>
  );
}
