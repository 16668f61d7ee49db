import { useState } from "react";
import { newsletterFailed } from "../../api/failure-sentences.ts";
import { useLocale } from "../../words/use-locale.ts";
import { withWords } from "../../words/with-words.ts";
import { useProgressiveForm } from "../forms/use-progressive-form.ts";

/** What judges and sends: loaded when a visitor focuses the form, which few of its visitors do. */
const loadSending = () => withWords(import("./try-subscribing.ts"));

/** Sends an address, for at least 2 s, and says what is wrong with it. */
export function useNewsletter() {
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
