import type { Message } from "../words.ts";
import type { DeclineReason } from "./offer-rules.ts";

/** Why an offer is declined, as the client chooses it and staff reads it. */
export const declineReasonWords: Readonly<Record<DeclineReason, Message>> = {
  price: /*i18n*/ { id: "offer.decline.price", message: "The price" },
  date: /*i18n*/ { id: "offer.decline.date", message: "The delivery date" },
  elsewhere: /*i18n*/ { id: "offer.decline.elsewhere", message: "Ordered elsewhere" },
  not_needed: /*i18n*/ { id: "offer.decline.notNeeded", message: "No longer needed" },
  other: /*i18n*/ { id: "offer.decline.other", message: "Another reason" },
};

/** What stands as the reason of a request that its client has withdrawn. */
export const withdrawnByYou: Message = /*i18n*/ { id: "offer.withdrawn", message: "Withdrawn by you" };
