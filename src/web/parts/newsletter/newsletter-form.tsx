import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { mailtoOf } from "#domain/text/mailto.ts";
import { newsletterFailed } from "../../api/failure-sentences.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { TextField } from "../../ui/fields/text-field.tsx";
import { translateMessage } from "../../words/say.ts";
import { useLocale, useRootData } from "../../words/use-locale.ts";
import { withWords } from "../../words/with-words.ts";
import { useProgressiveForm } from "../forms/use-progressive-form.ts";
import { Honeypot } from "../honeypot.tsx";

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

/** What judges and sends: loaded when a visitor focuses the form, which few of its visitors do. */
const loadSending = () => withWords(import("./try-subscribing.ts"));

/** Sends an address, for at least 2 s, and says what is wrong with it. */
function useNewsletter() {
  const locale = useLocale();
  const [isDone, setDone] = useState(false);
  const { isSending, errors, submit, clear } = useProgressiveForm({
    async send({ form, website, fillMilliseconds }) {
      const email = String(form.get("email") ?? "");
      try {
        const { trySubscribing } = await loadSending();
        const found = await trySubscribing({ email, locale, website, fillMilliseconds });
        if (found.length > 0) return { errors: { email: found } };
        setDone(true);
        return undefined;
      } catch {
        // What sends could not be loaded: nothing was sent.
        return { errors: { email: [newsletterFailed] } };
      }
    },
  });
  return {
    isDone,
    isSending,
    errors: errors.email,
    submit,
    /** A visitor focuses the form. */
    prepare: () => void loadSending().catch(() => undefined),
    clearErrors: clear,
    reset: () => setDone(false),
  };
}
