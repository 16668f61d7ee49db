import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";

/** A version that was sent and holds, of one line, as the call answers it. */
export const sentVersion: QuoteVersionAnswer = {
  ...{ number: 2, state: "sent", rounding: "per-line", discount: null, discount_cents: 0 },
  ...{ goods_cents: 200_000, freight_cents: 0, is_freight_open: false },
  ...{ tax_profile_id: null, taxes: [], tax_cents: 0, freight_taxable: false, setup_taxable: true },
  ...{
    total_cents: 200_000,
    tolerance_percent: 5,
    tolerance_under_percent: 5,
    intro: "",
    note: null,
    valid_days: null,
  },
  ...{ valid_until: "2027-01-15", is_expired: false, hash: null, first_viewed_at: null },
  sent_at: "2026-12-16T16:00:00.000Z",
  lines: [
    {
      ...{ kind: "product", name: "Market tote, Large", size_id: 1, units: 10_000, unit_price: 0.2 },
      ...{ amount_cents: 200_000, taxable: null, discountable: null, freight: null, reason: null },
    },
  ],
  options: [],
  plan: [],
  acceptance: null,
};
