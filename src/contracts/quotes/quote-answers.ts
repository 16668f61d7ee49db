import { pdfProtections } from "#domain/files/pdf-protection.ts";
import { languages } from "#domain/language/language.ts";
import { colourRequirements, eachDeliveryField } from "#domain/quotes/quote-limits.ts";
import { quoteStages } from "#domain/quotes/quote-stage.ts";
import { quoteStatuses } from "#domain/quotes/quote-status.ts";
import { picture } from "../catalogue/picture.ts";
import { pricedLine, printPlace } from "../catalogue/price-lists.ts";
import { answeredFlag, jsonText, time } from "../fields.ts";
import { z } from "../zod.ts";
import { agreedGoods, agreedOffer, agreedSum } from "./agreed.ts";
import { clothNames } from "./cloth.ts";

/** A frozen line of a quote: what was requested, at the price of that day. */
export const quoteLine = z
  .object({
    size_id: z.int().nullable(),
    product_id: z.int().nullable(),
    product_name: z.string(),
    size_name: z.string(),
    /** What its buyer reads instead of both: in French for a French quote, where the shop has it (ADR-117). */
    buyer_names: z.object({ product_name: z.string(), size_name: z.string() }),
    label: z.string().nullable(),
    unit_price: z.number(),
    units: z.int(),
    line_total: z.number(),
    line_total_cents: z.int(),
  })
  .meta({ id: "QuoteLine" });

/** The uploaded logo. Its client may open it once it is `ready`; staff also a damaged (`refused`) one, as it was sent. */
export const logoFileAnswer = z
  .object({
    name: z.string(),
    media_type: z.string(),
    bytes: z.int(),
    state: z.enum(["waiting", "ready", "refused"]),
    /** A PDF that opens only with a password. Staff also sees one whose use is restricted. */
    protection: z.enum(pdfProtections).nullable(),
    /** Whether there is a picture of it to show: of a PDF, of its first page, where that could be drawn. */
    has_preview: z.boolean(),
  })
  .meta({ id: "LogoFile" });

const shared = {
  id: z.int(),
  reference: z.string(),
  name: z.string(),
  status: z.enum(quoteStatuses),
  /** Where it stands between the request and the yes. */
  stage: z.enum(quoteStages),
  quantity: z.int(),
  // These, and the lists of colours, may be JSON text.
  sizes: jsonText(z.array(z.string())),
  sizes_quantities: jsonText(z.record(z.string(), z.int())),
  lines: z.array(quoteLine),
  interest: z.string().nullable(),
  is_logo_required: answeredFlag,
  /** Dollars; null until it is set. */
  price_logo_quote: z.number().nullable(),
  /** Dollars with two decimals, under both names (SPEC-2.36); `is_estimate` says that it is one. */
  total: z.number(),
  total_quote: z.number(),
  total_cents: z.int(),
  is_estimate: z.boolean(),
  created_at: time,
  version: z.int(),
};

/** What the holder of the quote's link sees: what the payment page needs (SPEC-1.14). */
export const quoteForLink = z
  .object({ ...shared, agreed: agreedSum.nullable() })
  .meta({ id: "QuoteForLink" });
export type QuoteForLink = z.infer<typeof quoteForLink>;

const forClient = {
  ...shared,
  /** What was agreed on; null before that. All fields above keep what was asked for. */
  agreed: agreedOffer.nullable(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  rejection_reason: z.string().nullable(),
  product_colors: jsonText(z.array(z.string())),
  logo_colors: jsonText(z.array(z.string())),
  cloth_names: clothNames.optional(),
  /** Where the logo is printed, and in how many colours; empty where that was not stated. */
  places: z.array(printPlace),
  logo_file: logoFileAnswer.nullable(),
  /** Whether there is a picture of how the bag is to look. */
  has_sketch: z.boolean(),
  ...eachDeliveryField(() => z.string().nullable()),
  /** Whether a mailed link of this request was opened: until then the address is unconfirmed. */
  is_address_confirmed: z.boolean(),
  confirmed_at: time.nullable(),
  paid_at: time.nullable(),
};

/** What the quote's client sees (SPEC-1.14). */
export const quoteForClient = z.object(forClient).meta({ id: "QuoteForClient" });
export type QuoteForClient = z.infer<typeof quoteForClient>;

/** What the holder of a link to the offer sees: a link may be handed on (SPEC-4.39). */
export const quoteForOfferLink = quoteForClient
  .omit({ email: true, phone: true })
  .meta({ id: "QuoteForOfferLink" });
export type QuoteForOfferLink = z.infer<typeof quoteForOfferLink>;

/** What the buyer's side is answered, by session or by link. */
export const quoteForBuyer = z.union([quoteForClient, quoteForOfferLink]);

/** What an administrator sees (SPEC-1.14). `logo_base64` and `picture` come with a single quote, never with a list. */
export const quoteForStaff = z
  .object({
    ...forClient,
    client_id: z.int(),
    /** The user whom it is assigned to. */
    assignee_id: z.int().nullable(),
    /** The company that staff chose for it. */
    company_id: z.int().nullable(),
    /** The price list of the day of the request, and what its printing costs by it; no lines where not all of it is known. */
    price_list_id: z.int().nullable(),
    print_lines: z.array(pricedLine),
    comment: z.string(),
    logo_path: z.string().nullable(),
    logo_base64: z.string().nullable(),
    /** How its first bags look without a logo. */
    picture: picture.nullable(),
    color_requirement: z.enum(colourRequirements),
    product_id: z.int().nullable(),
    product_type: z.string().nullable(),
    material: z.string().nullable(),
    printing_type: z.string().nullable(),
    language: z.enum(languages).nullable(),
    /** When the buyer ticked that he may use the mark, and the sentence as he saw it. */
    mark_permission: z.object({ at: time, words: z.string() }).nullable(),
    /** It was filled in as programs do, or came after many others under the same address. */
    is_doubtful: answeredFlag,
  })
  .meta({ id: "QuoteForStaff" });
export type QuoteForStaff = z.infer<typeof quoteForStaff>;

/**
 * What staff without the right to prices sees: what is to be made, and no amount. Named field by field, so that a new one
 * stays out until a colleague adds it here because it holds no price.
 */
export const quoteWithoutPrices = quoteForStaff
  .pick({
    ...{ id: true, reference: true, status: true, stage: true, version: true, created_at: true },
    ...{ name: true, email: true, phone: true, client_id: true, language: true, assignee_id: true },
    ...{ quantity: true, sizes: true, sizes_quantities: true, interest: true, is_logo_required: true },
    ...{
      message: true,
      comment: true,
      rejection_reason: true,
      is_doubtful: true,
      is_address_confirmed: true,
    },
    ...{ product_colors: true, logo_colors: true, cloth_names: true, color_requirement: true, places: true },
    ...{ logo_file: true, logo_path: true, logo_base64: true, has_sketch: true, picture: true },
    ...{ product_id: true, product_type: true, material: true, printing_type: true },
    ...eachDeliveryField(() => true as const),
    ...{ confirmed_at: true, paid_at: true },
  })
  .extend({
    lines: z.array(quoteLine.omit({ unit_price: true, line_total: true, line_total_cents: true })),
    agreed: agreedGoods.nullable(),
  })
  .meta({ id: "QuoteWithoutPrices" });
export type QuoteWithoutPrices = z.infer<typeof quoteWithoutPrices>;

/** Whatever a caller may see of one quote. */
export const quoteForReader = z.union([
  quoteForStaff,
  quoteWithoutPrices,
  quoteForClient,
  quoteForOfferLink,
  quoteForLink,
]);
