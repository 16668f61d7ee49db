import { useLingui } from "@lingui/react/macro";
import type { TaxProfileAnswer } from "#contracts/tax-profiles.ts";
import { intlLocale } from "#domain/language/language.ts";
import { currencies } from "#domain/money/cents.ts";
import { packingLimits } from "#domain/orders/cartons.ts";
import { maximumUnits } from "#domain/quotes/quote-limits.ts";
import type { ValidatedForm } from "../../parts/forms/use-validated-form.ts";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { NumberField } from "../../ui/fields/number-field.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { useLocale } from "../../words/use-locale.ts";
import { ColourFields, MaterialFields } from "./cloth-fields.tsx";
import { CounterFields } from "./counter-fields.tsx";
import { FrontPartFields } from "./front-part-fields.tsx";
import { HolidayButtons } from "./holiday-buttons.tsx";
import { settingHints } from "./setting-hints.ts";
import { settingLabels } from "./setting-labels.ts";
import type { SettingFormValues, SettingName } from "./setting-values.ts";
import { DueStepsSaid } from "./steps-in-words.tsx";

interface SettingFieldProps {
  readonly name: SettingName;
  readonly form: ValidatedForm<SettingFormValues>;
  readonly profiles: readonly TaxProfileAnswer[];
}

