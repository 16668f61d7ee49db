import { Plural, Trans, useLingui } from "@lingui/react/macro";
import KeyRound from "lucide-react/icons/key-round";
import Pencil from "lucide-react/icons/pencil";
import ScrollText from "lucide-react/icons/scroll-text";
import Send from "lucide-react/icons/send";
import Trash from "lucide-react/icons/trash";
import { type ReactNode, useState } from "react";
import { deleteWebhook, testWebhook, type Webhook } from "#contracts/webhooks.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { StatusDot } from "../../ui/feedback/status-dot.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { translateMessage } from "../../words/say.ts";
import { callAsStaff } from "../call-as-staff.ts";
import { QueryState } from "../forms/query-problem.tsx";
import { RowAction } from "../index/row-action.tsx";
import { useFormats } from "../use-formats.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { DeliveriesDialog } from "./deliveries-dialog.tsx";
import { NewSecretDialog } from "./new-secret-dialog.tsx";
import { SecretDialog } from "./secret-dialog.tsx";
import { useWebhooks } from "./use-webhooks.ts";
import { WebhookDialog } from "./webhook-dialog.tsx";

type OfOne = "edit" | "log" | "secret" | "remove";
type Open = { readonly kind: "add" } | { readonly kind: OfOne; readonly of: Webhook };

/** The endpoints that are told of events: adding one, its secret this once and a new one, a test, its log, switching it off (SPEC-4.61). */
export function Webhooks() {
  const [open, setOpen] = useState<Open>();
  const [secret, setSecret] = useState<string>();
  const query = useWebhooks();
  const close = () => setOpen(undefined);
  return (
    <section aria-labelledby="webhooks" className="mt-10 border-t border-ink pt-5">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id="webhooks" className="text-xl">
          <Trans>Webhooks</Trans>
        </h2>
        <Button variant="ink" onClick={() => setOpen({ kind: "add" })}>
          <Trans>Add an endpoint</Trans>
        </Button>
      </div>
      <p className="mb-4 text-ink-2">
        <Trans>
          The shop tells a program of yours what happened: what it is about, and no more. It reads the rest
          with a key.
        </Trans>
      </p>
      <QueryState query={query} lines={2} />
      {query.data?.length === 0 && (
        <p className="text-ink-2">
          <Trans>No program is told of anything.</Trans>
        </p>
      )}
      {query.data && query.data.length > 0 && (
        <ul className="border-y border-line">
          {query.data.map((webhook) => (
            <Endpoint key={webhook.id} of={webhook} onOpen={(kind) => setOpen({ kind, of: webhook })} />
          ))}
        </ul>
      )}
      {open?.kind === "add" && <WebhookDialog onClose={close} onAdded={setSecret} />}
      {open?.kind === "edit" && <WebhookDialog webhook={open.of} onClose={close} />}
      {open?.kind === "log" && <DeliveriesDialog of={open.of} onClose={close} />}
      {open?.kind === "secret" && <NewSecretDialog of={open.of} onGiven={setSecret} onClose={close} />}
      {open?.kind === "remove" && <RemoveDialog of={open.of} onClose={close} />}
      {secret !== undefined && (
        <SecretDialog
          title={<Trans>The secret of the signatures</Trans>}
          secret={secret}
          onClose={() => setSecret(undefined)}
        >
          <Trans>
            Give it to the program that receives: it is shown this once. With it, the program sees that a
            message comes from your shop.
          </Trans>
        </SecretDialog>
      )}
    </section>
  );
}

interface EndpointProps {
  readonly of: Webhook;
  readonly onOpen: (kind: OfOne) => void;
}

function Endpoint({ of, onOpen }: EndpointProps) {
  const { id, url, events, state, is_failing, former_signs_until: until } = of;
  const { t } = useLingui();
  const { moment } = useFormats();
  const { host } = new URL(url);
  const testing = useStaffMutation({
    invalidates: ["webhooks"],
    mutationFn: () => callAsStaff(testWebhook, { params: { id } }),
    problemToast: true,
    onSuccess: () => {
      toast({ text: t`A test is on its way to ${host}. Its answer stands in the log.` });
      onOpen("log");
    },
  });
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-2 last:border-b-0">
      <div className="min-w-0">
        <p className="break-all">{url}</p>
        <p className="text-sm text-ink-2">
          <Plural value={events.length} one="# event" other="# events" />
        </p>
        {until !== null && (
          <p className="text-sm text-ink-2">
            <Trans>The former secret signs as well until {moment(until)}.</Trans>
          </p>
        )}
        <Standing state={state} isFailing={is_failing} />
      </div>
      <div className="flex">
        <RowAction
          icon={Send}
          label={t`Send a test to ${host}`}
          disabled={state === "off"}
          busy={testing.isPending}
          onPress={() => testing.mutate(undefined)}
        />
        <RowAction icon={ScrollText} label={t`What ${host} was told`} onPress={() => onOpen("log")} />
        <RowAction icon={Pencil} label={t`Change ${host}, or switch it off`} onPress={() => onOpen("edit")} />
        <RowAction icon={KeyRound} label={t`Give ${host} a new secret`} onPress={() => onOpen("secret")} />
        <RowAction icon={Trash} label={t`Remove ${host}`} onPress={() => onOpen("remove")} />
      </div>
    </li>
  );
}

function Standing({ state, isFailing }: { state: Webhook["state"]; isFailing: boolean }): ReactNode {
  if (state === "on")
    return (
      <StatusDot tone="positive">
        <Trans>On</Trans>
      </StatusDot>
    );
  return (
    <StatusDot tone={isFailing ? "negative" : "neutral"}>
      {isFailing ? <Trans>Switched off: it failed for a day</Trans> : <Trans>Off</Trans>}
    </StatusDot>
  );
}

function RemoveDialog({ of: { id, url }, onClose }: { of: Webhook; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { host } = new URL(url);
  const removing = useStaffMutation({
    invalidates: ["webhooks"],
    mutationFn: () => callAsStaff(deleteWebhook, { params: { id } }),
    onSuccess: () => {
      onClose();
      toast({ text: t`${host} is told nothing any more.` });
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={<Trans>Remove {host}?</Trans>}
      description={
        <Trans>
          What waits for it and the log of what it was told go as well. To stop it for a while, switch it off.
        </Trans>
      }
      confirmLabel={t`Remove`}
      cancelLabel={t`Cancel`}
      busy={removing.isPending}
      error={removing.problem && translateMessage(i18n, removing.problem)}
      onConfirm={() => removing.mutate(undefined)}
    />
  );
}
