import type { Selectable } from "kysely";
import { z } from "zod";
import { printPlace } from "#contracts/catalogue/price-lists.ts";
import { unitPriceE4 } from "#domain/money/unit-price.ts";
import { eachDeliveryField } from "#domain/quotes/quote-limits.ts";
import { readStoredPrint } from "#server/features/catalogue/prices/stored-print.ts";
import type { Db } from "#server/platform/database/db.ts";
import { type FileRow, findFiles } from "#server/platform/storage/files.repository.ts";
import type { Quote, QuoteLine, QuoteLogo } from "./quote.ts";
import type { QuoteLineTable, QuoteTable } from "./quotes.table.ts";
import { findSketchedQuotes } from "./sketches.repository.ts";
import { findStandingOffers } from "./standing-offers.ts";
import { storedNames } from "./stored-content.ts";

type QuoteRow = Selectable<QuoteTable>;

const colours = z.array(z.string());
const places = z.array(printPlace);

/** Puts quotes together from their rows, in the same order: four more queries for any number of quotes. */
export async function readQuoteRows(db: Db, rows: readonly QuoteRow[]): Promise<Quote[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const fileIds = rows.flatMap((row) => row.logo_file_id ?? []);
  const lineRows = await db
    .selectFrom("quote_lines")
    .selectAll()
    .where("quote_id", "in", ids)
    .orderBy("id")
    .execute();
  const files = await findFiles(db, fileIds);
  const sketched = await findSketchedQuotes(db, ids);
  const lines = Map.groupBy(lineRows, (line) => line.quote_id);
  const quotes = rows.map((row) => ({
    ...quoteOf(
      row,
      lines.get(row.id) ?? [],
      row.logo_file_id === null ? undefined : files.get(row.logo_file_id),
    ),
    hasSketch: sketched.has(row.id),
  }));
  return await withStandingOffers(db, quotes);
}

/** Quotes with the offers that stand for them now. A request that waits for the first has none. */
export async function withStandingOffers<Some extends Pick<Quote, "id" | "stage">>(
  db: Db,
  quotes: readonly Some[],
) {
  const offers = await findStandingOffers(
    db,
    quotes.filter(({ stage }) => stage !== "new").map(({ id }) => id),
  );
  return quotes.map((quote) => ({ ...quote, offered: offers.get(quote.id) ?? null }));
}

function quoteOf(
  row: QuoteRow,
  lines: readonly Selectable<QuoteLineTable>[],
  file: FileRow | undefined,
): Omit<Quote, "offered" | "hasSketch"> {
  return {
    id: row.id,
    clientId: row.client_id,
    reference: row.reference,
    name: row.name,
    email: row.email,
    phone: row.phone,
    status: row.status,
    stage: row.stage,
    assigneeId: row.assignee_id,
    companyId: row.company_id,
    message: row.message,
    interest: row.interest,
    productId: row.product_id,
    quantity: row.quantity,
    isLogoRequired: row.is_logo_required === 1,
    logo: file ? logoOf(file) : null,
    logoFeeCents: row.logo_fee_cents,
    colourRequirement: row.color_requirement,
    productColours: colours.parse(JSON.parse(row.product_colors)),
    logoColours: colours.parse(JSON.parse(row.logo_colors)),
    clothNames: storedNames(row.cloth_names),
    places: places.parse(JSON.parse(row.places)),
    priceListId: row.price_list_id,
    printPrices: readStoredPrint(row.print_prices),
    productType: row.product_type,
    material: row.material,
    printingType: row.printing_type,
    delivery: eachDeliveryField((field) => row[field]),
    language: row.language,
    isDoubtful: row.is_doubtful === 1,
    rejectionReason: row.rejection_reason,
    totalCents: row.total_cents,
    version: row.version,
    priceVersion: row.price_version,
    lines: lines.map(lineOf),
    createdAt: row.created_at,
    answeredAt: row.answered_at,
    paidAt: row.paid_at,
    undoableId: row.undoable_id,
    addressConfirmedAt: row.address_confirmed_at,
    markPermission: readMarkPermission(row.mark_permission),
  };
}

function lineOf(row: Selectable<QuoteLineTable>): QuoteLine {
  return {
    productId: row.product_id,
    productName: row.product_name,
    sizeId: row.size_id,
    sizeName: row.size_name,
    buyerNames: {
      productName: row.buyer_product_name ?? row.product_name,
      sizeName: row.buyer_size_name ?? row.size_name,
    },
    sizeLabel: row.size_label,
    unitPrice: unitPriceE4(row.unit_price_e4),
    units: row.units,
    material: row.material,
  };
}

function logoOf(row: FileRow): QuoteLogo {
  return {
    fileId: row.id,
    name: row.original_name,
    mediaType: row.media_type,
    bytes: row.byte_size,
    state: row.state,
    storageKey: row.storage_key,
    previewKey: row.preview_key,
    protection: row.protection,
  };
}

const markPermission = z.object({ at: z.string(), words: z.string() });

function readMarkPermission(stored: string | null): Quote["markPermission"] {
  return stored === null ? null : markPermission.parse(JSON.parse(stored));
}
