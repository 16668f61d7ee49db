import { Trans, useLingui } from "@lingui/react/macro";
import { type ClientRow, eraseClient } from "#contracts/clients/client-records.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import {
  noProof,
  ProofFields,
  type ProofValues,
  proofOf,
  proofRules,
  useHasSecondFactor,
} from "../accounts/proof-fields.tsx";
import { callAsStaff } from "../call-as-staff.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";

interface EraseDialogProps {
  readonly client: ClientRow;
  readonly onClose: () => void;
}

/** Asks before a client is erased for good, with what goes and what stays; afterwards it names what stayed. */
export function EraseDialog({ client, onClose }: EraseDialogProps) {
  const { t } = useLingui();
  const asked = { isAsked: true, hasFactor: useHasSecondFactor() };
  const erasing = useStaffMutation({
    invalidates: ["clients", "quotes", "quote", "orders", "payments", "contact-messages", "history"],
    mutationFn: (values: ProofValues) =>
      callAsStaff(eraseClient, { params: { id: client.id }, body: proofOf(values, asked) }),
  });
  const form = useStaffForm<ProofValues>(erasing, {
    defaultValues: noProof,
    rules: (values) => proofRules(values, asked),
    focusesErrors: true,
  });
  if (erasing.data)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={<Trans>The client is erased</Trans>}
        closeLabel={t`Close`}
        footer={
          <Button variant="ink" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        {erasing.data.kept.length === 0 ? (
          <p>
            <Trans>Nothing had to stay.</Trans>
          </p>
        ) : (
          <>
            <p>
              <Trans>This stays, because the law wants it kept:</Trans>
            </p>
            <ul className="mt-2 list-disc pl-6">
              {erasing.data.kept.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </>
        )}
      </Dialog>
    );
  const { name } = client;
  return (
    <FormDialog
      id="erase-client"
      title={<Trans>Erase {name} for good?</Trans>}
      submitLabel={<Trans>Erase for good</Trans>}
      form={form}
      onClose={onClose}
    >
      <Banner tone="caution">
        <Trans>This cannot be undone.</Trans>
      </Banner>
      <p>
        <Trans>
          What goes: name, addresses, telephone, notes, password and sessions, messages and files, logos and
          sketches, contact messages, newsletter, mails, and what was written in the history.
        </Trans>
      </p>
      <p>
        <Trans>
          What stays by law: issued invoices as they are, and payments, orders and the books without the name.
        </Trans>
      </p>
      <ProofFields field={form.field} code={form.values.code} hasFactor={asked.hasFactor}>
        <Trans>Please show that it is you.</Trans>
      </ProofFields>
    </FormDialog>
  );
}
