import type { QuoteStatus } from "#domain/quotes/quote-status.ts";
import type { ReadQuoteForStaff } from "../../api/reads/quotes.ts";

interface Wanted {
  readonly status: QuoteStatus;
  readonly isLogoRequired: boolean;
  readonly hasFile: boolean;
  /** Dollars. */
  readonly fee: number | null;
}

/** A quote as staff reads it; only what matters to a row is said. */
export function quoteForTest({ status, isLogoRequired, hasFile, fee }: Wanted): ReadQuoteForStaff {
  return {
    id: 7,
    reference: "GE-2026-000007",
    name: "Ann Miller",
    email: "ann@example.com",
    phone: "(303) 555-0123",
    status,
    quantity: 10_000,
    sizes: ["Small"],
    sizes_quantities: { Small: 10_000 },
    lines: [],
    interest: null,
    is_logo_required: isLogoRequired,
    price_logo_quote: fee,
    total: 1400,
    total_quote: 1400,
    total_cents: 140_000,
    is_estimate: false,
    agreed: null,
    created_at: "2026-03-02T16:00:00.000Z",
    version: 1,
    message: "Bags, please.",
    comment: "Bags, please.",
    rejection_reason: status === "rejected" ? "Too soon." : null,
    product_colors: ["#1A7F37"],
    logo_colors: [],
    places: [],
    print_lines: [],
    company: null,
    delivery_address: null,
    wanted_by: null,
    po_number: null,
    confirmed_at: null,
    paid_at: null,
    logo_path: null,
    logo_base64: null,
    has_sketch: false,
    picture: null,
    logo_file: hasFile
      ? {
          name: "logo.png",
          media_type: "image/png",
          bytes: 100,
          state: "ready",
          protection: null,
          has_preview: true,
        }
      : null,
    color_requirement: "single",
    product_id: 1,
    product_type: null,
    material: null,
    printing_type: null,
    language: null,
    mark_permission: null,
    is_doubtful: false,
    is_address_confirmed: true,
  };
}
