import { Trans, useLingui } from "@lingui/react/macro";
import { answerContactMessage, type ContactMessage } from "#contracts/contact.ts";
import { messageTextRule } from "#domain/messages/message-rules.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { useRootData } from "../../words/use-locale.ts";
import { useMay } from "../allowed.tsx";
import { doAsStaff } from "../call-as-staff.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useStaffForm } from "../forms/use-staff-form.ts";
import { MixedAlphabets } from "../mixed-alphabets.tsx";
import { useFormats } from "../use-formats.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";

interface MessageDialogProps {
  readonly message: ContactMessage;
  readonly onClose: () => void;
}

/** A message with what was answered to it, and the field for the next answer where the reader may write one. */
export function MessageDialog(props: MessageDialogProps) {
  const { t } = useLingui();
  const may = useMay();
  const { message, onClose } = props;
  if (may("inbox.write")) return <AnswerDialog {...props} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={message.name}
      closeLabel={t`Close`}
      footer={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Correspondence message={message} />
    </Dialog>
  );
}

function AnswerDialog({ message, onClose }: MessageDialogProps) {
  const { t } = useLingui();
  const { email: mailbox } = useRootData().facts;
  const { email, name } = message;
  const answering = useStaffMutation({
    invalidates: ["contact-messages", "outbox", "history"],
    mutationFn: (body: { text: string }) =>
      doAsStaff(answerContactMessage, { params: { id: message.id }, body }),
    onSuccess: () => {
      toast({ tone: "positive", text: t`The answer to ${name} is on its way.` });
      onClose();
    },
  });
  const form = useStaffForm<{ text: string }>(answering, {
    defaultValues: { text: "" },
    rules: ({ text }) => ({ text: messageTextRule(text) }),
    focusesErrors: true,
  });
  return (
    <FormDialog
      id="answer-message"
      title={name}
      submitLabel={<Trans>Send the answer</Trans>}
      form={form}
      onClose={onClose}
      notice={<Correspondence message={message} />}
    >
      <TextArea
        {...form.field("text")}
        label={t`Your answer`}
        hint={t`It goes to ${email} by mail and is kept here. What comes back is in the mailbox of ${mailbox}, not here.`}
        rows={6}
      />
    </FormDialog>
  );
}

/** What was written, and what was answered: by whom and when. */
function Correspondence({ message }: { message: ContactMessage }) {
  const { moment } = useFormats();
  const { email, answers } = message;
  return (
    <div className="mb-4 grid gap-4">
      <div>
        <p className="text-sm text-ink-2">
          {email} · {moment(message.created_at)}
        </p>
        <MixedAlphabets email={email} />
        <p className="mt-1 break-words whitespace-pre-line">{message.message}</p>
      </div>
      {answers.map(({ text, by, created_at }) => (
        <div key={`${created_at} ${text}`} className="border-l-4 border-kraft pl-4">
          <p className="text-sm text-ink-2">
            <Trans>
              Answered by {by}, {moment(created_at)}
            </Trans>
          </p>
          <p className="mt-1 break-words whitespace-pre-line">{text}</p>
        </div>
      ))}
    </div>
  );
}
