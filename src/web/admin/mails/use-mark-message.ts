import type { CallAnswer } from "#contracts/call.ts";
import { type ContactMessage, type listContactMessages, updateContactMessage } from "#contracts/contact.ts";
import { doAsStaff } from "../call-as-staff.ts";
import { useStaffMutation } from "../use-staff-mutation.ts";

/** What staff does to a message without being asked first. */
export interface MessageMark {
  readonly kind: "read" | "unread";
  readonly message: ContactMessage;
}

/** Marks a message; the list shows it at once, and as it was when it is refused. */
export function useMarkMessage() {
  return useStaffMutation({
    invalidates: ["contact-messages"],
    mutationFn: async ({ kind, message }: MessageMark) =>
      void (await doAsStaff(updateContactMessage, {
        params: { id: message.id },
        body: { is_read: kind === "read" },
      })),
    optimistic: { queryKey: "contact-messages", update: markInList },
  });
}

type MessageList = CallAnswer<typeof listContactMessages>;

function markInList({ messages, ...rest }: MessageList, { kind, message }: MessageMark): MessageList {
  const is_read = kind === "read";
  return {
    messages: messages.map((each) => (each.id === message.id ? { ...each, is_read } : each)),
    ...rest,
  };
}
