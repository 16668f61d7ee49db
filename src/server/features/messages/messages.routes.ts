import {
  askInfo,
  getMessageFile,
  listMessages,
  markMessagesRead,
  removeMessage,
  restoreMessage,
  sendMessage,
} from "#contracts/quotes/messages.ts";
import { dealReader, may } from "#server/access/policies.ts";
import { presentToStaff } from "#server/features/deals/presenters/present-quote.ts";
import type { Mounting } from "#server/mounting.ts";
import { expectedVersion, sendVersion } from "#server/platform/http/row-version.ts";
import { sendFile } from "#server/platform/http/send-file.ts";
import { visitorAddress } from "#server/platform/limits/visitor-address.ts";
import { markRead } from "./mark-read.ts";
import { readMessageFile } from "./read-message-file.ts";
import { readThread } from "./read-thread.ts";
import { staffAskInfo } from "./staff-ask-info.ts";
import { staffRemoveMessage, staffRestoreMessage } from "./staff-remove-message.ts";
import { writeMessage } from "./write-message.ts";

/** The thread of a quote, for staff with the right and the quote's buyer; a link of the quote opens none of it, one of its offer does. */
export function messageRoutes({ routes, services }: Mounting): void {
  routes.add(listMessages, dealReader, async ({ params, actor }) => ({
    messages: await readThread(services.db, actor, params.id),
  }));

  routes.add(sendMessage, dealReader, async ({ params, form, several, actor, request }) => ({
    message: await writeMessage(services, actor, {
      quoteId: params.id,
      ...form,
      files: several,
      address: visitorAddress(request.ip),
    }),
  }));

  routes.add(markMessagesRead, dealReader, async ({ params, body, actor }) => ({
    up_to: await markRead(services, actor, { quoteId: params.id, upTo: body.up_to }),
  }));

  routes.add(getMessageFile, dealReader, async ({ params, actor, reply }) => {
    const { id: quoteId, message_id: messageId, file_id: fileId } = params;
    const file = await readMessageFile(services, actor, { quoteId, messageId, fileId });
    return sendFile(reply, file);
  });

  routes.add(askInfo, may("messages.write"), async ({ params, body, actor, request, reply }) => {
    const at = { quoteId: params.id, expectedVersion: expectedVersion(request) };
    const quote = await staffAskInfo(services, actor, { ...at, ...body });
    sendVersion(reply, quote.version);
    return { success: true as const, quote: presentToStaff(quote) };
  });

  routes.add(removeMessage, may("messages.write"), async ({ params, actor }) => ({
    message: await staffRemoveMessage(services, actor, { quoteId: params.id, messageId: params.message_id }),
  }));

  routes.add(restoreMessage, may("messages.write"), async ({ params, actor }) => ({
    message: await staffRestoreMessage(services, actor, params.id),
  }));
}
