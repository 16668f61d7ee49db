import { useLingui } from "@lingui/react/macro";
import type { KeyboardEvent } from "react";
import { AmountField } from "../../../parts/forms/amount-field.tsx";
import type { ValidatedForm } from "../../../parts/forms/use-validated-form.ts";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Cell } from "../../../ui/lists/table.tsx";
import type { SizeValues } from "./size-values.ts";

interface SizeInputsProps {
  readonly form: ValidatedForm<SizeValues>;
  readonly formId: string;
  /** The size of this row; empty for a new one. */
  readonly name: string;
}

/** The three cells of a row that are typed in. Enter saves the row, arrows lead to the one above and below. */
export function SizeInputs({ form, formId, name }: SizeInputsProps) {
  const { t } = useLingui();
  const input = { form: formId, onKeyDown: moveBetweenRows, autoComplete: "off", hideLabel: true };
  return (
    <>
      <Cell className="px-1! align-top">
        <TextField
          {...form.field("name")}
          {...input}
          label={name ? t`Size ${name}` : t`New size`}
          placeholder={name ? undefined : t`New size`}
          className="min-w-20"
        />
      </Cell>
      <Cell className="px-1! align-top">
        <TextField
          {...form.field("label")}
          {...input}
          label={name ? t`Label of ${name}` : t`Label of a new size`}
          className="min-w-20"
        />
      </Cell>
      <Cell className="px-1! align-top">
        <AmountField
          of={form}
          name="price"
          {...input}
          decimals={4}
          label={name ? t`Price of ${name} ($)` : t`Price of a new size ($)`}
          className="w-20"
        />
      </Cell>
    </>
  );
}

function moveBetweenRows(event: KeyboardEvent<HTMLInputElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  const { currentTarget: input } = event;
  const column = input.closest("table")?.querySelectorAll<HTMLInputElement>(`input[name="${input.name}"]`);
  const inputs = [...(column ?? [])];
  const next = inputs[inputs.indexOf(input) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}
