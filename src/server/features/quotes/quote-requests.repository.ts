import type { Language } from "#domain/language/language.ts";
import { quoteReference } from "#domain/quotes/quote-reference.ts";
import { totalUnits } from "#domain/quotes/units.ts";
import { searchable } from "#server/platform/database/contains.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import type { CheckedRequest } from "./check-request.ts";
import type { Quote, QuoteLine } from "./quote.ts";
import type { QuoteForLetter } from "./quote-letter.ts";

interface NewQuote {
  readonly request: CheckedRequest;
  readonly clientId: number;
  readonly logoFileId: number | null;
  readonly language: Language;
  readonly at: Date;
}

/** A quote that was just asked for: what whoever is told of it is told. */
export type FreshQuote = QuoteForLetter &
  Pick<Quote, "email" | "phone" | "message" | "status" | "language" | "createdAt">;

/** Adds a pending quote, as yet without the rows of its lines. */
export async function addQuote(
  transaction: Transaction,
  { request, clientId, logoFileId, language, at }: NewQuote,
): Promise<FreshQuote> {
  const { fields, lines, totalCents, productId, productType, material } = request;
  const { id, status, created_at } = await transaction
    .insertInto("quotes")
    .values({
      client_id: clientId,
      name: fields.name,
      email: fields.email,
      phone: fields.phone,
      status: "pending",
      message: fields.message,
      interest: orNull(fields.interest),
      product_id: productId,
      quantity: totalUnits(lines),
      is_logo_required: fields.isLogo ? 1 : 0,
      logo_file_id: logoFileId,
      logo_fee_cents: null,
      color_requirement: fields.colorRequirement,
      product_colors: JSON.stringify(fields.productColors),
      logo_colors: JSON.stringify(fields.logo_colors ?? []),
      product_type: productType,
      material,
      printing_type: null,
      company: orNull(fields.company),
      delivery_address: orNull(fields.delivery_address),
      wanted_by: orNull(fields.wanted_by),
      po_number: orNull(fields.po_number),
      language,
      rejection_reason: null,
      total_cents: totalCents,
      search_text: searchable(fields.name, fields.email, fields.phone),
      created_at: at.toISOString(),
      answered_at: null,
      paid_at: null,
      deleted_at: null,
    })
    .returning(["id", "status", "created_at"])
    .executeTakeFirstOrThrow();
  const { name, email, phone, message } = fields;
  return {
    ...{ id, reference: quoteReference(created_at, id), status, createdAt: created_at, language },
    ...{ name, email, phone, message, lines, totalCents },
    ...{ isLogoRequired: fields.isLogo, logoFeeCents: null },
  };
}

/** The frozen lines of a quote that was just added (§0.2), yet to be executed (`insertTogether`). */
export function linesInsert(transaction: Transaction, { id, lines }: Pick<FreshQuote, "id" | "lines">) {
  return transaction.insertInto("quote_lines").values(lines.map((line) => lineRow(id, line)));
}

function lineRow(quoteId: number, line: QuoteLine) {
  return {
    quote_id: quoteId,
    product_id: line.productId,
    product_name: line.productName,
    size_id: line.sizeId,
    size_name: line.sizeName,
    size_label: line.sizeLabel,
    unit_price_e4: line.unitPrice,
    units: line.units,
  };
}

// An optional field that was left empty was not given.
function orNull(text: string | undefined): string | null {
  return text ? text : null;
}
