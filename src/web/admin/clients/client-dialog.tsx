import { Trans, useLingui } from "@lingui/react/macro";
import { type ClientRow, createClient, updateClient } from "#contracts/clients/client-records.ts";
import { clientPhoneRule } from "#domain/offers/offer-rules.ts";
import { deliveryRules, quoteEmailRule, quoteNameRule } from "#domain/quotes/quote-rules.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { useRootData } from "../../words/use-locale.ts";
import { callAsStaff } from "../call-as-staff.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";

interface ClientDialogProps {
  /** The client to correct; without it a new one. */
  readonly client?: ClientRow;
  readonly onClose: () => void;
  readonly onAdded?: (id: number) => void;
}

interface Typed {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly language: ClientRow["language"];
}

/** Adds or corrects a client. */
export function ClientDialog({ client, onClose, onAdded }: ClientDialogProps) {
  const { t } = useLingui();
  const { onlyLanguage, firstLanguage } = useRootData().facts;
  const saving = useStaffMutation({
    invalidates: ["clients", "quotes", "quote", "history"],
    mutationFn: (body: Typed) =>
      client
        ? callAsStaff(updateClient, { params: { id: client.id }, body })
        : callAsStaff(createClient, { body }),
    onSuccess: (answer) => {
      onClose();
      toast({ tone: "positive", text: t`${answer.client.name} is saved.` });
      onAdded?.(answer.client.id);
    },
  });
  const form = useStaffForm<Typed>(saving, {
    defaultValues: {
      ...{ name: client?.name ?? "", email: client?.email ?? "" },
      ...{ phone: client?.phone ?? "", company: client?.company ?? "" },
      language: client?.language ?? firstLanguage,
    },
    rules: ({ name, email, phone, company }) => ({
      name: quoteNameRule(name),
      email: quoteEmailRule(email),
      phone: clientPhoneRule(phone),
      company: deliveryRules.company(company),
    }),
    focusesErrors: true,
  });
  const isMoving = client !== undefined && form.values.email.trim() !== client.email;
  return (
    <FormDialog
      id="client"
      title={client ? <Trans>Edit client</Trans> : <Trans>Add a client</Trans>}
      submitLabel={<Trans>Save</Trans>}
      form={form}
      onClose={onClose}
    >
      <TextField {...form.field("name")} label={t`Name`} autoComplete="off" required />
      <TextField
        {...form.field("email")}
        label={t`Email`}
        type="email"
        autoComplete="off"
        required
        hint={
          isMoving
            ? t`The quotes move to the new address. Links that were mailed to the old one open nothing any more.`
            : undefined
        }
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.field("phone")} label={t`Telephone`} type="tel" autoComplete="off" />
        <TextField {...form.field("company")} label={t`Company`} autoComplete="off" />
      </div>
      {!onlyLanguage && (
        <SelectField {...form.field("language")} label={t`Language of the client`}>
          <option value="en" lang="en">
            English
          </option>
          <option value="fr" lang="fr">
            Français
          </option>
        </SelectField>
      )}
    </FormDialog>
  );
}
