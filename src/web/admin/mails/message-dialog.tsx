import { Trans, useLingui } from "@lingui/react/macro";
import type { ContactMessage } from "#contracts/contact.ts";
import { mailtoOf } from "#domain/text/mailto.ts";
import { buttonStyle } from "../../ui/buttons/button-style.ts";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { MixedAlphabets } from "../mixed-alphabets.tsx";
import { useFormats } from "../use-formats.ts";

/** A message, and the way to answer it. */
export function MessageDialog({ message, onClose }: { message: ContactMessage; onClose: () => void }) {
  const { t } = useLingui();
  const { moment } = useFormats();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={message.name}
      description={`${message.email} · ${moment(message.created_at)}`}
      closeLabel={t`Close`}
      footer={
        <a className={buttonStyle({ variant: "ink" })} href={mailtoOf(message.email)}>
          <Trans>Answer by mail</Trans>
        </a>
      }
    >
      <MixedAlphabets email={message.email} />
      <p className="break-words whitespace-pre-line">{message.message}</p>
    </Dialog>
  );
}
