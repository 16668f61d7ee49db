import { Trans } from "@lingui/react/macro";
import type { OutboxMail } from "#contracts/outbox.ts";
import { StatusDot } from "../../ui/status-dot.tsx";
import { useFormats } from "../use-formats.ts";

/** How far a mail has come; one that was given up says why. */
export function MailStatus({ mail }: { mail: OutboxMail }) {
  const { moment } = useFormats();
  if (mail.status === "sent") {
    return (
      <StatusDot tone="positive">
        {mail.sent_at ? <Trans>Sent {moment(mail.sent_at)}</Trans> : <Trans>Sent</Trans>}
      </StatusDot>
    );
  }
  if (mail.status === "waiting") {
    return (
      <StatusDot tone="caution">
        <Trans>Waiting</Trans>
      </StatusDot>
    );
  }
  return (
    <span title={mail.last_error ?? undefined}>
      <StatusDot tone="negative">
        <Trans>Given up</Trans>
      </StatusDot>
    </span>
  );
}
