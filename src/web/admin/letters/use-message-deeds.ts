import { useLingui } from "@lingui/react/macro";
import {
  type ContactMessage,
  deleteContactMessage,
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

/** Does it. A deletion is told once it happened, with the way back. */
export function useMessageDeeds() {
  const { t } = useLingui();
  const deeds = useDeed({
    what: "staffDeed",
    refreshes: ["messages"],
    run: doDeed,
    onDone: (_, { kind, message }: MessageDeed) => {
      if (kind !== "delete") return;
      const undo = { label: t`Undo`, onAct: () => deeds.mutate({ kind: "restore", message }) };
      toast({ text: t`The message of ${message.name} is deleted.`, action: undo });
    },
  });
  return deeds;
}

async function doDeed({ kind, message }: MessageDeed): Promise<void> {
  const params = { id: message.id };
  if (kind === "delete") await callAsStaff(deleteContactMessage, { params });
  else if (kind === "restore") await callAsStaff(restoreContactMessage, { params, body: {} });
  else await callAsStaff(updateContactMessage, { params, body: { is_read: kind === "read" } });
}
