import { Trans, useLingui } from "@lingui/react/macro";
import Mail from "lucide-react/icons/mail";
import MailOpen from "lucide-react/icons/mail-open";
import Trash2 from "lucide-react/icons/trash";
import { useState } from "react";
import { type ContactMessage, deleteContactMessage, restoreContactMessage } from "#contracts/contact.ts";
import { FormProblem } from "../../parts/forms/form-problem.tsx";
import { paths } from "../../paths.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Allowed } from "../allowed.tsx";
import { doAsStaff } from "../call-as-staff.ts";
import { DeleteDialog } from "../forms/delete-dialog.tsx";
import { IndexList } from "../index/index-list.tsx";
import { RefreshButton } from "../index/refresh-button.tsx";
import { RowAction } from "../index/row-action.tsx";
import { SearchBox } from "../index/search-box.tsx";
import { SectionHead } from "../index/section-head.tsx";
import { StatusSelect } from "../index/status-select.tsx";
import { useIndexState } from "../index/use-index-state.ts";
import { useFormats } from "../use-formats.ts";
import { MessageDialog } from "./message-dialog.tsx";
import { useMessages } from "./use-mails.ts";
import { type MessageMark, useMarkMessage } from "./use-mark-message.ts";

/** What visitors wrote to the shop. Opening a message marks it as read. */
export function InboxSection() {
  const { t } = useLingui();
  const { moment } = useFormats();
  const index = useIndexState({ perPage: 10 });
  const query = useMessages(index.state);
  const marking = useMarkMessage();
  const [opened, setOpened] = useState<ContactMessage>();
  const [deleting, setDeleting] = useState<ContactMessage>();
  const open = (message: ContactMessage) => {
    setOpened(message);
    if (!message.is_read) marking.mutate({ kind: "read", message });
  };
  const columns = [
    {
      name: "from",
      head: <Trans>From</Trans>,
      sort: "name",
      isRowHead: true,
      cell: (message: ContactMessage) => (
        <button type="button" className="link text-left" onClick={() => open(message)}>
          {!message.is_read && (
            <span className="mr-2 inline-block size-2 rounded-full bg-leaf-2 align-middle" />
          )}
          <span className={message.is_read ? "font-normal" : undefined}>{message.name}</span>
          {!message.is_read && <span className="sr-only">{t`unread`}</span>}
          {message.answers.length > 0 && (
            <span className="ml-2 text-sm font-normal text-ink-2">{t`answered`}</span>
          )}
        </button>
      ),
    },
    { name: "email", head: <Trans>Email</Trans>, sort: "email", cell: ({ email }: ContactMessage) => email },
    {
      name: "message",
      head: <Trans>Message</Trans>,
      cell: ({ message }: ContactMessage) => <span className="line-clamp-1 max-w-md">{message}</span>,
    },
    {
      name: "date",
      head: <Trans>Received</Trans>,
      sort: "created_at",
      className: "tabular whitespace-nowrap",
      cell: ({ created_at }: ContactMessage) => moment(created_at),
    },
    {
      name: "actions",
      head: <Trans>Actions</Trans>,
      className: "text-right",
      cell: (message: ContactMessage) => (
        <MessageActions message={message} onMark={marking.mutate} onDelete={setDeleting} />
      ),
    },
  ];
  return (
    <>
      <SectionHead title={<Trans>Contact inbox</Trans>}>
        <RefreshButton query={query} />
      </SectionHead>
      <div className="mb-4 flex flex-wrap gap-2">
        <SearchBox
          className="grow basis-64 md:max-w-md"
          label={t`Search messages`}
          placeholder={t`Search by name, email or words...`}
          index={index}
        />
        <StatusSelect
          index={index}
          options={[
            { value: "unread", label: t`Unread` },
            { value: "read", label: t`Read` },
          ]}
        />
      </div>
      <FormProblem problem={marking.problem} />
      <IndexList
        label={t`Messages`}
        index={index}
        query={query}
        emptyText={<Trans>No messages</Trans>}
        emptyHint={<Trans>What visitors write on the contact page comes here.</Trans>}
        emptyAction={
          <LinkButton to={paths.contact()}>
            <Trans>Open the contact page</Trans>
          </LinkButton>
        }
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        onOpen={open}
      />
      {deleting && <DeleteMessageDialog message={deleting} onClose={() => setDeleting(undefined)} />}
      {opened && <MessageDialog message={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

interface DeleteMessageDialogProps {
  readonly message: ContactMessage;
  readonly onClose: () => void;
}

/** Asks before a message leaves the inbox; offers to undo it afterwards. */
function DeleteMessageDialog({ message, onClose }: DeleteMessageDialogProps) {
  const { t } = useLingui();
  const params = { id: message.id };
  return (
    <DeleteDialog
      invalidates={["contact-messages"]}
      title={<Trans>Delete the message of {message.name}?</Trans>}
      description={<Trans>It leaves the inbox, and can be restored.</Trans>}
      doneText={t`The message of ${message.name} is deleted.`}
      onDelete={() => doAsStaff(deleteContactMessage, { params })}
      onRestore={() => doAsStaff(restoreContactMessage, { params, body: {} })}
      onClose={onClose}
    />
  );
}

interface MessageActionsProps {
  readonly message: ContactMessage;
  readonly onMark: (mark: MessageMark) => void;
  readonly onDelete: (message: ContactMessage) => void;
}

/** Read and unread are undone as easily as done; deleting asks first. */
function MessageActions({ message, onMark, onDelete }: MessageActionsProps) {
  const { t } = useLingui();
  return (
    <Allowed to="inbox.write">
      <div className="flex justify-end gap-0.5">
        {message.is_read ? (
          <RowAction
            icon={Mail}
            label={t`Mark ${message.name} as unread`}
            onPress={() => onMark({ kind: "unread", message })}
          />
        ) : (
          <RowAction
            icon={MailOpen}
            label={t`Mark ${message.name} as read`}
            onPress={() => onMark({ kind: "read", message })}
          />
        )}
        <RowAction
          icon={Trash2}
          label={t`Delete the message of ${message.name}`}
          onPress={() => onDelete(message)}
        />
      </div>
    </Allowed>
  );
}
