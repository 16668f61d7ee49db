import { z } from "zod";
import type { OfferEvent, QuoteEvent } from "#contracts/quotes/timeline.ts";
import { undoable, undoableCommands } from "#domain/quotes/undoable-commands.ts";
import type { Buyer } from "#server/access/actor.ts";
import type { Db } from "#server/platform/database/db.ts";
import { findAuditEntries } from "#server/platform/history/history.repository.ts";
import { readQuote } from "../model/read-quote.ts";

const offerEvents = new Map<string, OfferEvent>([
  ["quote.send-offer", "offer-sent"],
  ["quote.extend", "offer-extended"],
  ["quote.recall", "offer-taken-back"],
  ["quote.accept", "accepted"],
  ["quote.record-acceptance", "accepted"],
  ["quote.undo-acceptance", "acceptance-undone"],
  ["quote.decline", "declined"],
  ["quote.ask-changes", "changes-asked"],
  ["quote.withdraw", "withdrawn"],
  ["quote.reopen", "reopened"],
]);

const priced = z.object({ logo_fee_cents: z.int() });
const aboutLine = z.object({ line: z.string().optional() });

/**
 * The life of a client's own quote as far as it is no payment: when it was asked for, priced, offered, answered. Who of the staff
 * did it is not among it. @throws 404
 */
export async function clientReadAuditEntries(db: Db, client: Buyer, quoteId: number): Promise<QuoteEvent[]> {
  const quote = await readQuote(db, client, quoteId);
  const entries = await findAuditEntries(
    db,
    {
      subject: "quote",
      subjectId: quoteId,
      actions: [
        "quote.set-logo-price",
        "quote.confirm",
        "quote.reject",
        ...["quote.undo-decision", "quote.undo"],
        ...offerEvents.keys(),
      ],
    },
    200,
  );
  const events = withoutUndone(entries).map((entry): QuoteEvent => {
    const at = entry.created_at;
    const offerEvent = offerEvents.get(entry.action);
    if (offerEvent === "changes-asked")
      return { kind: offerEvent, at, ...aboutLine.parse(JSON.parse(entry.after ?? "{}")) };
    if (offerEvent) return { kind: offerEvent, at };
    if (entry.action === "quote.reject") return { kind: "rejected", at };
    if (entry.action === "quote.confirm") return { kind: "confirmed", at };
    const { logo_fee_cents: cents } = priced.parse(JSON.parse(entry.after ?? "{}"));
    return { kind: "logo-price-set", at, amount_cents: cents };
  });
  return [{ kind: "requested", at: quote.createdAt }, ...events];
}

const undone = z.object({ undone: z.enum(undoableCommands) });

/** What was taken back before the client knew of it never was. */
function withoutUndone<AuditEntry extends { readonly action: string; readonly after: string | null }>(
  entries: readonly AuditEntry[],
): AuditEntry[] {
  const standing: AuditEntry[] = [];
  for (const entry of entries) {
    const actions = undoneBy(entry);
    if (!actions) standing.push(entry);
    else {
      const last = standing.findLastIndex(({ action }) => actions.includes(action));
      if (last >= 0) standing.splice(last, 1);
    }
  }
  return standing;
}

/** The lines that this one takes back; undefined for one that takes nothing back. */
function undoneBy({ action, after }: { readonly action: string; readonly after: string | null }) {
  if (action === "quote.undo-decision") return [...undoable.confirm.actions, ...undoable.reject.actions];
  if (action !== "quote.undo") return undefined;
  return undoable[undone.parse(JSON.parse(after ?? "{}")).undone].actions;
}
