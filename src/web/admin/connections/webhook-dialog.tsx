import { Trans, useLingui } from "@lingui/react/macro";
import { createWebhook, updateWebhook, type Webhook } from "#contracts/webhooks.ts";
import { type WebhookEvent, webhookEvents } from "#domain/webhooks/webhook-events.ts";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { FieldError } from "../../ui/fields/field-error.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
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
import { webhookEventWords } from "./webhook-words.ts";

interface Values extends ProofValues {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly isOn: boolean;
}

interface WebhookDialogProps {
  /** The one that is changed; without it one is added. */
  readonly webhook?: Webhook;
  readonly onAdded?: (secret: string) => void;
  readonly onClose: () => void;
}

/** Adds an endpoint or changes one, with the owner's password. */
export function WebhookDialog({ webhook, onAdded, onClose }: WebhookDialogProps) {
  const { t, i18n } = useLingui();
  const asked = { isAsked: true, hasFactor: useHasSecondFactor() };
  const saving = useStaffMutation({
    invalidates: ["webhooks"],
    mutationFn: async ({ url, events, isOn, ...proof }: Values) => {
      const body = { url: url.trim(), events: [...events], ...proofOf(proof, asked) };
      if (!webhook) return (await callAsStaff(createWebhook, { body })).secret;
      const { id, version } = webhook;
      const change = { params: { id }, body: { ...body, state: isOn ? "on" : "off" } } as const;
      await callAsStaff(updateWebhook, change, { version });
      return undefined;
    },
    onSuccess: (secret) => {
      onClose();
      if (secret !== undefined) onAdded?.(secret);
    },
  });
  const form = useStaffForm<Values>(saving, {
    defaultValues: {
      url: webhook?.url ?? "",
      events: webhook?.events ?? [],
      isOn: webhook?.state !== "off",
      ...noProof,
    },
    rules: (values) => ({
      events: values.events.length === 0 ? t`Please choose at least one event.` : undefined,
      ...proofRules(values, asked),
    }),
  });
  const { events, isOn } = form.values;
  const error = form.error("events");
  return (
    <FormDialog
      id="webhook"
      title={webhook ? <Trans>Change the endpoint</Trans> : <Trans>Add an endpoint</Trans>}
      submitLabel={webhook ? <Trans>Save</Trans> : <Trans>Add</Trans>}
      form={form}
      onClose={onClose}
    >
      <TextField
        {...form.field("url")}
        label={t`Address`}
        hint={<Trans>It begins with https://. Your program answers there within ten seconds.</Trans>}
        type="url"
        autoComplete="off"
        required
      />
      <fieldset>
        <legend className="mb-2 font-semibold">
          <Trans>It is told of</Trans>
        </legend>
        <div className="grid gap-1 sm:grid-cols-2">
          {webhookEvents.map((event) => (
            <Checkbox
              key={event}
              label={i18n._(webhookEventWords[event])}
              checked={events.includes(event)}
              onChange={({ currentTarget: { checked } }) =>
                form.change(
                  "events",
                  checked ? [...events, event] : events.filter((other) => other !== event),
                )
              }
            />
          ))}
        </div>
        {error !== undefined && <FieldError id="webhook-events">{error}</FieldError>}
      </fieldset>
      {webhook && (
        <Checkbox
          label={t`Switched on`}
          hint={t`While it is off it is told nothing. What waited for it is sent once it is on again.`}
          checked={isOn}
          onChange={({ currentTarget }) => form.change("isOn", currentTarget.checked)}
        />
      )}
      <ProofFields field={form.field} code={form.values.code} hasFactor={asked.hasFactor}>
        <Trans>This tells another program what happens in the shop, so please show that it is you.</Trans>
      </ProofFields>
    </FormDialog>
  );
}
