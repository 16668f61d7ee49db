import { type ComponentProps, useState } from "react";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { intlLocale } from "#domain/language/language.ts";
import { TextField } from "../../ui/fields/text-field.tsx";
import { type AmountShape, readAmount, writeAmount } from "../../ui/fields/typed-amount.ts";
import { useLocale } from "../../words/use-locale.ts";
import type { FieldTexts } from "./use-validated-form.ts";

interface TypedAmountProps extends Omit<ComponentProps<typeof TextField>, "value" | "onChange" | "onBlur"> {
  /** How many digits may follow the separator; none where it is not given. */
  readonly decimals?: number;
  /** How many of them are always written. */
  readonly least?: number;
  /** As forms and calls hold it: plain digits with a point, or what was typed where that is no number. */
  readonly value: string;
  readonly onTyped: (plain: string) => void;
  /** What counts while nothing is typed, shown in the empty field. */
  readonly otherwise?: number;
}

/**
 * An amount, a rate or a count as people type it, in the language of the page: `2300,00`, `2 300,00` and `$2,300.00` are
 * `2300` to the form. What is no number is handed on as it was typed, for the form's rule to refuse.
 */
export function TypedAmount({ decimals = 0, least, value, onTyped, otherwise, ...field }: TypedAmountProps) {
  const shape = { decimals, least, locale: intlLocale(useLocale()) };
  // What is being typed shows as long as it stands for the value; leaving the field writes it as its language does.
  const [typing, setTyping] = useState<{ text: string; plain: string }>();
  return (
    <TextField
      inputMode={decimals > 0 ? "decimal" : "numeric"}
      autoComplete="off"
      {...(otherwise !== undefined && { placeholder: writeAmount(otherwise, shape) })}
      {...field}
      value={typing?.plain === value ? typing.text : written(value, shape)}
      onChange={({ currentTarget: { value: text } }) => {
        const read = readAmount(text, shape);
        const plain = read === undefined ? text.trim() : String(read ?? "");
        setTyping({ text, plain });
        onTyped(plain);
      }}
      onBlur={() => setTyping(undefined)}
    />
  );
}

function written(plain: string, shape: AmountShape): string {
  const number = plain === "" ? Number.NaN : Number(plain);
  return Number.isNaN(number) ? plain : writeAmount(number, shape);
}

interface AmountFieldProps<Values extends FieldValues> extends Omit<TypedAmountProps, "value" | "onTyped"> {
  /** The form that holds it. */
  readonly of: {
    readonly control: Control<Values>;
    readonly error: (name: FieldPath<Values>) => FieldTexts | undefined;
    readonly checkAgain: () => void;
  };
  readonly name: FieldPath<Values>;
}

/** The one field for numbers of a form. */
export function AmountField<Values extends FieldValues>({
  of: form,
  name,
  ...field
}: AmountFieldProps<Values>) {
  const { field: held } = useController({ name, control: form.control });
  return (
    <TypedAmount
      error={form.error(name)}
      {...field}
      name={name}
      ref={held.ref}
      value={String(held.value ?? "")}
      onTyped={(plain) => {
        held.onChange(plain);
        form.checkAgain();
      }}
    />
  );
}

/** The same for money: two decimals, which are always written. */
export function MoneyField<Values extends FieldValues>(
  props: Omit<AmountFieldProps<Values>, "decimals" | "least">,
) {
  return <AmountField {...props} decimals={2} least={2} />;
}
