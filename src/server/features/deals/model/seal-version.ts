import { hash } from "node:crypto";
import { canonicalText } from "#domain/offers/snapshot.ts";
import { workOutOffer } from "#domain/offers/work-out-offer.ts";
import { exemptionOf } from "./exemption.ts";
import type { OfferParties } from "./offer-parties.ts";
import type { Quote } from "./quote.ts";
import type { QuoteVersion } from "./versions.repository.ts";

type Sealed = Pick<QuoteVersion, "content"> & {
  readonly row: Pick<
    QuoteVersion["row"],
    | "number"
    | "tolerance_ppm"
    | "tolerance_under_ppm"
    | "intro"
    | "terms"
    | "exempt_certificate_id"
    | "exempt_state"
  >;
  readonly parties: OfferParties;
};

/** Why it bears no tax, in the words of a snapshot. */
function exemptionText(row: Sealed["row"]) {
  const exemption = exemptionOf({ row });
  return exemption && { certificate_id: exemption.certificateId, state: exemption.state };
}

/** What was sent, its hash and when: nothing of it changes afterwards. */
export function sealOf(
  quote: Pick<Quote, "reference" | "name" | "language">,
  { row, content, parties }: Sealed,
  at: Date,
) {
  const sent_at = at.toISOString();
  const worked = workOutOffer(content);
  const snapshot = canonicalText({
    ...{
      reference: quote.reference,
      version: row.number,
      buyer: quote.name,
      language: quote.language,
      sent_at,
    },
    ...{ intro: row.intro, tolerance_ppm: row.tolerance_ppm, terms: row.terms || undefined },
    tolerance_under_ppm: row.tolerance_under_ppm ?? undefined,
    ...{ content, parties, exemption: exemptionText(row) },
    line_cents: worked.lines.map(({ amountCents }) => amountCents),
    ...{ goods_cents: worked.goodsCents, freight_cents: worked.freightCents },
    ...{ tax_cents: worked.taxCents, total_cents: worked.totalCents },
  });
  return { snapshot, hash: hash("sha256", snapshot), sent_at };
}
