import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { replayDelivery, type Webhook, type WebhookDeliveryAnswer } from "#contracts/webhooks.ts";
import { type WebhookEvent, webhookEvents } from "#domain/webhooks/webhook-events.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { StatusDot } from "../../ui/feedback/status-dot.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { Disclosure } from "../../ui/overlays/disclosure.tsx";
import { callAsStaff } from "../call-as-staff.ts";
import { QueryState } from "../forms/query-problem.tsx";
import { RefreshButton } from "../index/refresh-button.tsx";
import { useFormats } from "../use-formats.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";
import { useDeliveries } from "./use-webhooks.ts";
import { webhookEventWords } from "./webhook-words.ts";

/** What an endpoint was told in the last 30 days, with each try; each can be sent again. */
export function DeliveriesDialog({ of: webhook, onClose }: { of: Webhook; onClose: () => void }) {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const query = useDeliveries(webhook.id, page);
  const { data } = query;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>What {new URL(webhook.url).host} was told</Trans>}
      closeLabel={t`Close`}
      footer={
        <>
          {page > 1 && (
            <Button onClick={() => setPage(page - 1)}>
              <Trans>Newer</Trans>
            </Button>
          )}
          {data && page < data.meta.last_page && (
            <Button onClick={() => setPage(page + 1)}>
              <Trans>Older</Trans>
            </Button>
          )}
          <RefreshButton query={query} />
        </>
      }
    >
      <QueryState query={query} lines={4} />
      {data?.deliveries.length === 0 && (
        <p className="text-ink-2">
          <Trans>Nothing in the last 30 days.</Trans>
        </p>
      )}
      {data?.deliveries.map((delivery) => (
        <Delivery key={delivery.id} of={delivery} isOn={webhook.state === "on"} />
      ))}
    </Dialog>
  );
}

function isEvent(event: string): event is WebhookEvent {
  return webhookEvents.some((known) => known === event);
}

function Delivery({ of: delivery, isOn }: { of: WebhookDeliveryAnswer; isOn: boolean }) {
  const { i18n } = useLingui();
  const { moment } = useFormats();
  const { id, event, body, state, attempts, created_at, message_id, next_attempt_at } = delivery;
  const replaying = useStaffMutation({
    invalidates: ["webhooks"],
    mutationFn: () => callAsStaff(replayDelivery, { params: { id } }),
    problemToast: true,
  });
  return (
    <Disclosure
      summary={
        <span className="flex grow flex-wrap items-center justify-between gap-x-4">
          <span className="basis-full sm:basis-1/2">
            {isEvent(event) ? i18n._(webhookEventWords[event]) : <Trans>Test</Trans>}
          </span>
          <span className="tabular text-sm font-normal text-ink-2">{moment(created_at)}</span>
          <DeliveryState state={state} />
        </span>
      }
    >
      <p className="text-sm text-ink-2">
        <code className="break-all">{message_id}</code>
        {next_attempt_at !== null && (
          <>
            {" "}
            · <Trans>next try {moment(next_attempt_at)}</Trans>
          </>
        )}
      </p>
      {body !== null && <pre className="my-2 overflow-x-auto text-sm whitespace-pre-wrap">{body}</pre>}
      <ol className="mb-3 text-sm">
        {attempts.map((attempt) => (
          <li key={attempt.created_at} className="border-t border-line py-1">
            <span className="tabular">
              {moment(attempt.created_at)} ·{" "}
              {attempt.status === null ? attempt.error : `HTTP ${attempt.status}`} · {attempt.milliseconds} ms
            </span>
            {attempt.answer !== "" && (
              <pre className="overflow-x-auto whitespace-pre-wrap text-ink-2">{attempt.answer}</pre>
            )}
          </li>
        ))}
      </ol>
      {isOn && state !== "waiting" && (
        <Button size="sm" busy={replaying.isPending} onClick={() => replaying.mutate(undefined)}>
          <Trans>Send again</Trans>
        </Button>
      )}
    </Disclosure>
  );
}

function DeliveryState({ state }: { state: WebhookDeliveryAnswer["state"] }) {
  switch (state) {
    case "sent":
      return (
        <StatusDot tone="positive">
          <Trans>Told</Trans>
        </StatusDot>
      );
    case "dead":
      return (
        <StatusDot tone="negative">
          <Trans>Given up</Trans>
        </StatusDot>
      );
    case "waiting":
      return (
        <StatusDot tone="neutral">
          <Trans>Waiting</Trans>
        </StatusDot>
      );
  }
}
