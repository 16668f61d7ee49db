import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Words } from "#domain/words.ts";
import { say } from "../../words/say.ts";

interface Form<Values> {
  readonly initial: Values;
  /** The rules, by field. */
  readonly check: (values: Values) => Readonly<Record<string, Words | undefined>>;
  /** What the server said of the fields. */
  readonly refused: Readonly<Record<string, readonly string[]>>;
  readonly onSubmit: (values: Values) => void;
}

/**
 * The values of a dialog's form and what is wrong with each: the rules' words once it was sent, then as one types; and
 * the server's first sentence about a field until it is changed.
 */
export function useForm<Values extends object>({ initial, check, refused, onSubmit }: Form<Values>) {
  const { i18n } = useLingui();
  const [values, setValues] = useState(initial);
  const [sent, setSent] = useState<Values>();
  const [wasTried, setTried] = useState(false);
  const faults = check(values);
  const isFaulty = Object.values(faults).some((fault) => fault !== undefined);
  const errors: Record<string, string | undefined> = {};
  if (wasTried)
    for (const [name, fault] of Object.entries(faults)) if (fault) errors[name] = say(i18n, fault);
  if (sent === values) for (const [name, [first]] of Object.entries(refused)) errors[name] ??= first;
  return {
    values,
    setValues,
    errors,
    isDirty: JSON.stringify(values) !== JSON.stringify(initial),
    submit(event: { preventDefault: () => void }) {
      event.preventDefault();
      setTried(true);
      setSent(values);
      if (!isFaulty) onSubmit(values);
    },
  };
}
