import { Trans, useLingui } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { factsOfReason, type RateReason, reasonsOfRates } from "#domain/france/vat-reasons.ts";
import { maximumJurisdictions, readRate } from "#domain/offers/tax-profile-rules.ts";
import { AmountField } from "../../parts/forms/amount-field.tsx";
import type { FieldTexts, ValidatedForm } from "../../parts/forms/use-validated-form.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { FieldError } from "../../ui/fields/field-error.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { translateMessage } from "../../words/say.ts";

export interface Jurisdiction {
  readonly name: string;
  /** As it is typed. */
  readonly percent: string;
  /** Why it is 0 % in France; empty for none. */
  readonly reason: RateReason | "";
}

/** A tax profile as its form holds it. */
export interface TypedTaxProfile {
  readonly name: string;
  readonly jurisdictions: readonly Jurisdiction[];
  readonly freight_taxable: boolean;
  readonly setup_taxable: boolean;
  readonly state: string;
  readonly note: string;
}

interface JurisdictionFieldsProps {
  readonly rows: readonly Jurisdiction[];
  readonly form: ValidatedForm<TypedTaxProfile>;
  /** In France a rate of 0 % says why. */
  readonly isFrench: boolean;
  /** What is wrong with all of them together. */
  readonly error: FieldTexts | undefined;
  readonly onChange: (rows: readonly Jurisdiction[]) => void;
}

/** Who levies how much: a line for each, at least one. */
export function JurisdictionFields({ rows, form, isFrench, error, onChange }: JurisdictionFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <fieldset className="grid gap-3" aria-describedby={error === undefined ? undefined : "rates-error"}>
      <legend className="mb-2 font-semibold">
        <Trans>Rates</Trans>
      </legend>
      {rows.map(({ percent, reason }, index) => {
        const place = index + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the form names its fields by their places.
          <div key={index} className="flex flex-wrap items-start gap-2">
            <TextField
              {...form.field(`jurisdictions.${index}.name`)}
              className="grow"
              label={t`Tax of (${place}), such as a state or city`}
              required
            />
            <AmountField
              of={form}
              name={`jurisdictions.${index}.percent`}
              decimals={4}
              className="w-36 shrink-0"
              label={t`Rate in % (${place})`}
              required
            />
            {isFrench && (reason !== "" || readRate(percent) === 0) && (
              <SelectField
                {...form.field(`jurisdictions.${index}.reason`)}
                className="w-full"
                label={t`Why there is no VAT (${place})`}
                hint={t`It stands on devis and invoices. Without a reason no offer is sent.`}
              >
                <option value="">{t`No reason yet`}</option>
                {reasonsOfRates.map((each) => (
                  <option key={each} value={each}>
                    {translateMessage(i18n, factsOfReason[each].text)}
                  </option>
                ))}
              </SelectField>
            )}
            {rows.length > 1 && (
              <IconButton
                icon={X}
                className="mt-6"
                label={t`Remove rate ${place}`}
                onClick={() => onChange(rows.filter((__, other) => other !== index))}
              />
            )}
          </div>
        );
      })}
      {error !== undefined && <FieldError id="rates-error">{error}</FieldError>}
      {rows.length < maximumJurisdictions && (
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() => onChange([...rows, { name: "", percent: "", reason: "" }])}
        >
          <Icon of={Plus} className="size-4" />
          <Trans>Add a rate</Trans>
        </Button>
      )}
    </fieldset>
  );
}
