import type { CallAnswer } from "#contracts/call.ts";
import type { verifyVersion as verifyCall } from "#contracts/quotes/versions.ts";
import { printedCode, printedCodeLength } from "#domain/offers/printed-code.ts";
import { isExpired } from "#domain/offers/validity.ts";
import { quoteIdIn } from "#domain/quotes/quote-reference.ts";
import { canMove } from "#domain/quotes/quote-stage.ts";
import type { Services } from "#server/services.ts";
import { hasExemptionEnded } from "../model/exemption.ts";
import { findSentVersions } from "../model/versions.repository.ts";

/**
 * Whether a printed quote is what the shop offers now, or what was ordered, by its number and the code on the page. A
 * stranger with a paper learns nothing else: no amounts, no names.
 */
export async function verifyVersion(
  { db, clock, shop }: Pick<Services, "db" | "clock" | "shop">,
  { reference, code }: { readonly reference: string; readonly code: string },
): Promise<CallAnswer<typeof verifyCall>> {
  const given = code.trim().toLowerCase();
  const wanted = reference
    .trim()
    .toUpperCase()
    .replace(/-V\d+$/, "");
  const versions = await findSentVersions(db, { id: quoteIdIn(wanted), reference: wanted });
  const printed = versions.find(({ hash }) => hash && printedCode(hash) === printedCode(given));
  if (!printed || given.length < printedCodeLength) return { result: "unknown" };
  const { number: version, state, stage } = printed;
  const later = versions.findLast((each) => each.number > version && each.state !== "draft");
  if (state === "accepted" && stage === "accepted") return { result: "accepted", version };
  if (later)
    return { result: "replaced", version: later.number, ...(later.sent_at && { on: later.sent_at }) };
  const when = { at: clock(), timeZone: shop.facts().timeZone };
  const isOver =
    isExpired(printed.valid_until, when.at, when.timeZone) ||
    (await hasExemptionEnded(db, { row: printed }, when));
  const isInForce = state === "sent" && canMove(printed, "accept") && !isOver;
  return { result: isInForce ? "current" : "ended", version };
}
