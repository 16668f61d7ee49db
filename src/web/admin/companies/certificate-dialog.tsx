import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import {
  addCertificate,
  type CertificateAnswer,
  certificate as certificateRow,
  updateCertificate,
} from "#contracts/companies/certificates.ts";
import {
  type CertificateKind,
  certificateKinds,
  certificateRules,
  readStates,
} from "#domain/companies/certificates.ts";
import { typedDayBounds, typedDayRule } from "#domain/orders/typed-day.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { Options } from "../../parts/forms/options.tsx";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { useRootData } from "../../words/use-locale.ts";
import { doAsStaff } from "../call-as-staff.ts";
import { FileField } from "../forms/file-field.tsx";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { certificateKindWords } from "./company-words.ts";

interface CertificateDialogProps {
  readonly companyId: number;
  /** The one to change; its paper stays as it came. */
  readonly certificate?: CertificateAnswer | undefined;
  readonly onClose: () => void;
}

interface Values {
  readonly kind: CertificateKind;
  readonly number: string;
  readonly states: string;
  readonly signed_by: string;
  readonly signed_on: string;
  readonly expires_on: string;
  readonly checked: boolean;
}

/** Notes a tax certificate with its paper, or says that it was checked. */
export function CertificateDialog({ companyId, certificate, onClose }: CertificateDialogProps) {
  const { t } = useLingui();
  const { timeZone } = useRootData().facts;
  const frame = { today: shopDayAt(new Date(), timeZone) };
  const [paper, setPaper] = useState<File>();
  const saving = useStaffMutation({
    invalidates: ["companies", "history"],
    row: certificateRow,
    mutationFn: (values: Values, fresh) =>
      certificate
        ? doAsStaff(
            updateCertificate,
            {
              params: { id: companyId, certificate_id: certificate.id },
              body: { ...values, expires_on: values.expires_on || null },
            },
            { version: (fresh ?? certificate).version },
          )
        : doAsStaff(addCertificate, { params: { id: companyId }, form: values, files: { paper } }),
    onSuccess: onClose,
  });
  const form = useStaffForm<Values>(saving, {
    defaultValues: {
      kind: certificate?.kind ?? "resale",
      number: certificate?.number ?? "",
      states: certificate?.states.join(", ") ?? "",
      signed_by: certificate?.signed_by ?? "",
      signed_on: certificate?.signed_on ?? "",
      expires_on: certificate?.expires_on ?? "",
      checked: certificate?.checked_at !== null && certificate !== undefined,
    },
    rules: ({ number, states, signed_by, signed_on, expires_on }) => ({
      number: certificateRules.number(number),
      states: certificateRules.states(readStates(states)),
      signed_by: certificateRules.signedBy(signed_by),
      signed_on: signed_on === "" ? t`Please choose the day.` : typedDayRule("signature", signed_on, frame),
      expires_on: certificateRules.expiry({ signedOn: signed_on, expiresOn: expires_on || null }),
    }),
    focusesErrors: true,
  });
  const { fresh } = saving;
  return (
    <FormDialog
      id="certificate"
      title={certificate ? <Trans>Edit certificate</Trans> : <Trans>Add a certificate</Trans>}
      submitLabel={<Trans>Save</Trans>}
      form={form}
      elsewhere={form.elsewhere.filter((text) => !saving.fieldErrors.paper?.includes(text))}
      conflict={
        fresh && {
          of: { subject: "company", id: companyId },
          differences: [
            { label: <Trans>Number</Trans>, now: fresh.number },
            { label: <Trans>States</Trans>, now: fresh.states.join(", ") },
          ],
        }
      }
      isDirty={(form.isDirty || paper !== undefined) && !saving.isSuccess}
      onClose={onClose}
    >
      <SelectField {...form.field("kind")} label={t`Kind`}>
        <Options of={certificateKinds} words={certificateKindWords} />
      </SelectField>
      <TextField {...form.field("number")} label={t`Number`} required autoComplete="off" />
      <TextField
        {...form.field("states")}
        label={t`States`}
        hint={t`Such as CO, UT or Colorado, Utah.`}
        required
        autoComplete="off"
      />
      <TextField {...form.field("signed_by")} label={t`Signed by`} required autoComplete="off" />
      <div className="grid items-end gap-4 md:grid-cols-2">
        <TextField
          {...form.field("signed_on")}
          {...typedDayBounds("signature", frame)}
          label={t`Signed on`}
          type="date"
          required
        />
        <TextField
          {...form.field("expires_on")}
          label={t`Expires on`}
          type="date"
          hint={t`Empty for a blanket certificate.`}
        />
      </div>
      {!certificate && (
        <FileField
          label={t`Paper`}
          hint={t`A PDF, JPG or PNG file of at most 5 MB.`}
          accept=".pdf,.jpg,.jpeg,.png"
          error={saving.fieldErrors.paper?.[0]}
          onFile={setPaper}
        />
      )}
      <Checkbox
        {...form.field("checked")}
        label={t`I have checked it`}
        hint={t`Names, number, reason, date and signature stand in it, and the goods fit the reason. Only then it counts.`}
      />
    </FormDialog>
  );
}
