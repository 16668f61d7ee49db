import type { Insertable, Selectable } from "kysely";
import type { Language } from "#domain/language/language.ts";
import { referenceYear } from "#domain/quotes/quote-reference.ts";
import { totalUnits } from "#domain/quotes/units.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { insertRows } from "#server/platform/database/insert-rows.ts";
import { type SearchText, writeSearchTexts } from "#server/platform/search/write-search-texts.ts";
import type { CheckedRequest } from "./check-request.ts";
import type { Quote, QuoteLine } from "./quote.ts";
import type { QuoteForLetter } from "./quote-letter.ts";
import { quoteSearchText } from "./quote-search-text.ts";
import type { QuoteTable } from "./quotes.table.ts";

interface NewQuote {
  readonly request: CheckedRequest;
  readonly clientId: number;
  readonly logoFileId: number | null;
  readonly language: Language;
  readonly isDoubtful: boolean;
  readonly at: Date;
}

/** A quote that was just asked for: what whoever is told of it is told. */
export type FreshQuote = QuoteForLetter &
  Pick<Quote, "email" | "phone" | "message" | "status" | "language" | "createdAt">;

/** Adds pending quotes, as yet without the rows of their lines. @returns them in the same order */
export async function addQuotes(
  transaction: Transaction,
  quotes: readonly NewQuote[],
): Promise<FreshQuote[]> {
  const added = await insertRows(transaction, "quotes", quotes.map(quoteRow))
    .returning(["id", "reference", "status", "created_at", "email", "logo_file_id"])
    .execute();
  const inOrder = added.toSorted((a, b) => a.id - b.id);
  const texts: SearchText[] = [];
  const fresh = quotes.map((quote, index) => {
    const row = inOrder[index];
    // Ids ascend with the rows here. A database that gives them otherwise must not mix up whose quote is whose.
    if (row?.email !== quote.request.fields.email || row.logo_file_id !== quote.logoFileId)
      throw new Error("the database gave ids in an order of its own");
    const made = freshQuote(quote, row);
    const { fields } = quote.request;
    texts.push({
      id: row.id,
      text: quoteSearchText(fields, made.reference),
    });
    return made;
  });
  await writeSearchTexts(transaction, "quotes", texts);
  return fresh;
}

function quoteRow({
  request,
  clientId,
  logoFileId,
  language,
  isDoubtful,
  at,
}: NewQuote): Insertable<QuoteTable> {
  const { fields, lines, totalCents, productId, productType, material } = request;
  return {
    reference_year: referenceYear(at),
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
    is_doubtful: isDoubtful ? 1 : 0,
    rejection_reason: null,
    total_cents: totalCents,
    // Written when the row's id is known, which stands in its reference.
    search_text: "",
    created_at: at.toISOString(),
    answered_at: null,
    paid_at: null,
    decision_mail_id: null,
    address_confirmed_at: null,
    deleted_at: null,
  };
}

type AddedRow = Pick<Selectable<QuoteTable>, "id" | "reference" | "status" | "created_at">;

function freshQuote({ request, language }: NewQuote, row: AddedRow): FreshQuote {
  const { fields, lines, totalCents } = request;
  const { name, email, phone, message, isLogo } = fields;
  const { id, reference, status, created_at } = row;
  return {
    ...{ id, reference, status, createdAt: created_at, language },
    ...{ name, email, phone, message, lines, totalCents },
    ...{ isLogoRequired: isLogo, logoFeeCents: null },
  };
}

/** The frozen lines of quotes that were just added (SPEC-0.2), yet to be executed (`insertTogether`). */
export function linesInsert(transaction: Transaction, quotes: readonly Pick<FreshQuote, "id" | "lines">[]) {
  const rows = quotes.flatMap(({ id, lines }) => lines.map((line) => lineRow(id, line)));
  return insertRows(transaction, "quote_lines", rows);
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
