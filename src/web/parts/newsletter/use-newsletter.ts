import { type FormEvent, useEffect, useRef, useState } from "react";
import { newsletterEmailRule } from "#domain/newsletter/newsletter-rules.ts";
import { waits } from "#domain/time/waits.ts";
import type { Words } from "#domain/words.ts";
import { failureWords } from "../../api/failure-words.ts";
import { subscribe } from "../../api/newsletter.ts";
import { ApiFailure } from "../../api/send.ts";
import { useWording } from "../../words/use-wording.ts";

type State = "idle" | "submitting" | "success";

/** Idle, submitting for at least 2 s, success; and what is wrong with the address (S1 §4, D17). */
export function useNewsletter() {
  const wording = useWording();
  const [state, setState] = useState<State>("idle");
  const [email, setEmail] = useState("");
  const [fault, setFault] = useState<Words | string | undefined>();
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state === "submitting") return;
    const website = String(new FormData(event.currentTarget).get("website") ?? "");
    const found = newsletterEmailRule(email);
    setFault(found);
    if (found) return;
    setState("submitting");
    const fillMilliseconds = performance.now() - openedAt.current;
    const pause = new Promise((resolve) => setTimeout(resolve, waits.newsletter));
    try {
      await Promise.all([subscribe({ email, wording, website, fillMilliseconds }), pause]);
      setState("success");
    } catch (error) {
      const ofField = error instanceof ApiFailure ? error.errors.email?.[0] : undefined;
      setFault(ofField ?? failureWords("newsletter", error));
      setState("idle");
    }
  }
  return {
    state,
    email,
    fault,
    submit,
    type(text: string) {
      setEmail(text);
      setFault(undefined);
    },
    reset() {
      setEmail("");
      setState("idle");
    },
  };
}
