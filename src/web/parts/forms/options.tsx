import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";

interface OptionsProps<Value extends string> {
  readonly of: readonly Value[];
  readonly words: Readonly<Record<Value, MessageDescriptor>>;
}

/** The options of a select, each by its words. */
export function Options<Value extends string>({ of: values, words }: OptionsProps<Value>) {
  const { i18n } = useLingui();
  return values.map((value) => (
    <option key={value} value={value}>
      {i18n._(words[value])}
    </option>
  ));
}

interface RowOptionsProps {
  readonly of: readonly { readonly id: number; readonly name: string }[];
}

/** The options of a select that chooses a row, each by its name. */
export function RowOptions({ of: rows }: RowOptionsProps) {
  return rows.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}
