import { type ReactNode, useRef } from "react";
import { classNames } from "../class-names.ts";
import { FieldError } from "./field-error.tsx";
import { type FieldTexts, hasText, useFieldIds } from "./field-ids.ts";
import { useEarlyValue } from "./use-early-value.ts";

interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

interface RadioGroupProps<Value extends string> extends FieldTexts {
  name: string;
  options: readonly RadioOption<Value>[];
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
  /** `cards` gives every choice a box of its own. */
  look?: "list" | "cards" | undefined;
}

/** One of a few, all in sight; the first carries the group's id, for an error summary to lead to. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const {
    name,
    options,
    value,
    defaultValue,
    onValueChange,
    look = "list",
    label,
    hint,
    error,
    mark,
  } = props;
  const ids = useFieldIds({ id: props.id, hint, error });
  const group = useRef<HTMLFieldSetElement>(null);
  useEarlyValue(
    value ?? "",
    () =>
      value === undefined
        ? undefined
        : group.current?.querySelector<HTMLInputElement>("input:checked")?.value,
    (early) => {
      const option = options.find((each) => each.value === early);
      if (option) onValueChange?.(option.value);
    },
  );
  const checked = (option: Value) =>
    value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value };
  return (
    <fieldset ref={group} aria-describedby={ids.aria["aria-describedby"]} className={props.className}>
      <legend className={classNames("mb-1.5 text-sm font-semibold", props.hideLabel && "sr-only")}>
        {label}
        {hasText(mark) && (
          <>
            {" "}
            <span className="ml-1 font-normal text-ink-2">{mark}</span>
          </>
        )}
      </legend>
      {hasText(hint) && (
        <p id={ids.hint} className="-mt-0.5 mb-1.5 text-sm text-ink-2">
          {hint}
        </p>
      )}
      <div
        className={
          look === "cards" ? "grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]" : "grid gap-1"
        }
      >
        {options.map((option, index) => (
          <label key={option.value} className={classNames(line, look === "cards" && card)}>
            <input
              type="radio"
              id={index === 0 ? ids.control : undefined}
              name={name}
              value={option.value}
              disabled={option.disabled}
              aria-invalid={ids.aria["aria-invalid"]}
              onChange={() => onValueChange?.(option.value)}
              className={dot}
              {...checked(option.value)}
            />
            <span>
              <span className={classNames("block", look === "cards" && "font-semibold")}>{option.label}</span>
              {hasText(option.hint) && <span className="block text-sm text-ink-2">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {hasText(error) && <FieldError id={ids.error}>{error}</FieldError>}
    </fieldset>
  );
}

const line =
  "flex cursor-pointer items-start gap-2.5 py-0.5 has-disabled:cursor-not-allowed has-disabled:text-ink-2 pointer-coarse:min-h-11 pointer-coarse:py-2";
const card =
  "rounded-md border border-line bg-card px-3.5 py-3 transition-colors hover:border-ink has-checked:border-ink has-checked:bg-paper-2";
const dot =
  "m-0.5 size-5 shrink-0 cursor-[inherit] appearance-none rounded-full border border-edge bg-card transition-colors checked:border-6 checked:border-ink aria-invalid:border-danger disabled:opacity-50 forced-colors:appearance-auto";
