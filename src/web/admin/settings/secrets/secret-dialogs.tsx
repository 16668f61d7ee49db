import { Trans, useLingui } from "@lingui/react/macro";
import type { SecretsAnswer } from "#contracts/shop-secrets.ts";
import type { SecretGroup } from "#domain/settings/shop-secrets.ts";
import { CopyButton } from "../../../ui/buttons/copy-button.tsx";
import {
  noProof,
  ProofFields,
  type ProofValues,
  proofOf,
  proofRules,
  useHasSecondFactor,
} from "../../accounts/proof-fields.tsx";
import { FormDialog } from "../../forms/form-dialog.tsx";
import { useStaffForm } from "../../forms/use-staff-form.ts";
import { neededParts, noParts, SecretFields, secretsOf, type TypedParts } from "./secret-fields.tsx";
import { secretGroupWords, webhookEvents } from "./secret-words.ts";
import { forgotten, useChangeSecrets } from "./use-secrets.ts";

interface SecretDialogProps {
  readonly group: SecretGroup;
  readonly secrets: SecretsAnswer;
  /** With what the provider said to the trial. */
  readonly onChanged: (said: string | undefined) => void;
  readonly onClose: () => void;
}

/** Keys are typed, tried with their provider, and kept. */
export function EnterSecrets({ group, secrets, onChanged, onClose }: SecretDialogProps) {
  const { t, i18n } = useLingui();
  const asked = { isAsked: true, hasFactor: useHasSecondFactor() };
  const saving = useChangeSecrets(group, (said) => {
    onChanged(said);
    onClose();
  });
  const form = useStaffForm<TypedParts & ProofValues>(
    {
      ...saving,
      mutate: (values) => saving.mutate({ values: secretsOf(group, values), proof: proofOf(values, asked) }),
    },
    {
      defaultValues: { ...noParts, ...noProof },
      rules: (values) => ({
        ...Object.fromEntries(
          neededParts[group].map((name) => [name, values[name].trim() ? undefined : t`Please fill this in.`]),
        ),
        ...proofRules(values, asked),
      }),
      focusesErrors: true,
    },
  );
  return (
    <FormDialog
      id={`enter-${group}`}
      title={i18n._(secretGroupWords[group].enter)}
      submitLabel={<Trans>Try and keep</Trans>}
      form={form}
      onClose={onClose}
    >
      <p className="text-sm text-ink-2">{i18n._(secretGroupWords[group].what)}</p>
      {(group === "stripe" || group === "paypal") && (
        <Webhook url={secrets.webhook_urls[group]} events={webhookEvents[group]} />
      )}
      <SecretFields group={group} field={form.field} />
      <ProofFields field={form.field} code={form.values.code} hasFactor={asked.hasFactor}>
        {group === "mail" ? (
          <Trans>A trial mail is sent to you. Please show that it is you; all owners are written to.</Trans>
        ) : (
          <Trans>The provider is asked first. Please show that it is you; all owners are written to.</Trans>
        )}
      </ProofFields>
    </FormDialog>
  );
}

/** Where a provider sends its news, to be added in its dashboard. */
function Webhook({ url, events }: { readonly url: string; readonly events: string }) {
  const { t } = useLingui();
  return (
    <div className="grid gap-1 text-sm text-ink-2">
      <p className="flex flex-wrap items-center gap-2">
        <Trans>Webhook:</Trans> <code className="min-w-0 break-all">{url}</code>
        <CopyButton text={url} label={t`Copy`} copiedLabel={t`Copied`} failedLabel={t`Could not be copied`} />
      </p>
      <p>
        <Trans>Events:</Trans> <code className="break-words">{events}</code>
      </p>
    </div>
  );
}

/** Keys are forgotten, which cannot be undone: they were never shown. */
export function ForgetSecrets({ group, onChanged, onClose }: Omit<SecretDialogProps, "secrets">) {
  const { i18n } = useLingui();
  const asked = { isAsked: true, hasFactor: useHasSecondFactor() };
  const saving = useChangeSecrets(group, () => {
    onChanged(undefined);
    onClose();
  });
  const form = useStaffForm<ProofValues>(
    {
      ...saving,
      mutate: (values) => saving.mutate({ values: forgotten(group), proof: proofOf(values, asked) }),
    },
    { defaultValues: noProof, rules: (values) => proofRules(values, asked) },
  );
  return (
    <FormDialog
      id={`forget-${group}`}
      title={i18n._(secretGroupWords[group].forget)}
      submitLabel={<Trans>Forget</Trans>}
      form={form}
      onClose={onClose}
    >
      <p>{i18n._(secretGroupWords[group].without)}</p>
      <ProofFields field={form.field} code={form.values.code} hasFactor={asked.hasFactor}>
        <Trans>Please show that it is you. All owners are written to.</Trans>
      </ProofFields>
    </FormDialog>
  );
}
