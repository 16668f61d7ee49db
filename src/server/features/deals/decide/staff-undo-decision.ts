import type { Message } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import { findLastAuditEntry } from "#server/platform/history/history.ts";
import { withdrawHeldMail } from "#server/platform/mail/held-mails.ts";
import type { Services } from "#server/services.ts";
import { changeQuote, conflict, type QuoteAt } from "../commands/change-quote.ts";
import { restoreRows } from "../commands/restore-rows.ts";
import type { Quote } from "../model/quote.ts";
import { findQuoteForStaff } from "../model/quotes.repository.ts";

const tooLate: Message = /*i18n*/ {
  id: "quote.undoDecision.tooLate",
  message: "This can no longer be undone: the client knows of it.",
};

/**
 * Staff takes a decision back (SPEC-3.21): the quote is as it was before, and the mail of the decision does not leave. A
 * payment that was begun meanwhile is for a price that is not valid any more.
 * @throws 404, 409 once the mail has left, the client has opened the quote, or something was done after the decision
 */
export async function staffUndoDecision(services: Services, staff: Staff, at: QuoteAt): Promise<Quote> {
  return await changeQuote(services, staff, {
    ...at,
    command: "undo-decision",
    decide: async (quote, _now, transaction) => {
      const { id, status, decisionMailId: mailId } = quote;
      const action = status === "rejected" ? "quote.reject" : "quote.confirm";
      const entry = await findLastAuditEntry(transaction, { subject: "quote", subjectId: id, action });
      const isUndone =
        entry !== undefined &&
        mailId !== null &&
        (await withdrawHeldMail(transaction, mailId)) &&
        (await restoreRows(transaction, { quoteId: id, historyId: entry.id }));
      const restored = isUndone ? await findQuoteForStaff(transaction, id) : undefined;
      if (!restored) throw conflict(quote, tooLate);
      return {
        action: "quote.undo-decision",
        set: {},
        isPriceChanged: true,
        before: { status },
        after: { status: restored.status, total_cents: restored.totalCents },
      };
    },
  });
}