/** The field of a setting, by what kind of value it is. */
export function SettingField({ name, form, profiles }: SettingFieldProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const hint = settingHints[name];
  const texts = { label: i18n._(settingLabels[name]), ...(hint && { hint: i18n._(hint) }) };
  switch (name) {
    case "home_counters":
    case "other_numbers":
    case "about_numbers":
      return (
        <CounterFields
          label={texts.label}
          counters={form.values[name]}
          error={form.error(name)}
          onChange={(counters) => form.change(name, counters)}
        />
      );
    case "cloth_colours":
      return <ColourFields {...texts} form={form} />;
    case "cloths":
      return <MaterialFields {...texts} form={form} />;
    case "front_parts_hidden":
      return (
        <FrontPartFields
          label={texts.label}
          hint={texts.hint}
          hidden={form.values[name]}
          onChange={(hidden) => form.change(name, hidden)}
        />
      );
    case "rating":
    case "offer_valid_days":
    case "late_penalty_percent":
    case "retail_delivery_fee":
    case "carton_kg":
      return (
        <NumberField
          {...texts}
          name={name}
          locale={intlLocale(locale)}
          {...numberShapes[name]}
          error={form.error(name)}
          value={shownNumber(form.values[name])}
          onValueChange={(value) => form.change(name, value === undefined ? Number.NaN : value)}
          className={name === "rating" || name === "offer_valid_days" ? "max-w-60" : "max-w-md"}
        />
      );
    case "minimum_units":
    case "units_step":
    case "deposit_due_days":
    case "reminder_after_days":
    case "reminder_before_days":
    case "lead_days":
    case "transit_days":
    case "units_per_carton":
    case "cartons_per_pallet":
      return (
        <NumberField
          {...texts}
          name={name}
          locale={intlLocale(locale)}
          {...wholeShapes[name]}
          error={form.error(name)}
          value={shownNumber(form.values[name])}
          onValueChange={(value) => form.change(name, value ?? Number.NaN)}
        />
      );
    case "due_reminder_steps":
      return (
        <div>
          <TextField {...form.field(name)} {...texts} autoComplete="off" className="max-w-md" />
          <DueStepsSaid typed={form.values[name]} />
        </div>
      );
    case "goods_feminine_fr":
    case "reminders_on":
    case "vat_exempt":
    case "vat_on_debits":
    case "ready_claims_shown":
      return <Checkbox {...form.field(name)} {...texts} />;
    case "default_tax_profile_id":
      return (
        <SelectField {...form.field(name)} {...texts}>
          <option value="">{t`None: sales tax is not included`}</option>
          {profiles
            .filter(({ id, retired_at }) => retired_at === null || String(id) === form.values[name])
            .map((profile) => (
              <option key={profile.id} value={profile.id}>
                {profile.name}
              </option>
            ))}
        </SelectField>
      );
    case "languages":
      return (
        <SelectField {...form.field(name)} {...texts}>
          <option value="both">{t`English and French`}</option>
          <option value="en">{t`English`}</option>
          <option value="fr">{t`French`}</option>
        </SelectField>
      );
    case "typeface":
      return (
        <SelectField {...form.field(name)} {...texts}>
          <option value="bricolage">{t`With character (Bricolage Grotesque)`}</option>
          <option value="instrument">{t`Quiet (Instrument Sans)`}</option>
        </SelectField>
      );
    case "first_language":
      return (
        <SelectField {...form.field(name)} {...texts}>
          <option value="en">{t`English`}</option>
          <option value="fr">{t`French`}</option>
        </SelectField>
      );
    case "link_rights":
      return (
        <SelectField {...form.field(name)} {...texts}>
          <option value="act">{t`Answer and pay, as its client`}</option>
          <option value="read">{t`Read, and write messages`}</option>
        </SelectField>
      );
    case "currency":
      return (
        <SelectField {...form.field(name)} {...texts}>
          {currencies.map((currency) => (
            <option key={currency} value={currency}>
              {currency} – {new Intl.DisplayNames(intlLocale(locale), { type: "currency" }).of(currency)}
            </option>
          ))}
        </SelectField>
      );
    case "terms_en":
    case "terms_fr":
      return <TextArea {...form.field(name)} {...texts} lang={languageOf(name)} rows={6} />;
    case "holidays":
      return (
        <>
          <TextArea {...form.field(name)} {...texts} rows={3} />
          <HolidayButtons days={form.values[name]} onChange={(days) => form.change(name, days)} />
        </>
      );
    case "footer_hours":
    case "contact_hours":
    case "claims":
    case "quickbooks_tax_codes":
    case "xero_tax_types":
      return <TextArea {...form.field(name)} {...texts} rows={3} />;
    case "hero_sentence_en":
    case "hero_sentence_fr":
    case "hero_alt_en":
    case "hero_alt_fr":
      return <TextArea {...form.field(name)} {...texts} lang={languageOf(name)} rows={2} />;
    case "mail_signature":
    case "early_payment_sentence":
    case "recovery_sentence":
    case "delivery_sentence":
    case "complaints_sentence":
      return <TextArea {...form.field(name)} {...texts} rows={2} />;
    // They are uploaded: ShopPicture.
    case "mark_picture":
    case "wordmark_picture":
    case "favicon":
    case "hero_picture":
      return null;
    default:
      return (
        <TextField
          {...form.field(name)}
          {...texts}
          {...(name === "shop_name" || name === "email" ? { required: true } : {})}
          inputMode={inputModes[name] ?? "text"}
          autoComplete="off"
        />
      );
  }
}

const days = { min: 1, max: 365 };
const units = { min: 1, max: maximumUnits };

const wholeShapes = {
  minimum_units: units,
  units_step: units,
  deposit_due_days: { ...days, min: 0 },
  reminder_after_days: days,
  reminder_before_days: days,
  lead_days: days,
  transit_days: { ...days, min: 0 },
  units_per_carton: units,
  cartons_per_pallet: { min: 1, max: packingLimits.cartonsPerPallet },
} as const;

const numberShapes = {
  rating: { decimals: 1, min: 0, max: 5 },
  offer_valid_days: { min: 1, max: 365 },
  late_penalty_percent: { decimals: 2, min: 0, max: 100 },
  retail_delivery_fee: { decimals: 2, min: 0, max: 99 },
  carton_kg: { decimals: 1, min: 0, max: packingLimits.cartonKg },
} as const;

const inputModes: Readonly<Partial<Record<SettingName, "email" | "tel" | "url">>> = {
  email: "email",
  staff_email: "email",
  phone: "tel",
  social_link: "url",
};

function shownNumber(value: number | null): number | null {
  return value === null || Number.isNaN(value) ? null : value;
}

function languageOf(name: string): "en" | "fr" {
  return name.endsWith("_fr") ? "fr" : "en";
}
