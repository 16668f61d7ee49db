import { Trans, useLingui } from "@lingui/react/macro";
import { type ClientRow, createClient, updateClient } from "#contracts/clients/client-records.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { useRootData } from "../../words/use-locale.ts";
import { callAsStaff } from "../call-as-staff.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { ClientFields, type ClientValues, clientRules } from "./client-fields.tsx";

interface ClientDialogProps {
  /** The client to correct; without it a new one. */
  readonly client?: ClientRow;
  readonly onClose: () => void;
  readonly onAdded?: (id: number) => void;
}

/** Adds or corrects a client. */
export function ClientDialog({ client, onClose, onAdded }: ClientDialogProps) {
  const { t } = useLingui();
  const { firstLanguage } = useRootData().facts;
  const saving = useStaffMutation({
    invalidates: ["clients", "quotes", "quote", "history"],
    mutationFn: (body: ClientValues) =>
      client
        ? callAsStaff(updateClient, { params: { id: client.id }, body })
        : callAsStaff(createClient, { body }),
    onSuccess: (answer) => {
      onClose();
      toast({ tone: "positive", text: t`${answer.client.name} is saved.` });
      onAdded?.(answer.client.id);
    },
  });
  const form = useStaffForm<ClientValues>(saving, {
    defaultValues: {
      ...{ name: client?.name ?? "", email: client?.email ?? "" },
      ...{ phone: client?.phone ?? "", company: client?.company ?? "" },
      language: client?.language ?? firstLanguage,
    },
    rules: (values) => clientRules(values),
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
      <ClientFields
        field={form.field}
        emailHint={
          isMoving
            ? t`The quotes move to the new address. Links that were mailed to the old one open nothing any more.`
            : undefined
        }
      />
    </FormDialog>
  );
}
