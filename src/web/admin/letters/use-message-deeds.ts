import { useLingui } from "@lingui/react/macro";
import type { CallAnswer } from "#contracts/call.ts";
import {
  type ContactMessage,
  deleteContactMessage,
  type listContactMessages,
  restoreContactMessage,
  updateContactMessage,
} from "#contracts/contact.ts";
import { toast } from "../../ui/toast.ts";
import { callAsStaff } from "../call-as-staff.ts";
import { useDeed } from "../use-deed.ts";

/** What staff does to a message. */
export interface MessageDeed {
  readonly kind: "read" | "unread" | "delete" | "restore";
  readonly message: ContactMessage;
}

/** Does it; the list shows it at once, and as it was when it is refused. A deletion is told once it happened, with the way back. */
export function useMessageDeeds() {
  const { t } = useLingui();
  const deeds = useDeed({
    what: "staffDeed",
    refreshes: ["messages"],
    run: doDeed,
    foresee: { name: "messages", change: foresee },
    onDone: (_, { kind, message }: MessageDeed) => {
      if (kind !== "delete") return;
      const undo = { label: t`Undo`, onAct: () => deeds.mutate({ kind: "restore", message }) };
      toast({ text: t`The message of ${message.name} is deleted.`, action: undo });
    },
  });
  return deeds;
}

type MessageList = CallAnswer<typeof listContactMessages>;

function foresee({ messages, ...rest }: MessageList, { kind, message }: MessageDeed): MessageList {
  if (kind === "restore") return { messages, ...rest };
  if (kind === "delete") return { messages: messages.filter(({ id }) => id !== message.id), ...rest };
  const is_read = kind === "read";
  return {
    messages: messages.map((each) => (each.id === message.id ? { ...each, is_read } : each)),
    ...rest,
  };
}

async function doDeed({ kind, message }: MessageDeed): Promise<void> {
  const params = { id: message.id };
  if (kind === "delete") await callAsStaff(deleteContactMessage, { params });
  else if (kind === "restore") await callAsStaff(restoreContactMessage, { params, body: {} });
  else await callAsStaff(updateContactMessage, { params, body: { is_read: kind === "read" } });
}
