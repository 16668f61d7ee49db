import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { FieldPath } from "react-hook-form";
import {
  type CompanyAnswer,
  company as companyRow,
  createCompany,
  updateCompany,
} from "#contracts/companies/companies.ts";
import { type AddressKind, addressFields } from "#domain/companies/company-rules.ts";
import { netDays, termKinds } from "#domain/companies/payment-terms.ts";
import { isFrance } from "#domain/france/is-france.ts";
import { AmountField, MoneyField } from "../../parts/forms/amount-field.tsx";
import type { FieldOf } from "../../parts/forms/use-validated-form.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { useRootData } from "../../words/use-locale.ts";
import { useMay } from "../allowed.tsx";
import { callAsStaff } from "../call-as-staff.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { addressWords, useCreditWords } from "./company-words.ts";
import { bodyOf, errorsOfCompany, rulesOfCompany, type TypedCompany, typedCompany } from "./typed-company.ts";

interface CompanyDialogProps {
  /** The company to change; without it a new one. */
  readonly company?: CompanyAnswer | undefined;
  readonly onClose: () => void;
  readonly onAdded?: (id: number) => void;
}

/** Adds or changes a company. Who may not set terms is not shown them. */
export function CompanyDialog({ company, onClose, onAdded }: CompanyDialogProps) {
  const { t } = useLingui();
  const maySetCredit = useMay()("companies.credit");
  const isFrench = isFrance(useRootData().facts.country);
  const creditWords = useCreditWords();
  const saving = useStaffMutation({
    invalidates: ["companies", "history"],
    row: companyRow,
    mutationFn: (values: TypedCompany, fresh) => {
      const body = bodyOf(values, { maySetCredit });
      return company
        ? callAsStaff(
            updateCompany,
            { params: { id: company.id }, body },
            { version: (fresh ?? company).version },
          )
        : callAsStaff(createCompany, { body });
    },
    onSuccess: (answer) => {
      onClose();
      toast({ tone: "positive", text: t`${answer.company.name} is saved.` });
      onAdded?.(answer.company.id);
    },
  });
  const { fresh } = saving;
  const fieldErrors = useMemo(() => errorsOfCompany(saving.fieldErrors), [saving.fieldErrors]);
  const form = useStaffForm<TypedCompany>(
    { ...saving, fieldErrors },
    {
      defaultValues: typedCompany(company),
      rules: (typed) => rulesOfCompany(typed, { isFrench }),
      focusesErrors: true,
    },
  );
  const { terms_kind } = form.values;
  const termWords = { prepaid: t`Prepaid`, net: t`Net days`, end_of_month: t`Days end of month` };
  return (
    <FormDialog
      id="company"
      size="lg"
      title={company ? <Trans>Edit company</Trans> : <Trans>Add a company</Trans>}
      submitLabel={<Trans>Save</Trans>}
      form={form}
      conflict={
        fresh && {
          of: { subject: "company", id: fresh.id },
          differences: [
            { label: <Trans>Name</Trans>, now: fresh.name },
            { label: <Trans>Payment terms</Trans>, now: creditWords(fresh) },
          ],
        }
      }
      onClose={onClose}
    >
      <TextField {...form.field("name")} label={t`Name`} required autoComplete="off" />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...form.field("siren")} label={t`SIREN`} autoComplete="off" />
        <TextField {...form.field("vat_number")} label={t`VAT number`} autoComplete="off" />
      </div>
      {maySetCredit && (
        <div className="grid items-end gap-4 md:grid-cols-3">
          <SelectField {...form.field("terms_kind")} label={t`Payment terms`}>
            {termKinds.map((kind) => (
              <option key={kind} value={kind}>
                {termWords[kind]}
              </option>
            ))}
          </SelectField>
          {terms_kind !== "prepaid" && (
            <>
              <AmountField
                of={form}
                name="days"
                label={t`Days`}
                hint={terms_kind === "net" ? netDays.join(", ") : undefined}
              />
              <MoneyField of={form} name="limit" label={t`Credit limit`} hint={t`Empty for no limit.`} />
            </>
          )}
        </div>
      )}
      <AddressFields kind="billing" legend={t`Billing address`} field={form.field} />
      <AddressFields kind="shipping" legend={t`Shipping address`} field={form.field} />
    </FormDialog>
  );
}

interface AddressFieldsProps {
  readonly kind: AddressKind;
  readonly legend: string;
  readonly field: FieldOf<FieldPath<TypedCompany>>;
}

/** One address of a company, a field for each part. */
function AddressFields({ kind, legend, field }: AddressFieldsProps) {
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
