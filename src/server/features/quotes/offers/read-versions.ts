import type { QuoteVersionAnswer } from "#contracts/versions.ts";
import { lineAmount } from "#domain/offers/work-out-offer.ts";
import type { Actor } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { readQuote } from "../read-quote.ts";
import { findVersions, type QuoteVersion } from "./versions.repository.ts";

/**
 * The versions of a quote for one of its audiences: staff sees all of them, its client those that were sent, the holder of
 * its link the one that stands.
 * @throws 404 as `readQuote` does
 */
export async function readVersions(
  { db }: Pick<Services, "db">,
  actor: Actor,
  quoteId: number,
): Promise<QuoteVersionAnswer[]> {
  const quote = await readQuote(db, actor, quoteId);
  const versions = await findVersions(db, quote.id);
  return seenBy(actor, versions).map(presentVersion);
}

function seenBy(actor: Actor, versions: readonly QuoteVersion[]): readonly QuoteVersion[] {
  if (actor.kind === "staff") return versions;
  const sent = versions.filter(({ row }) => row.state !== "draft");
  return actor.kind === "client" ? sent : sent.filter(({ row }) => row.state !== "superseded").slice(-1);
}

function presentVersion({ row, content }: QuoteVersion): QuoteVersionAnswer {
  return {
    number: row.number,
    state: row.state,
    rounding: row.rounding,
    goods_cents: row.goods_cents,
    freight_cents: row.freight_cents,
    tax_cents: row.tax_cents,
    total_cents: row.total_cents,
    hash: row.hash,
    sent_at: row.sent_at,
    lines: content.lines.map((line) => ({
      kind: line.kind,
      name: line.name,
      size_id: line.sizeId ?? null,
      units: line.units ?? null,
      unit_price: line.unitPriceE4 === undefined ? null : line.unitPriceE4 / 10_000,
      amount_cents: lineAmount(line),
    })),
  };
}
