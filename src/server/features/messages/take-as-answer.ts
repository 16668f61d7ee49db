import { z } from "zod";
import { canMove, quoteStages } from "#domain/quotes/quote-stage.ts";
import type { Buyer } from "#server/access/actor.ts";
import { changeQuoteWithin } from "#server/features/deals/commands/change-quote.ts";
import { readQuote } from "#server/features/deals/model/read-quote.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { findLastAuditEntry } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";

/** As the entry of the question has it; one that was erased has nothing. */
const asked = z.object({ stage: z.enum(quoteStages).default("new") });

/**
 * What the client writes while staff waits for an answer is the answer: it is the shop's turn again, where it had stopped to
 * ask. In the transaction that writes the message.
 */
export async function takeAsAnswer(
  transaction: Transaction,
  services: Services,
  client: Buyer,
  quoteId: number,
): Promise<void> {
  if (!canMove(await readQuote(transaction, client, quoteId), "answer")) return;
  await changeQuoteWithin(transaction, services, client, {
    quoteId,
    command: "answer",
    decide: async ({ stage: before }) => {
      const question = { subject: "quote", subjectId: quoteId, action: "quote.ask-info" };
      const entry = await findLastAuditEntry(transaction, question);
      const { stage } = asked.parse(JSON.parse(entry?.before ?? "{}"));
      return { action: "quote.answer", set: { stage }, before: { stage: before }, after: {} };
    },
  });
}
