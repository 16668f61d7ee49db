import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AnswerChannel } from "#domain/offers/offer-rules.ts";

/** How an answer came that staff records. */
export const channelWords: Readonly<Record<AnswerChannel, MessageDescriptor>> = {
  phone: msg`Telephone`,
  mail: msg`Mail`,
  purchase_order: msg`Purchase order`,
  other: msg`Otherwise`,
};
