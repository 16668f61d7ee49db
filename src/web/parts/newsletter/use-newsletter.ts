import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Message } from "#domain/words.ts";
import { newsletterFailed } from "../../api/failure-sentences.ts";
import { useLocale } from "../../words/use-locale.ts";
import { withWords } from "../../words/with-words.ts";

type State = "idle" | "submitting" | "success";

/** What judges and sends: loaded when a visitor focuses the form, which few of its visitors do. */
const loadSending = () => withWords(import("./try-subscribing.ts"));

/** Idle, submitting for at least 2 s, success; and what is wrong with the address (SPEC-1.17). */
export function useNewsletter() {
  const locale = useLocale();
  const [state, setState] = useState<State>("idle");
  const [faults, setFaults] = useState<readonly (Message | string)[]>([]);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === "submitting") return;
    const given = new FormData(event.currentTarget);
    const email = String(given.get("email") ?? "");
    const website = String(given.get("website") ?? "");
    const fillMilliseconds = performance.now() - openedAt.current;
    let found: readonly (Message | string)[] = [newsletterFailed];
    try {
      const { trySubscribing } = await loadSending();
      setFaults([]);
      found = await trySubscribing({ email, locale, website, fillMilliseconds }, () =>
        setState("submitting"),
      );
    } finally {
      setFaults(found);
      setState(found.length > 0 ? "idle" : "success");
    }
  }
  return {
    state,
    faults,
    submit,
    /** A visitor focuses the form. */
    prepare: () => void loadSending().catch(() => undefined),
    clearFaults: () => setFaults([]),
    reset: () => setState("idle"),
  };
}
