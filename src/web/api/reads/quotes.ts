import {
  clientLogin as clientLoginCall,
  listOwnQuotes as listOwnCall,
  ownQuote,
} from "#contracts/clients/clients.ts";
import { listMeta } from "#contracts/lists.ts";
import { agreedGoods, agreedOffer } from "#contracts/quotes/agreed.ts";
import {
  logoFileAnswer,
  quoteForClient,
  quoteForLink,
  quoteForStaff,
  quoteLine,
} from "#contracts/quotes/quote-answers.ts";
import {
  confirmQuote as confirmCall,
  exportQuotes as exportCall,
  getQuote,
  getQuoteTotal as getTotalCall,
  listQuotes as listCall,
  rejectQuote as rejectCall,
  reportPaymentSuccess as reportCall,
  updateLogoPrice as updateLogoPriceCall,
} from "#contracts/quotes/quotes.ts";
import { z } from "#contracts/zod.ts";
import { nearestCents } from "#domain/money/cents.ts";
import { eachDeliveryField } from "#domain/quotes/quote-limits.ts";
import { readsAs } from "../call.ts";

// What a screen cannot do without. All else may be missing: what the specification does not name, and empty lists.
const { id, name, quantity, created_at } = quoteForLink.shape;
const needed = { id, name, quantity, created_at };
const { email } = quoteForClient.shape;
const logo_file = logoFileAnswer.partial({ protection: true, has_preview: true }).nullable().optional();

const linkRow = quoteForLink.partial().extend(needed);
const clientRow = quoteForClient.partial().extend({ ...needed, email, logo_file });
// Staff without the right to prices is answered none.
const staffLine = quoteLine.partial({ unit_price: true, line_total: true, line_total_cents: true });
const staffAgreed = agreedOffer.partial().extend({
  ...agreedGoods.shape,
  lines: z.array(agreedOffer.shape.lines.element.partial().extend(agreedGoods.shape.lines.element.shape)),
});
const staffRow = quoteForStaff.partial().extend({
  ...{ ...needed, email, logo_file, lines: z.array(staffLine).optional() },
  agreed: staffAgreed.nullable().optional(),
});

/** What every screen finds in a quote; the total is undefined where the answer carries none (SPEC-3.37). */
function complete(row: Omit<z.output<typeof linkRow>, "agreed">) {
  return {
    reference: row.reference ?? `#${row.id}`,
    status: row.status ?? ("undetermined" as const),
    sizes: row.sizes ?? [],
    sizes_quantities: row.sizes_quantities ?? {},
    lines: row.lines ?? [],
    interest: row.interest ?? null,
    is_logo_required: row.is_logo_required ?? false,
    price_logo_quote: row.price_logo_quote ?? null,
    total_cents: row.total_cents ?? nearestCents(row.total ?? row.total_quote),
    is_estimate: row.is_estimate ?? false,
  };
}

function completeForClient(row: Omit<z.output<typeof clientRow>, "agreed">) {
  return {
    ...complete(row),
    phone: row.phone ?? "",
    message: row.message ?? "",
    rejection_reason: row.rejection_reason ?? null,
    product_colors: row.product_colors ?? [],
    logo_colors: row.logo_colors ?? [],
    places: row.places ?? [],
    logo_file: row.logo_file ?? null,
    has_sketch: row.has_sketch ?? false,
    ...eachDeliveryField((field) => row[field] ?? null),
    is_address_confirmed: row.is_address_confirmed ?? true,
    confirmed_at: row.confirmed_at ?? null,
    paid_at: row.paid_at ?? null,
  };
}

const readQuoteForLink = linkRow.transform((row) => ({
  ...{ ...row, ...complete(row), agreed: row.agreed ?? null },
}));

export const readQuoteForClient = clientRow.transform((row) => ({
  ...{ ...row, ...completeForClient(row), agreed: row.agreed ?? null },
}));
export type ReadQuoteForClient = z.output<typeof readQuoteForClient>;
/** The same without what reaches the client elsewhere: what the holder of a link to his offer is answered, too. */
export type ReadQuoteOfBuyer = Omit<ReadQuoteForClient, "email" | "phone">;

export const readQuoteForStaff = staffRow.transform(({ lines = [], ...row }) => ({
  ...row,
  ...completeForClient(row),
  lines,
  agreed: row.agreed ?? null,
  comment: row.comment ?? row.message ?? "",
  logo_path: row.logo_path ?? null,
  logo_base64: row.logo_base64 ?? null,
  picture: row.picture ?? null,
  product_type: row.product_type ?? null,
  material: row.material ?? null,
  printing_type: row.printing_type ?? null,
  print_lines: row.print_lines ?? [],
  mark_permission: row.mark_permission ?? null,
}));
export type ReadQuoteForStaff = z.output<typeof readQuoteForStaff>;

/** One address, three field sets: each screen reads the one that it is answered (SPEC-1.14). */
export const getQuoteAsStaff = readsAs(getQuote, z.object({ quote: readQuoteForStaff }));
export const getQuoteAsClient = readsAs(getQuote, z.object({ quote: readQuoteForClient }));
export const getQuoteByLink = readsAs(getQuote, z.object({ quote: readQuoteForLink }));

export const getQuoteTotal = readsAs(
  getTotalCall,
  getTotalCall.answers[200]
    .partial()
    .transform(({ total_quote, total_cents }) => ({ total_cents: total_cents ?? nearestCents(total_quote) })),
);

export const listQuotes = readsAs(
  listCall,
  listCall.answers[200].extend({ quotes: z.array(readQuoteForStaff) }),
);

export const exportQuotes = readsAs(exportCall, readQuoteForStaff);

/** Whatever a decision is answered, it is done; the version, where it is told, is what an undo names. */
const decided = z
  .object({ quote: quoteForStaff.pick({ version: true }).optional().catch(undefined) })
  .catch({});
export const confirmQuote = readsAs(confirmCall, decided);
export const rejectQuote = readsAs(rejectCall, decided);

export const updateLogoPrice = readsAs(
  updateLogoPriceCall,
  z.object({ success: z.boolean().optional(), quote: readQuoteForStaff.optional() }),
);

export const clientLogin = readsAs(
  clientLoginCall,
  clientLoginCall.answers[200]
    .extend({ quote: readQuoteForClient })
    .partial({ quote_count: true })
    .transform(({ quote_count = 1, ...signedIn }) => ({ ...signedIn, quote_count })),
);

const readOwnQuote = ownQuote
  .partial({ status: true, stage: true, total_cents: true, is_estimate: true, agreed: true })
  .transform(({ status = "undetermined" as const, ...row }) => ({
    ...row,
    status,
    total_cents: row.total_cents ?? nearestCents(row.total_quote) ?? 0,
    is_estimate: row.is_estimate ?? false,
    agreed: row.agreed ?? null,
  }));
export type ReadOwnQuote = z.output<typeof readOwnQuote>;
/** A shop that answers the whole list says nothing of pages. */
export const listOwnQuotes = readsAs(
  listOwnCall,
  z.object({ quotes: z.array(readOwnQuote), meta: listMeta.optional() }),
);

/** What the report of a payment answers is not specified: all of it may be missing. */
export const reportPaymentSuccess = readsAs(reportCall, reportCall.answers[200].partial());
