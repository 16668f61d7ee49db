import { Trans, useLingui } from "@lingui/react/macro";
import { useDeferredValue, useEffect, useEffectEvent, useState } from "react";
import { type ClientRow, listClients, mergeClient } from "#contracts/clients/client-records.ts";
import { givenPasswordRule } from "#domain/accounts/account-rules.ts";
import { PasswordField } from "../../parts/accounts/password-field.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { callAsStaff } from "../call-as-staff.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { useStaffQuery } from "../use-staff-query.ts";

interface MergeDialogProps {
  readonly client: ClientRow;
  readonly onClose: () => void;
  readonly onMerged: (into: number) => void;
}

interface Values {
  readonly into: string;
  readonly current_password: string;
}

/** Makes this client another one: the same person under another address. */
export function MergeDialog({ client, onClose, onMerged }: MergeDialogProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(client.name);
  const search = useDeferredValue(typed.trim());
  const others = useStaffQuery({
    queryKey: ["clients", "to-merge", search],
    enabled: search !== "",
    read: async (ask) => (await ask(listClients, { query: { search, page: 1, per_page: 20 } })).clients,
  });
  const found = others.data?.filter(({ id }) => id !== client.id) ?? [];
  // The one that was chosen stays, whatever is searched for then: it is the one that is sent.
  const [chosen, setChosen] = useState<ClientRow>();
  const offered = [...found, ...(chosen && found.every(({ id }) => id !== chosen.id) ? [chosen] : [])];
  const merging = useStaffMutation({
    invalidates: ["clients", "quotes", "quote", "history"],
    mutationFn: ({ into, current_password }: Values) =>
      callAsStaff(mergeClient, {
        params: { id: client.id },
        body: { into: Number(into), current_password },
      }),
    onSuccess: ({ merge }) =>
      toast({ tone: "positive", text: t`${merge.from.email} became ${merge.into.email}.` }),
  });
  const into = merging.data?.merge.into.id;
  // Once the dialog knows that nothing typed would be lost, which is a render later.
  const goOn = useEffectEvent(onMerged);
  useEffect(() => {
    if (into !== undefined) goOn(into);
  }, [into]);
  const form = useStaffForm<Values>(merging, {
    defaultValues: { into: "", current_password: "" },
    rules: ({ into, current_password }) => ({
      into: into === "" ? t`Please choose a client.` : undefined,
      current_password: givenPasswordRule(current_password),
    }),
  });
  const intoField = form.field("into");
  return (
    <FormDialog
      id="merge-client"
      title={<Trans>Merge {client.name} into another client</Trans>}
      submitLabel={<Trans>Merge</Trans>}
      form={form}
      problem={merging.problem}
      onClose={onClose}
    >
      <p className="text-ink-2">
        <Trans>
          All quotes of {client.email} move to the client that you choose, whose password counts. Mailed links
          and sessions of {client.email} end, and both addresses are written to. It can be undone for a day.
        </Trans>
      </p>
      <TextField
        label={t`Find the other client`}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <SelectField
        {...intoField}
        label={t`Becomes`}
        onChange={(event) => {
          const { value } = event.currentTarget;
          setChosen(offered.find(({ id }) => String(id) === value));
          void intoField.onChange(event);
        }}
      >
        <option value="">{offered.length === 0 ? t`No other client found` : t`Please choose`}</option>
        {offered.map(({ id, name, email }) => (
          <option key={id} value={id}>{`${name} · ${email}`}</option>
        ))}
      </SelectField>
      <PasswordField
        {...form.field("current_password")}
        label={t`Your password`}
        autoComplete="current-password"
      />
    </FormDialog>
  );
}
