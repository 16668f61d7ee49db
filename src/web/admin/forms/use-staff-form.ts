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
import { say } from "../../words/say.ts";

/** What is wrong with a field: a sentence, or several. */
export type FieldTexts = string | readonly string[];

/** Gives an input its name, its handlers and its error. */
export type FieldOf<Name extends string> = (
  name: Name,
) => UseFormRegisterReturn & { readonly error: FieldTexts | undefined };

export type StaffForm<Values extends FieldValues> = ReturnType<typeof useStaffForm<Values>>;

interface Options<Values extends FieldValues> {
  readonly defaultValues: DefaultValues<Values>;
  /** The rules of the domain, by field. */
  readonly rules: (values: Values) => Readonly<Record<string, Message | undefined>>;
  /** What the server refused, by field. */
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
  readonly onSubmit: (values: Values) => void;
  /** Only the first of a field's sentences is shown. */
  readonly showsFirst?: boolean;
}

/**
 * A form with react-hook-form: the rules judge it when it is submitted, then as one types; a field shows every sentence of
 * the server about it until the form changes.
 */
export function useStaffForm<Values extends FieldValues>(options: Options<Values>) {
  const { defaultValues, rules, fieldErrors, onSubmit, showsFirst = false } = options;
  const { i18n } = useLingui();
  const schema = z.custom<Values>().superRefine((values, context) => {
    for (const [name, words] of Object.entries(rules(values)))
      if (words) context.addIssue({ code: "custom", path: [name], message: say(i18n, words) });
  });
  const errors = useMemo(() => refusedFields<Values>(fieldErrors), [fieldErrors]);
  const { register, formState, getValues, getFieldState, setValue, handleSubmit, trigger, watch } =
    useForm<Values>({
      defaultValues,
      resolver: zodResolver(schema),
      // Without errors of the server none are given: they would replace those of the rules.
      ...(errors && { errors }),
      shouldFocusError: false,
    });
  const { isDirty, isSubmitted } = formState;
  const names = Object.keys(getValues());
  // All fields: a rule may look at several of them, such as a password and its repetition.
  const checkAgain = () => void (isSubmitted && trigger());
  const error = (name: FieldPath<Values>) => {
    const texts = textsOf(getFieldState(name, formState).error);
    return showsFirst && Array.isArray(texts) ? texts.slice(0, 1) : texts;
  };
  return {
    watch,
    isDirty,
    error,
    field: (name: FieldPath<Values>) => ({ ...register(name, { onChange: checkAgain }), error: error(name) }),
    /** For a control that is no text field. */
    change: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => {
      setValue(name, value, { shouldDirty: true });
      checkAgain();
    },
    submit: handleSubmit((values) => onSubmit(values)),
    /** What the server said of fields that this form does not have. */
    elsewhere: errorsElsewhere(fieldErrors, names),
    /** A refusal at a field needs no message above the form. */
    isRefusedAtField: names.some((name) => name in fieldErrors),
  };
}

function refusedFields<Values extends FieldValues>(fieldErrors: Readonly<Record<string, readonly string[]>>) {
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
