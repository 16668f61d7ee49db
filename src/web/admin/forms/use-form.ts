import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Words } from "#domain/words.ts";
import { errorsElsewhere } from "../../api/field-errors.ts";
import { say } from "../../words/say.ts";

/** What is wrong with a field: a sentence, or several. */
export type FieldTexts = string | readonly string[];

interface Form<Values> {
  readonly initial: Values;
  /** The rules, by field. */
  readonly check: (values: Values) => Readonly<Record<string, Words | undefined>>;
  /** What the server said of the fields. */
  readonly refused: Readonly<Record<string, readonly string[]>>;
  readonly onSubmit: (values: Values) => void;
  /** Fields that are not among the values, such as files. */
  readonly otherFields?: readonly string[];
  /** Only the first of a field's sentences is shown. */
  readonly showsFirst?: boolean;
}

/**
 * The values of a dialog's form and what is wrong with each: the rules' words once it was sent, then as one types; and
 * every sentence of the server about a field until it is changed.
 */
export function useForm<Values extends object>(form: Form<Values>) {
  const { initial, check, refused, onSubmit, otherFields = [], showsFirst = false } = form;
  const { i18n } = useLingui();
  const [values, setValues] = useState(initial);
  const [sent, setSent] = useState<Values>();
  const [wasTried, setTried] = useState(false);
  const faults = check(values);
  const isFaulty = Object.values(faults).some((fault) => fault !== undefined);
  const errors: Record<string, FieldTexts | undefined> = {};
  if (wasTried)
    for (const [name, fault] of Object.entries(faults)) if (fault) errors[name] = say(i18n, fault);
  const isAsSent = sent === values;
  if (isAsSent)
    for (const [name, texts] of Object.entries(refused))
      errors[name] ??= showsFirst ? texts.slice(0, 1) : texts;
  return {
    values,
    setValues,
    errors,
    /** What the server said of fields that this form does not have. */
    elsewhere: isAsSent ? errorsElsewhere(refused, [...Object.keys(values), ...otherFields]) : [],
    isDirty: JSON.stringify(values) !== JSON.stringify(initial),
    submit(event: { preventDefault: () => void }) {
      event.preventDefault();
      setTried(true);
      setSent(values);
      if (!isFaulty) onSubmit(values);
    },
  };
}
