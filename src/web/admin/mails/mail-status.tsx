import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { OutboxMail } from "#contracts/outbox.ts";
import { StatusDot } from "../../ui/feedback/status-dot.tsx";
import { useFormats } from "../use-formats.ts";

/** How far a mail has come; one that was not taken says how often it was tried, and what comes next. */
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
      <>
        <StatusDot tone="caution">
          <Trans>Waiting</Trans>
        </StatusDot>
        {mail.attempts > 0 && (
          <Detail>
            <Tried mail={mail} />
            {mail.next_attempt_at && (
              <>
                {" "}
                <Trans>Next try: {moment(mail.next_attempt_at)}</Trans>
              </>
            )}
          </Detail>
        )}
      </>
    );
  }
  return (
    <span title={mail.last_error ?? undefined}>
      <StatusDot tone="negative">
        <Trans>Given up</Trans>
      </StatusDot>
      <Detail>
        {mail.refusal === "recipient" ? <Trans>The address was refused.</Trans> : <Tried mail={mail} />}
      </Detail>
    </span>
  );
}

function Tried({ mail }: { mail: OutboxMail }) {
  return <Plural value={mail.attempts} one="Tried once." other="Tried # times." />;
}

function Detail({ children }: { children: ReactNode }) {
  return <span className="block text-sm text-ink-2">{children}</span>;
}
