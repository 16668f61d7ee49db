import { useLingui } from "@lingui/react/macro";
import { SelectField } from "../../ui/fields/select-field.tsx";
import type { useIndexState } from "./use-index-state.ts";

interface StatusSelectProps {
  readonly index: ReturnType<typeof useIndexState>;
  /** What is chosen, where it is no status. */
  readonly label?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Narrows a list to one status. */
export function StatusSelect({ index, label, options }: StatusSelectProps) {
  const { t } = useLingui();
  return (
    <SelectField
      hideLabel
      label={label ?? t`Status`}
      className="w-44"
      value={index.state.filters.status ?? ""}
      onChange={(event) => index.change({ status: event.currentTarget.value })}
    >
      <option value="">{t`All`}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
