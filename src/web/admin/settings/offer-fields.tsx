import { Trans, useLingui } from "@lingui/react/macro";
import type { TaxProfileAnswer } from "#contracts/tax-profiles.ts";
import { maximumUnits } from "#domain/quotes/quote-limits.ts";
import type { ValidatedForm } from "../../parts/forms/use-validated-form.ts";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { NumberField } from "../../ui/fields/number-field.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { useLocale } from "../../words/use-locale.ts";
import { settingLabels } from "./setting-labels.ts";
import type { SettingFormValues } from "./setting-values.ts";

interface OfferFieldsProps {
  readonly form: ValidatedForm<SettingFormValues>;
  readonly profiles: readonly TaxProfileAnswer[];
}

/** Validity, terms, taxes, the minimum and the reminders. */
export function OfferFields({ form, profiles }: OfferFieldsProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const number = (
    name: "offer_valid_days" | "minimum_units" | "reminder_after_days" | "reminder_before_days",
    most = 365,
  ) => ({
    name,
    locale,
    min: 1,
    max: most,
    label: i18n._(settingLabels[name]),
    error: form.error(name),
    value: Number.isNaN(form.values[name]) ? null : form.values[name],
    onValueChange: (value: number | null | undefined) => form.change(name, value ?? Number.NaN),
  });
  const offered = profiles.filter(
    ({ id, retired_at }) => retired_at === null || String(id) === form.values.default_tax_profile_id,
  );
  return (
    <>
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">
          <Trans>Validity</Trans>
        </legend>
        <Checkbox {...form.field("has_end")} label={t`Offers end`} />
        {form.values.has_end && (
          <NumberField
            {...number("offer_valid_days")}
            className="max-w-60"
            hint={t`An offer ends with its last day, in the shop's time.`}
          />
        )}
      </fieldset>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <SelectField
          {...form.field("default_tax_profile_id")}
          label={i18n._(settingLabels.default_tax_profile_id)}
        >
          <option value="">{t`None: sales tax is not included`}</option>
          {offered.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <NumberField
          {...number("minimum_units", maximumUnits)}
          hint={t`A line of an offer with fewer units needs a reason.`}
        />
      </div>
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">
          <Trans>Reminders</Trans>
        </legend>
        <Checkbox
          {...form.field("reminders_on")}
          label={t`Write to clients who have not answered`}
          hint={t`Between 9:00 and 17:00 of a working day, as long as the offer stands unanswered.`}
        />
        {form.values.reminders_on && (
          <div className="grid gap-4 sm:grid-cols-2">
            <NumberField {...number("reminder_after_days")} />
            <NumberField {...number("reminder_before_days")} />
          </div>
        )}
      </fieldset>
      <div className="grid gap-4">
        <TextArea {...form.field("terms_en")} label={i18n._(settingLabels.terms_en)} lang="en" rows={6} />
        <TextArea {...form.field("terms_fr")} label={i18n._(settingLabels.terms_fr)} lang="fr" rows={6} />
        <p className="text-sm text-ink-2">
          <Trans>An offer bears the terms of the day on which it is sent, in its client's language.</Trans>
        </p>
      </div>
    </>
  );
}
