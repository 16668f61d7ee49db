import type { CallData } from "#contracts/call.ts";
import type { recordAnswer } from "#contracts/quotes/offers.ts";
import type { Staff } from "#server/access/actor.ts";
import { requireTypedDay } from "#server/require-typed-day.ts";
import type { Services } from "#server/services.ts";
import type { QuoteAt } from "../commands/change-quote.ts";
import type { Quote } from "../model/quote.ts";
import { findSentAt } from "../model/versions.repository.ts";
import { staffRecordAcceptance } from "./accept-offer.ts";
import { askForChanges, declineOffer } from "./answer-offer.ts";

type Given = CallData<typeof recordAnswer>["body"];

/** Staff records what a client answered by telephone, mail or purchase order; the client is written to (L6). @throws 422 for a day before it was sent, or after today */
export async function staffRecordAnswer(
  services: Services,
  staff: Staff,
  { given, ...at }: QuoteAt & { readonly given: Given },
): Promise<Quote> {
  const { version } = given;
  const { channel, on, by } = given;
  const since = await findSentAt(services.db, { quoteId: at.quoteId, number: version });
  requireTypedDay(services, { of: "answer", field: "on", day: on, since });
  const answer = {
    ...at,
    version,
    text: given.text ?? "",
    recorded: { channel, answered_on: on, answered_by: by },
  };
  if (given.answer === "decline") return await declineOffer(services, staff, answer);
  if (given.answer === "ask_changes") return await askForChanges(services, staff, answer);
  return await staffRecordAcceptance(services, staff, {
    ...{ ...at, version, choices: given.choices },
    sign: () => ({
      ...{ kind: "recorded", recorded_by: staff.userId, channel, answered_on: on, name: by },
      po_number: given.po_number || null,
    }),
  });
}
