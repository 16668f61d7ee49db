import { Trans, useLingui } from "@lingui/react/macro";
import type { ContactMessage } from "#contracts/contact.ts";
import { answerByMail } from "#domain/text/answer-by-mail.ts";
import { buttonStyle } from "../../ui/buttons/button-style.ts";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { useRootData } from "../../words/use-locale.ts";
import { MixedAlphabets } from "../mixed-alphabets.tsx";
import { useFormats } from "../use-formats.ts";

/** A message, and the way to answer it. */
export function MessageDialog({ message, onClose }: { message: ContactMessage; onClose: () => void }) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const { name } = useRootData().facts;
  const { email, message: text } = message;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={message.name}
      description={`${message.email} · ${moment(message.created_at)}`}
      closeLabel={t`Close`}
      footer={
        <a
          className={buttonStyle({ variant: "ink" })}
          href={answerByMail({ email, subject: t`Your message to ${name}`, text })}
        >
          <Trans>Answer by mail</Trans>
        </a>
      }
    >
      <MixedAlphabets email={message.email} />
      <p className="break-words whitespace-pre-line">{message.message}</p>
    </Dialog>
  );
}
