import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import type { SettingsAnswer } from "#contracts/settings.ts";
import type { TaxProfileAnswer } from "#contracts/tax-profiles.ts";
import type { Language } from "#domain/language/language.ts";
import { guardedChanges } from "#domain/settings/guarded-settings.ts";
import type { ShopSettings } from "#domain/settings/shop-settings.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { useValidatedForm } from "../../parts/forms/use-validated-form.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { useRootData } from "../../words/use-locale.ts";
import { ProofFields, proofOf, proofRules, useHasSecondFactor } from "../accounts/proof-fields.tsx";
import { ConflictNotice } from "../forms/conflict-notice.tsx";
import { SettingField } from "./setting-field.tsx";
import {
  differencesOf,
  pick,
  readValues,
  rulesOf,
  type SettingFormValues,
  type SettingName,
  valuesOf,
  withTyped,
} from "./setting-values.ts";
import { useSaveSettings } from "./use-save-settings.ts";

/** Two of these stand beside each other. */
const shortNames: ReadonlySet<SettingName> = new Set<SettingName>([
  ...(["postal_code", "city", "region", "country", "phone", "email"] as const),
  ...(["minimum_units", "units_step", "reminder_after_days", "reminder_before_days"] as const),
  ...(["lead_days", "transit_days", "units_per_carton", "cartons_per_pallet"] as const),
  ...(["bank_holder", "bank_account", "bank_name", "bank_code"] as const),
  ...(["brand_colour", "typeface"] as const),
  ...(["goods_one_en", "goods_many_en", "goods_one_fr", "goods_many_fr"] as const),
  ...(["quote_prefix", "order_prefix", "mail_from_name", "mail_reply_to"] as const),
  ...(["legal_form", "share_capital", "siret", "register_town", "shop_vat_number", "naf_code"] as const),
  ...(["fec_journal_code", "fec_journal_name", "fec_clients_account", "fec_clients_label"] as const),
  ...(["fec_deposits_account", "fec_deposits_label", "fec_sales_account", "fec_sales_label"] as const),
  ...(["fec_freight_account", "fec_freight_label", "fec_tax_account", "fec_tax_label"] as const),
  ...(["quickbooks_sales_item", "quickbooks_freight_item", "quickbooks_discount_item"] as const),
  ...(["quickbooks_deposits_item", "quickbooks_tax_item", "quickbooks_untaxed_code"] as const),
]);

const otherLanguage: Readonly<Partial<Record<SettingName, SettingName>>> = {
  terms_en: "terms_fr",
  terms_fr: "terms_en",
  hero_sentence_en: "hero_sentence_fr",
  hero_sentence_fr: "hero_sentence_en",
  hero_alt_en: "hero_alt_fr",
  hero_alt_fr: "hero_alt_en",
};

/** English stands first, but in a shop that speaks French alone. */
function inOrder(names: readonly SettingName[], only: Language | null): readonly SettingName[] {
  return only === "fr" ? names.map((name) => otherLanguage[name] ?? name) : names;
}

interface SettingFormProps {
  /** What the save button is for, beside the others of the page. */
  readonly title: string;
  readonly names: readonly SettingName[];
  /** Those that the search leaves. */
  readonly found: ReadonlySet<SettingName>;
  readonly saved: SettingsAnswer;
  readonly profiles: readonly TaxProfileAnswer[];
  readonly onSaved: (answer: SettingsAnswer) => void;
  /** Whether something in it is not saved yet. */
  readonly onDirty: (isDirty: boolean) => void;
  /** How the shop shows what stands in the form. */
  readonly preview?: ((settings: ShopSettings) => ReactNode) | undefined;
}

/** The form of one group. What another saves meanwhile is shown when one saves, not while one types. */
export function SettingForm(props: SettingFormProps) {
  const { title, names, found, saved, profiles, onSaved, onDirty, preview } = props;
  const { t, i18n } = useLingui();
  const { onlyLanguage } = useRootData().facts;
  const hasFactor = useHasSecondFactor();
  const isAskedFor = (values: SettingFormValues) =>
    guardedChanges(saved.values, pick(readValues(values), names)).length > 0;
  const saving = useSaveSettings({
    saved,
    names,
    onSaved: (answer) => {
      onSaved(answer);
      form.settle(valuesOf(answer.values));
      toast({ tone: "positive", text: t`The settings are saved.` });
    },
  });
  const form = useValidatedForm<SettingFormValues>({
    defaultValues: valuesOf(saved.values),
    rules: (values) => ({
      ...rulesOf(names)(values),
      ...proofRules(values, { isAsked: isAskedFor(values), hasFactor }),
    }),
    fieldErrors: saving.fieldErrors,
    focusesErrors: true,
    onSubmit: (values) =>
      saving.mutate({
        values: pick(readValues(values), names),
        proof: proofOf(values, { isAsked: isAskedFor(values), hasFactor }),
      }),
  });
  const tellDirty = useEffectEvent(onDirty);
  useEffect(() => tellDirty(form.isDirty), [form.isDirty]);
  const typed = readValues(form.values);
  const conflict = saving.problem && saving.fresh && differencesOf(saving.fresh.values, typed, names, i18n);
  return (
    <div className="@container">
      <div className={preview ? "grid gap-8 @2xl:grid-cols-[minmax(0,1fr)_18rem]" : undefined}>
        <form noValidate onSubmit={form.submit} aria-label={title} className="@container">
          <div className="grid content-start items-end gap-5 @sm:grid-cols-2">
            <div className="empty:hidden @sm:col-span-2">
              {conflict ? (
                <ConflictNotice of={{ subject: "settings", id: 1 }} differences={conflict} />
              ) : (
                <FormProblem
                  problem={form.isRefusedAtField ? undefined : saving.problem}
                  elsewhere={form.elsewhere}
                />
              )}
            </div>
            {inOrder(names, onlyLanguage).map((name) => (
              <div
                key={name}
                hidden={!found.has(name)}
                className={shortNames.has(name) ? undefined : "@sm:col-span-2"}
              >
                <SettingField name={name} form={form} profiles={profiles} />
              </div>
            ))}
            {isAskedFor(form.values) && (
              <div className="@sm:col-span-2">
                <ProofFields field={form.field} code={form.values.code} hasFactor={hasFactor}>
                  <Trans>
                    This leads money or mails of the shop elsewhere, so please show that it is you. All owners
                    are written to.
                  </Trans>
                </ProofFields>
              </div>
            )}
            <div className="@sm:col-span-2">
              <Button variant="ink" type="submit" busy={saving.isPending} disabled={!form.isDirty}>
                <Trans>
                  Save <span className="sr-only">{title}</span>
                </Trans>
              </Button>
            </div>
          </div>
        </form>
        {preview && (
          <aside className="min-w-0">
            <p className="mb-2 text-sm text-ink-2">
              <Trans>How the shop shows it</Trans>
            </p>
            <div className="rounded-md border border-line bg-card p-4">
              {preview(withTyped(saved.values, typed, names))}
            </div>
          </aside>
        )}
      </div>
    </div>
  );
}
