import { z } from "zod";
import { quoteStages, standingColumns, standingOf } from "#domain/quotes/quote-stage.ts";
import { quoteStatuses } from "#domain/quotes/quote-status.ts";
import type { Message } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { findLastAuditEntry } from "#server/platform/history/history.ts";
import { withdrawHeldMail } from "#server/platform/mail/held-mails.ts";
import type { Services } from "#server/services.ts";
import { systemUnsendVersion } from "../offers/record-versions.ts";
import type { Quote } from "../quote.ts";
import { changeQuote, conflict, type QuoteAt } from "./change-quote.ts";

const tooLate: Message = /*i18n*/ {
  id: "quote.undoDecision.tooLate",
  message: "This can no longer be undone: the client knows of it.",
};

/** As the entry of the decision has it; one from before the stages has a status alone. */
const decided = z.object({ status: z.enum(quoteStatuses), stage: z.enum(quoteStages).optional() });

/**
 * Staff takes a decision back (SPEC-3.21): the quote is as it was before, and the mail of the decision does not leave. A
 * payment that was begun meanwhile is for a price that is not valid any more.
 * @throws 404, 409 once the mail has left, the client has opened the quote, or a payment was begun
 */
export async function staffUndoDecision(services: Services, staff: Staff, at: QuoteAt): Promise<Quote> {
  return await changeQuote(services, staff, {
    ...at,
    command: "undo-decision",
    decide: async (quote, _now, transaction) => {
      const isWithdrawn =
        quote.decisionMailId !== null && (await withdrawHeldMail(transaction, quote.decisionMailId));
      if (!isWithdrawn) throw conflict(quote, tooLate);
      const { id, status } = quote;
      const action = status === "rejected" ? "quote.reject" : "quote.confirm";
      const entry = await findLastAuditEntry(transaction, { subject: "quote", subjectId: id, action });
      const before = decided.parse(JSON.parse(entry?.before ?? "{}"));
      return {
        action: "quote.undo-decision",
        set: {
          ...standingColumns(standingOf(before.status, before.stage)),
          ...{ rejection_reason: null, answered_at: null, decision_mail_id: null },
        },
        ...(status === "confirmed" && {
          version: (inside: Transaction, changed: Quote) =>
            systemUnsendVersion(inside, changed, quote.answeredAt),
        }),
        isPriceChanged: true,
        before: { status },
        after: before,
      };
    },
  });
}
