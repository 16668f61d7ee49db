import type { SignsOfClients } from "./features/deals/reminders/send-due-reminders.ts";
import { waitsForStaff } from "./features/messages/messages.repository.ts";
import { findPaymentsOfQuote } from "./features/payments/ledger/payments.repository.ts";
import { underWayOfRow } from "./features/payments/settle/cancel-stale-intents.ts";
import type { Services } from "./services.ts";

/** What keeps clients from being asked for money: a deal knows neither its messages nor what a provider decides. */
export function signsOfClients({ clock }: Pick<Services, "clock">): SignsOfClients {
  return {
    async placesUnderWay(db, quoteId) {
      const payments = await findPaymentsOfQuote(db, quoteId);
      const underWay = payments.filter((row) => underWayOfRow(row, clock()) !== undefined);
      return new Set(underWay.map(({ plan_position }) => plan_position));
    },
    waitsForAnswer: waitsForStaff,
  };
}
