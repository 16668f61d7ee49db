import { toNestErrors } from "@hookform/resolvers";
import { zodResolver } from "@hookform/resolvers/zod";
import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import {
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormRegisterReturn,
  useForm,
} from "react-hook-form";
import { z } from "zod";
import type { Message } from "#domain/words.ts";
import { errorsElsewhere } from "../../api/field-errors.ts";
import { translateMessage } from "../../words/say.ts";

/** What is wrong with a field: a sentence, or several. */
export type FieldTexts = string | readonly string[];

/** Gives an input its name, its handlers and its error. */
export type FieldOf<Name extends string> = (
  name: Name,
) => UseFormRegisterReturn & { readonly error: FieldTexts | undefined };

export type ValidatedForm<Values extends FieldValues> = ReturnType<typeof useValidatedForm<Values>>;

type FieldErrors = Readonly<Record<string, readonly string[]>>;
type BrokenRules = Readonly<Record<string, Message | string | undefined>>;

export interface FormOptions<Values extends FieldValues> {
  readonly defaultValues: DefaultValues<Values>;
  /** The rules of the domain, by field; without any, the server alone judges. */
  readonly rules?: (values: Values) => BrokenRules;
  /** What the server refused, by field. */
  readonly fieldErrors?: FieldErrors;
  readonly onSubmit: (values: Values) => void;
  /** Fields that show what their rule says while they are typed, as soon as they are not blank. */
  readonly checkedAsTyped?: readonly FieldPath<Values>[];
  /** Only the first of a field's sentences is shown. */
  readonly showsFirst?: boolean;
  /** The first field that is refused takes the focus. */
  readonly focusesErrors?: boolean;
}

const noRules = (): BrokenRules => ({});
const noErrors: FieldErrors = {};

/**
 * A form with react-hook-form: the rules judge it when it is submitted, then as one types; a field shows every sentence of
 * the server about it until the form changes.
 */
export function useValidatedForm<Values extends FieldValues>(options: FormOptions<Values>) {
  const { defaultValues, rules = noRules, fieldErrors = noErrors, onSubmit } = options;
  const { checkedAsTyped = [], showsFirst = false, focusesErrors = false } = options;
  const { i18n } = useLingui();
  const schema = z.custom<Values>().superRefine((values, context) => {
    for (const [name, text] of Object.entries(rules(values)))
      if (text) context.addIssue({ code: "custom", path: [name], message: translateMessage(i18n, text) });
  });
  const errors = useMemo(() => refusedFields<Values>(fieldErrors), [fieldErrors]);
  const { control, register, formState, getFieldState, setValue, handleSubmit, trigger, watch, reset } =
    useForm<Values>({
      defaultValues,
      resolver: zodResolver(schema),
      // Without errors of the server none are given: they would replace those of the rules.
      ...(errors && { errors }),
      shouldFocusError: focusesErrors,
    });
  const { isDirty, isSubmitted } = formState;
  const values = watch();
  const names = Object.keys(values);
  const broken = rules(values);
  // All fields: a rule may look at several of them, such as a password and its repetition.
  const checkAgain = () => void (isSubmitted && trigger());
  const errorAsTyped = (name: FieldPath<Values>) => {
    const text = checkedAsTyped.includes(name) && values[name] !== "" ? broken[name] : undefined;
    return text && translateMessage(i18n, text);
  };
  const error = (name: FieldPath<Values>) => {
    const texts = textsOf(getFieldState(name, formState).error) ?? errorAsTyped(name);
    return showsFirst && Array.isArray(texts) ? texts.slice(0, 1) : texts;
  };
  return {
    values,
    isDirty,
    control,
    checkAgain,
    /** Whether the rules allow what stands in the form now. */
    isValid: Object.values(broken).every((text) => text === undefined),
    error,
    field: (name: FieldPath<Values>) => ({ ...register(name, { onChange: checkAgain }), error: error(name) }),
    /** For a control that is no text field. */
    change: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => {
      setValue(name, value, { shouldDirty: true });
      checkAgain();
    },
    submit: handleSubmit((given) => onSubmit(given)),
    /** These values are stored now: nothing is left to save. */
    settle: (stored: Values) => reset(stored),
    /** What the server said of fields that this form does not have. */
    elsewhere: errorsElsewhere(fieldErrors, names),
    /** A refusal at a field needs no message above the form. */
    isRefusedAtField: names.some((name) => name in fieldErrors),
  };
}

function refusedFields<Values extends FieldValues>(fieldErrors: FieldErrors) {
  if (Object.keys(fieldErrors).length === 0) return undefined;
  const errors: Record<string, FieldError> = {};
  for (const [name, texts] of Object.entries(fieldErrors))
    errors[name] = { type: "server", types: { server: [...texts] } };
  return toNestErrors<Values>(errors, { fields: {}, shouldUseNativeValidation: false });
}

function textsOf(error: FieldError | undefined): FieldTexts | undefined {
  const server = error?.types?.server;
  return Array.isArray(server) ? server : error?.message;
}
