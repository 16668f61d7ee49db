import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import type { Message } from "#domain/words.ts";

/** What is wrong with the fields of a form, by name. */
type FieldErrors = Readonly<Record<string, readonly (Message | string)[]>>;

/** The same as rules say it: one sentence or several; nothing for a field in order. */
export type FoundErrors = Readonly<Record<string, Message | readonly (Message | string)[] | undefined>>;

interface Problems {
  readonly errors: FoundErrors;
  /** What is wrong with the form as a whole. */
  readonly failure: Message | string | null;
  /** What the server said of fields that the form does not have. */
  readonly elsewhere: readonly string[];
}

interface Submission {
  readonly form: FormData;
  /** What a field says that people never see, and how long the form was open. */
  readonly website: string;
  readonly fillMilliseconds: number;
}

interface Options {
  /** What the page came back with after it was posted without JavaScript. */
  readonly posted?: Partial<Problems> | undefined;
  /** What the rules say before anything is sent. */
  readonly check?: (form: FormData) => FoundErrors;
  /** Sends it; answers why it was refused. */
  readonly send: (submission: Submission) => Promise<Partial<Problems> | undefined>;
  /** What else follows when the rules refuse it. */
  readonly onInvalid?: () => void;
  /** The first field that the rules refuse takes the focus. */
  readonly focusesErrors?: boolean;
}

const none = { errors: {}, failure: null, elsewhere: [] };

/**
 * Checks and sends a form that the server rendered, once at a time. Errors stand until the next submit, or until `mark`
 * takes them away. The values are the caller's: in the fields themselves, or in a draft.
 */
export function useProgressiveForm({ posted, check, send, onInvalid, focusesErrors = false }: Options) {
  const [isSending, setSending] = useState(false);
  const [{ errors, failure, elsewhere }, setProblems] = useState(() => problemsOf(posted));
  const [refusals, setRefusals] = useState(0);
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);

  function show(found: Partial<Problems>): string | undefined {
    const problems = problemsOf(found);
    const [first] = Object.keys(problems.errors);
    setProblems(problems);
    if (first !== undefined) setRefusals((count) => count + 1);
    return first;
  }
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const element = event.currentTarget;
    const form = new FormData(element);
    const first = show({ errors: check?.(form) ?? {} });
    if (first !== undefined) {
      onInvalid?.();
      if (focusesErrors) element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setSending(true);
    try {
      const website = String(form.get("website") ?? "");
      const refused = await send({ form, website, fillMilliseconds: performance.now() - openedAt.current });
      if (refused) show(refused);
    } finally {
      setSending(false);
    }
  }
  return {
    isSending,
    errors,
    failure,
    elsewhere,
    /** How many submits were refused at a field. */
    refusals,
    submit,
    /** Says of single fields what is wrong now, or that nothing is. Stable between renders. */
    mark: useCallback(
      (found: FoundErrors): void =>
        setProblems((known) => ({ ...known, errors: listed({ ...known.errors, ...found }) })),
      [],
    ),
    /** Nothing is wrong any more. */
    clear: () => setProblems(none),
  };
}

function problemsOf(found: Partial<Problems> | undefined) {
  const { errors, failure, elsewhere }: Problems = { ...none, ...found };
  return { errors: listed(errors), failure, elsewhere };
}

function listed(found: FoundErrors): FieldErrors {
  const errors = Object.entries(found).flatMap(([name, error]) => {
    if (error === undefined) return [];
    return [[name, "id" in error ? [error] : error] as const];
  });
  return Object.fromEntries(errors);
}
