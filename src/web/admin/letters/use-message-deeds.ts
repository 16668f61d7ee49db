import type { CallAnswer } from "#contracts/call.ts";
import { type ContactMessage, type listContactMessages, updateContactMessage } from "#contracts/contact.ts";
import { doAsStaff } from "../call-as-staff.ts";
import { useDeed } from "../use-deed.ts";

/** What staff does to a message without being asked first. */
export interface MessageDeed {
  readonly kind: "read" | "unread";
  readonly message: ContactMessage;
}

/** Marks a message; the list shows it at once, and as it was when it is refused. */
export function useMessageDeeds() {
  return useDeed({
    what: "staffDeed",
    refreshes: ["messages"],
    run: async ({ kind, message }: MessageDeed) =>
      void (await doAsStaff(updateContactMessage, {
        params: { id: message.id },
        body: { is_read: kind === "read" },
      })),
    foresee: { name: "messages", change: foresee },
  });
}

type MessageList = CallAnswer<typeof listContactMessages>;

function foresee({ messages, ...rest }: MessageList, { kind, message }: MessageDeed): MessageList {
  const is_read = kind === "read";
  return {
    messages: messages.map((each) => (each.id === message.id ? { ...each, is_read } : each)),
    ...rest,
  };
}
