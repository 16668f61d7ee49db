import { z } from "zod";
import { quoteStages } from "#domain/quotes/quote-stage.ts";
import { quoteStatuses } from "#domain/quotes/quote-status.ts";
import type { Message } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import { findLastAuditEntry } from "#server/platform/history/history.ts";
import { withdrawHeldMail } from "#server/platform/mail/held-mails.ts";
import type { Services } from "#server/services.ts";
import { changeQuote, conflict, type QuoteAt } from "../commands/change-quote.ts";
import type { Quote } from "../model/quote.ts";
import { systemUnsendVersion } from "../model/record-versions.ts";

const tooLate: Message = /*i18n*/ {
  id: "quote.undoDecision.tooLate",
  message: "This can no longer be undone: the client knows of it.",
};

/** What a decision changes of a quote's row: its audit entry holds it as it was, so that undoing restores all of it. */
const decided = z.object({
  status: z.enum(quoteStatuses),
  stage: z.enum(quoteStages),
  total_cents: z.int(),
  answered_at: z.string().nullable(),
  rejection_reason: z.string().nullable(),
});

/** How a quote stands before a decision, for its audit entry. */
export function stateBefore(quote: Quote): z.infer<typeof decided> {
  const { status, stage, totalCents, answeredAt, rejectionReason } = quote;
  return {
    status,
    stage,
    total_cents: totalCents,
    answered_at: answeredAt,
    rejection_reason: rejectionReason,
  };
}

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
      const isWithdrawn =
        quote.decisionMailId !== null && (await withdrawHeldMail(transaction, quote.decisionMailId));
      if (!isWithdrawn) throw conflict(quote, tooLate);
      const { id, status } = quote;
      const action = status === "rejected" ? "quote.reject" : "quote.confirm";
      const entry = await findLastAuditEntry(transaction, { subject: "quote", subjectId: id, action });
      const before = decided.parse(JSON.parse(entry?.before ?? "{}"));
      // An offer that was sent before the confirmation stays as it was sent.
      const isFrozen = status === "confirmed" && before.stage !== "offered";
      return {
        action: "quote.undo-decision",
        set: { ...before, decision_mail_id: null },
        ...(isFrozen && { version: systemUnsendVersion }),
        isPriceChanged: true,
        before: { status },
        after: { status: before.status, total_cents: before.total_cents },
      };
    },
  });
}
