import {
  answerContactMessage,
  deleteContactMessage,
  listContactMessages,
  restoreContactMessage,
  sendContactMessage,
  updateContactMessage,
} from "#contracts/contact.ts";
import { clientLanguage } from "#domain/language/client-language.ts";
import type { Message } from "#domain/words.ts";
import { anyone, may } from "#server/access/policies.ts";
import type { Mounting } from "#server/mounting.ts";
import { idempotencyKey } from "#server/platform/http/idempotency-key.ts";
import { isSuspicious } from "#server/platform/limits/is-suspicious.ts";
import { visitorAddress } from "#server/platform/limits/visitor-address.ts";
import { staffAnswerMessage } from "./staff-answer-message.ts";
import { staffDeleteMessage, staffMarkMessage, staffRestoreMessage } from "./staff-change-message.ts";
import { staffListMessages } from "./staff-list-messages.ts";
import { visitorSendMessage } from "./visitor-send-message.ts";

const sent: Message = /*i18n*/ { id: "contact.sent", message: "Message envoyé avec succès!" };

/** Writing to the shop, and the inbox of staff. */
export function contactRoutes({ routes, services }: Mounting): void {
  routes.add(sendContactMessage, anyone, async ({ body, request }) => {
    const { name, email, message } = body;
    await visitorSendMessage(services, {
      name,
      email,
      message,
      language: clientLanguage(request.locale(), services.shop.facts()),
      key: idempotencyKey(request),
      address: visitorAddress(request.ip),
      isDoubtful: isSuspicious(body),
    });
    return { message: request.say(sent) };
  });

  routes.add(listContactMessages, may("inbox.read"), ({ query }) => staffListMessages(services, query));

  routes.add(updateContactMessage, may("inbox.write"), async ({ params, body, actor }) => ({
    contact_message: await staffMarkMessage(services, actor, { messageId: params.id, isRead: body.is_read }),
  }));

  routes.add(deleteContactMessage, may("inbox.write"), async ({ params, actor }) => {
    await staffDeleteMessage(services, actor, params.id);
    return { success: true };
  });

  routes.add(answerContactMessage, may("inbox.write"), async ({ params, body, actor }) => ({
    contact_message: await staffAnswerMessage(services, actor, { messageId: params.id, text: body.text }),
  }));

  routes.add(restoreContactMessage, may("inbox.write"), async ({ params, actor }) => ({
    contact_message: await staffRestoreMessage(services, actor, params.id),
  }));
}
