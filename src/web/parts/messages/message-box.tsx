import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import type { Audience } from "#domain/messages/message-rules.ts";
import { MessageForm } from "./message-form.tsx";
import type { ThreadReader } from "./thread-reader.ts";
import { useAbout } from "./use-about.ts";

interface MessageBoxProps {
  readonly reader: ThreadReader;
  readonly audience: Audience;
  readonly versions: readonly QuoteVersionAnswer[];
  /** The quote may wait for the client's answer now. */
  readonly canAsk?: boolean;
  /** It was sent, or refused: either way things may stand differently now. */
  readonly onSettled: () => void;
  /** Of a box that can be put away. */
  readonly onClose?: () => void;
}

/** Where a message is written. The one for notes of staff cannot be taken for the other. */
export function MessageBox({
  reader,
  versions,
  audience,
  canAsk = false,
  onSettled,
  onClose,
}: MessageBoxProps) {
  const { t } = useLingui();
  // Sent: the form begins anew.
  const [sent, setSent] = useState(0);
  const about = useAbout(versions);
  const form = {
    ...{ reader, audience, onSettled, onClose },
    onSent: () => {
      setSent(sent + 1);
      if (about.about) about.choose(undefined);
      onClose?.();
    },
  };
  if (audience === "staff") {
    return (
      <section
        aria-label={t`Internal note`}
        className="no-print mt-4 rounded-md border-2 border-dashed border-caution bg-paper-2 p-4"
      >
        <p className="mb-3 text-sm font-semibold text-caution">
          <Trans>For staff alone: the client never reads this.</Trans>
        </p>
        <MessageForm key={sent} {...form} label={t`Internal note`} send={t`Save the note`} />
      </section>
    );
  }
  const isStaff = reader.kind === "staff";
  return (
    <div className="no-print">
      <MessageForm
        key={sent}
        {...form}
        about={about}
        label={isStaff ? t`Message to the client` : t`Your message`}
        send={isStaff ? t`Send to the client` : t`Send`}
        ask={canAsk ? t`Ask, and wait for the answer` : undefined}
      />
    </div>
  );
}
