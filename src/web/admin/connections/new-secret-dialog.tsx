import { Trans } from "@lingui/react/macro";
import { renewWebhookSecret, type Webhook } from "#contracts/webhooks.ts";
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

interface NewSecretDialogProps {
  readonly of: Webhook;
  readonly onGiven: (secret: string) => void;
  readonly onClose: () => void;
}

/** Gives an endpoint another secret, with the owner's password. */
export function NewSecretDialog({ of: { id, url, version }, onGiven, onClose }: NewSecretDialogProps) {
  const asked = { isAsked: true, hasFactor: useHasSecondFactor() };
  const { host } = new URL(url);
  const renewing = useStaffMutation({
    invalidates: ["webhooks"],
    mutationFn: (values: ProofValues) =>
      callAsStaff(renewWebhookSecret, { params: { id }, body: proofOf(values, asked) }, { version }),
    onSuccess: ({ secret }) => {
      onClose();
      onGiven(secret);
    },
  });
  const form = useStaffForm<ProofValues>(renewing, {
    defaultValues: noProof,
    rules: (values) => proofRules(values, asked),
  });
  return (
    <FormDialog
      id="new-secret"
      title={<Trans>A new secret for {host}</Trans>}
      submitLabel={<Trans>Make a new secret</Trans>}
      form={form}
      onClose={onClose}
    >
      <p className="text-ink-2">
        <Trans>
          For 24 hours messages are signed with both secrets, so that your program misses none while you
          change it. Then the former secret ends; one from before it ends now.
        </Trans>
      </p>
      <ProofFields field={form.field} code={form.values.code} hasFactor={asked.hasFactor}>
        <Trans>Who has the secret can pretend to be your shop, so please show that it is you.</Trans>
      </ProofFields>
    </FormDialog>
  );
}
