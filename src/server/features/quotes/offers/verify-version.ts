import type { CallAnswer } from "#contracts/call.ts";
import type { verifyVersion as verifyCall } from "#contracts/quotes/versions.ts";
import { printedCode, printedCodeLength } from "#domain/offers/printed-code.ts";
import { quoteIdIn } from "#domain/quotes/quote-reference.ts";
import type { Db } from "#server/platform/database/db.ts";

/**
 * Whether a printed quote is what the shop offers now, by its number and the code on the page. A stranger with a paper
 * learns nothing else: no amounts, no names.
 */
export async function verifyVersion(
  db: Db,
  { reference, code }: { readonly reference: string; readonly code: string },
): Promise<CallAnswer<typeof verifyCall>> {
  const given = code.trim().toLowerCase();
  const wanted = reference
    .trim()
    .toUpperCase()
    .replace(/-V\d+$/, "");
  const versions = await db
    .selectFrom("quote_versions")
    .innerJoin("quotes", "quotes.id", "quote_versions.quote_id")
    .select([
      "quote_versions.number",
      "quote_versions.state",
      "quote_versions.hash",
      "quote_versions.sent_at",
    ])
    .where("quotes.id", "=", quoteIdIn(wanted))
    .where("quotes.reference", "=", wanted)
    .where("quotes.deleted_at", "is", null)
    .where("quote_versions.hash", "is not", null)
    .orderBy("quote_versions.number")
    .execute();
  const printed = versions.find(({ hash }) => hash && printedCode(hash) === printedCode(given));
  if (!printed || given.length < printedCodeLength) return { result: "unknown" };
  if (printed.state === "sent" || printed.state === "accepted")
    return { result: "current", version: printed.number };
  const current = versions.findLast(({ state }) => state === "sent" || state === "accepted");
  return current
    ? { result: "replaced", version: current.number, ...(current.sent_at && { on: current.sent_at }) }
    : { result: "replaced" };
}
