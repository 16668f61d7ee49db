import { useLingui } from "@lingui/react/macro";
import type { FieldPath } from "react-hook-form";
import { type AddressKind, addressFields } from "#domain/companies/company-rules.ts";
import type { FieldOf } from "../../parts/forms/use-validated-form.ts";
import { TextField } from "../../ui/fields/text-field.tsx";
import { addressWords } from "./company-words.ts";
import type { TypedCompany } from "./typed-company.ts";

interface AddressFieldsProps {
  readonly kind: AddressKind;
  readonly legend: string;
  readonly field: FieldOf<FieldPath<TypedCompany>>;
}

/** One address of a company, a field for each part. */
export function AddressFields({ kind, legend, field }: AddressFieldsProps) {
  const { i18n } = useLingui();
  return (
    <fieldset className="mt-4 border-t border-line pt-3">
      <legend className="pr-2 font-semibold">{legend}</legend>
      <div className="grid gap-4 md:grid-cols-2">
        {addressFields.map((part) => (
          <TextField
            key={part}
            {...field(`${kind}.${part}`)}
            label={i18n._(addressWords[part])}
            autoComplete="off"
          />
        ))}
      </div>
    </fieldset>
  );
}
