import { Trans, useLingui } from "@lingui/react/macro";
import {
  createTaxProfile,
  type TaxProfileAnswer,
  taxProfile as taxProfileRow,
  updateTaxProfile,
} from "#contracts/tax-profiles.ts";
import { isFrance } from "#domain/france/is-france.ts";
import { taxProfileRules } from "#domain/offers/tax-profile-rules.ts";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { useRootData } from "../../words/use-locale.ts";
import { callAsStaff } from "../call-as-staff.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { type Jurisdiction, JurisdictionFields, type TypedTaxProfile } from "./jurisdiction-fields.tsx";

interface TaxProfileDialogProps {
  /** The profile to change; without it a new one. */
  readonly profile?: TaxProfileAnswer | undefined;
  /** What was saved; `isUsual` where new offers begin with it only now. */
  readonly onSaved: (profile: TaxProfileAnswer, isUsual: boolean) => void;
  readonly onClose: () => void;
}

/** Adds or changes a tax profile. One that an offer bears is followed by the changed one. */
export function TaxProfileDialog({ profile, onSaved, onClose }: TaxProfileDialogProps) {
  const { t } = useLingui();
  const isFrench = isFrance(useRootData().facts.country);
  const saving = useStaffMutation({
    invalidates: ["tax-profiles", "settings", "settings-history", "first-day"],
    row: taxProfileRow,
    mutationFn: async (values: TypedTaxProfile, fresh) => {
      const body = { ...values, jurisdictions: values.jurisdictions.map(sentRate) };
      if (!profile) return await callAsStaff(createTaxProfile, { body });
      const version = (fresh ?? profile).version;
      const changed = await callAsStaff(updateTaxProfile, { params: { id: profile.id }, body }, { version });
      return { ...changed, is_usual: false };
    },
    onSuccess: ({ tax_profile, is_usual }) => {
      onClose();
      onSaved(tax_profile, is_usual);
    },
  });
  const { fresh } = saving;
  const form = useStaffForm<TypedTaxProfile>(saving, {
    defaultValues: {
      name: profile?.name ?? "",
      jurisdictions: profile?.jurisdictions.map(typedRate) ?? [{ name: "", percent: "", reason: "" }],
      // In France freight bears the VAT of the goods.
      freight_taxable: profile?.freight_taxable ?? isFrench,
      setup_taxable: profile?.setup_taxable ?? true,
      state: profile?.state ?? "",
      note: profile?.note ?? "",
    },
    rules: rulesOf,
    focusesErrors: true,
  });
  return (
    <FormDialog
      id="tax-profile"
      title={profile ? <Trans>Edit tax profile</Trans> : <Trans>Add a tax profile</Trans>}
      submitLabel={<Trans>Save</Trans>}
      form={form}
      conflict={
        fresh && {
          of: { subject: "tax_profile", id: fresh.id },
          differences: [
            { label: <Trans>Name</Trans>, now: fresh.name },
            {
              label: <Trans>Rates</Trans>,
              now: fresh.jurisdictions.map(({ name, percent }) => `${name} ${percent} %`).join(", "),
            },
            { label: <Trans>State</Trans>, now: fresh.state },
            { label: <Trans>Note</Trans>, now: fresh.note },
          ],
        }
      }
      onClose={onClose}
    >
      <TextField {...form.field("name")} label={t`Name`} required />
      <JurisdictionFields
        rows={form.values.jurisdictions}
        form={form}
        isFrench={isFrench}
        error={form.error("jurisdictions")}
        onChange={(rows) => form.change("jurisdictions", rows)}
      />
      <Checkbox
        {...form.field("freight_taxable")}
        label={t`Freight is taxed`}
        hint={
          isFrench
            ? t`Freight bears the VAT of the goods that it comes with.`
            : t`Many states exempt freight that is stated apart from handling.`
        }
      />
      <Checkbox {...form.field("setup_taxable")} label={t`Setup fees are taxed`} />
      {!isFrench && (
        <TextField
          {...form.field("state")}
          label={t`State`}
          hint={t`New offers to companies whose goods go there begin with this profile. Empty: none does by itself.`}
          autoComplete="off"
        />
      )}
      <TextArea
        {...form.field("note")}
        label={t`Note`}
        hint={t`For colleagues: where the rates were looked up, and when.`}
      />
    </FormDialog>
  );
}

function rulesOf({ name, jurisdictions, state, note }: TypedTaxProfile) {
  const rows = Object.fromEntries(
    jurisdictions.flatMap((row, index) => [
      [`jurisdictions.${index}.name`, taxProfileRules.jurisdiction(row.name)],
      [`jurisdictions.${index}.percent`, taxProfileRules.percent(row.percent)],
    ]),
  );
  const areRowsRight = Object.values(rows).every((error) => error === undefined);
  return {
    name: taxProfileRules.name(name),
    ...rows,
    ...(areRowsRight && {
      jurisdictions: taxProfileRules.rates(jurisdictions),
    }),
    state: taxProfileRules.state(state),
    note: taxProfileRules.note(note),
  };
}

function typedRate({ name, percent, reason }: TaxProfileAnswer["jurisdictions"][number]): Jurisdiction {
  return { name, percent: String(percent), reason: reason ?? "" };
}

function sentRate({ reason, ...rate }: Jurisdiction) {
  return { ...rate, ...(reason !== "" && { reason }) };
}
