import { useLingui } from "@lingui/react/macro";
import Mail from "lucide-react/icons/mail";
import MailOpen from "lucide-react/icons/mail-open";
import Trash2 from "lucide-react/icons/trash";
import type { ContactMessage } from "#contracts/contact.ts";
import { Allowed } from "../allowed.tsx";
import { RowAction } from "../index/row-action.tsx";
import type { MessageMark } from "./use-mark-message.ts";

interface MessageActionsProps {
  readonly message: ContactMessage;
  readonly onMark: (mark: MessageMark) => void;
  readonly onDelete: (message: ContactMessage) => void;
}

/** Read and unread are undone as easily as done; deleting asks first. */
export function MessageActions({ message, onMark, onDelete }: MessageActionsProps) {
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
