import { Trans, useLingui } from "@lingui/react/macro";
import { useDeferredValue, useState } from "react";
import { listClients } from "#contracts/clients/client-records.ts";
import { addContact, type CompanyContact, updateContact } from "#contracts/companies/companies.ts";
import { companyRules } from "#domain/companies/company-rules.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { doAsStaff } from "../call-as-staff.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { useStaffQuery } from "../use-staff-query.ts";

interface ContactDialogProps {
  readonly companyId: number;
  /** The contact to change; without it a client becomes one. */
  readonly contact?: CompanyContact | undefined;
  readonly onClose: () => void;
}

interface Values {
  readonly client_id: string;
  readonly title: string;
}

/** Makes a client a contact, or says what a contact does there. */
export function ContactDialog({ companyId, contact, onClose }: ContactDialogProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const clients = useStaffQuery({
    queryKey: ["clients", "to-add", search],
    enabled: contact === undefined,
    read: async (ask) =>
      (await ask(listClients, { query: { ...(search && { search }), page: 1, per_page: 20 } })).clients,
  });
  const saving = useStaffMutation({
    invalidates: ["companies", "history"],
    mutationFn: ({ client_id, title }: Values) =>
      contact
        ? doAsStaff(updateContact, {
            params: { id: companyId, client_id: contact.client_id },
            body: { title },
          })
        : doAsStaff(addContact, {
            params: { id: companyId },
            body: { client_id: Number(client_id), title },
          }),
    onSuccess: onClose,
  });
  const form = useStaffForm<Values>(saving, {
    defaultValues: { client_id: String(contact?.client_id ?? ""), title: contact?.title ?? "" },
    rules: ({ client_id, title }) => ({
      client_id: client_id === "" ? t`Please choose a client.` : undefined,
      title: companyRules.title(title),
    }),
    focusesErrors: true,
  });
  return (
    <FormDialog
      id="company-contact"
      title={contact ? <Trans>Edit {contact.name}</Trans> : <Trans>Add a contact</Trans>}
      submitLabel={<Trans>Save</Trans>}
      form={form}
      onClose={onClose}
    >
      {!contact && (
        <>
          <TextField
            label={t`Find the client`}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <SelectField {...form.field("client_id")} label={t`Client`}>
            <option value="">{clients.data?.length === 0 ? t`No client found` : t`Please choose`}</option>
            {clients.data?.map(({ id, name, email }) => (
              <option key={id} value={id}>{`${name} · ${email}`}</option>
            ))}
          </SelectField>
        </>
      )}
      <TextField {...form.field("title")} label={t`Position`} autoComplete="off" />
    </FormDialog>
  );
}
