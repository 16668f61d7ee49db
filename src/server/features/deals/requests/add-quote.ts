import type { Insertable, Selectable } from "kysely";
import type { Language } from "#domain/language/language.ts";
import type { ClothSettings } from "#domain/quotes/cloth-colours.ts";
import { type NameOf, namesAmong, namesToday } from "#domain/quotes/cloth-names.ts";
import { askedLogo } from "#domain/quotes/logo-fee.ts";
import { eachDeliveryField } from "#domain/quotes/quote-limits.ts";
import { referenceYear } from "#domain/quotes/quote-reference.ts";
import { standingColumns } from "#domain/quotes/quote-stage.ts";
import { totalUnits } from "#domain/quotes/units.ts";
import type { ShopFacts } from "#domain/shop/shop-facts.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { writeSearchTexts } from "#server/platform/search/write-search-texts.ts";
import type { Quote } from "../model/quote.ts";
import type { QuoteForMail } from "../model/quote-mail.ts";
import { quoteSearchText } from "../model/quote-search-text.ts";
import { insertQuote } from "../model/quotes.repository.ts";
import type { QuoteTable } from "../model/quotes.table.ts";
import type { CheckedRequest } from "./check-request.ts";

interface NewQuote {
  readonly request: CheckedRequest;
  readonly clientId: number;
  readonly logoFileId: number | null;
  readonly language: Language;
  readonly isDoubtful: boolean;
  readonly at: Date;
  /** The sentence by which the buyer said that he may use the mark. */
  readonly markWords?: string | undefined;
  /** Where it is asked: the year of its reference begins there; and what its reference begins with. */
  readonly facts: Pick<ShopFacts, "timeZone" | "quotePrefix">;
  /** What colours and materials are called. */
  readonly settings: ClothSettings;
}

/** A quote that was just requested: what the response says of it. */
export type FreshQuote = QuoteForMail &
  Pick<Quote, "email" | "phone" | "message" | "status" | "language" | "createdAt" | "priceListId">;

/** Adds a pending quote with its frozen lines (SPEC-0.2). */
export async function addQuote(transaction: Transaction, asked: NewQuote): Promise<FreshQuote> {
  const quote = { ...asked, clothNames: namesIn(asked) };
  const row = await insertQuote(transaction, quoteRow(quote), quote.request.lines);
  const text = quoteSearchText(quote.request.fields, row.reference);
  await writeSearchTexts(transaction, "quotes", [{ id: row.id, text }]);
  return freshQuote(quote, row);
}

type NamedQuote = NewQuote & Pick<Quote, "clothNames">;

/** What colours and materials are called today; what the shop has no more, as it was called in the quote before. */
function namesIn({ request, settings }: NewQuote): NameOf[] {
  const { fields, lines, material, formerNames = [] } = request;
  const codes = [...fields.productColors, ...(fields.logo_colors ?? [])];
  const materials = [material, ...lines.map((line) => line.material)];
  const today = namesToday({ codes, materials }, settings);
  return namesAmong([...today, ...formerNames], [...codes, ...materials]);
}

function quoteRow({
  request,
  clientId,
  logoFileId,
  language,
  isDoubtful,
  at,
  facts,
  markWords,
  clothNames,
}: NamedQuote): Insertable<QuoteTable> {
  const { fields, lines, totalCents, productId, productType, material } = request;
  const { places, priceListId, printPrices } = request;
  return {
    reference_prefix: facts.quotePrefix,
    reference_year: referenceYear(at, facts.timeZone),
    client_id: clientId,
    name: fields.name,
    email: fields.email,
    phone: fields.phone,
    ...standingColumns("new"),
    message: fields.message,
    interest: orNull(fields.interest),
    product_id: productId,
    quantity: totalUnits(lines),
    is_logo_required: fields.isLogo ? 1 : 0,
    logo_file_id: logoFileId,
    color_requirement: fields.colorRequirement,
    product_colors: JSON.stringify(fields.productColors),
    logo_colors: JSON.stringify(fields.logo_colors ?? []),
    cloth_names: JSON.stringify(clothNames),
    places: JSON.stringify(places),
    price_list_id: priceListId,
    print_prices: printPrices && JSON.stringify(printPrices),
    product_type: productType,
    material,
    printing_type: null,
    ...eachDeliveryField((field) => orNull(fields[field])),
    language,
    is_doubtful: isDoubtful ? 1 : 0,
    rejection_reason: null,
    total_cents: totalCents,
    // Written when the row's id is known, which stands in its reference.
    search_text: "",
    created_at: at.toISOString(),
    answered_at: null,
    paid_at: null,
    undoable_id: null,
    address_confirmed_at: null,
    mark_permission:
      markWords === undefined ? null : JSON.stringify({ at: at.toISOString(), words: markWords }),
    deleted_at: null,
  };
}

type AddedRow = Pick<Selectable<QuoteTable>, "id" | "reference" | "status" | "created_at">;

function freshQuote({ request, language, clothNames }: NamedQuote, row: AddedRow): FreshQuote {
  const { fields, lines, totalCents, priceListId } = request;
  const { name, email, phone, message, isLogo } = fields;
  const { id, reference, status, created_at } = row;
  return {
    ...{ id, reference, status, createdAt: created_at, language },
    ...{ name, email, phone, message, lines, totalCents, priceListId },
    ...{ productColours: fields.productColors, clothNames },
    ...{ ...askedLogo(isLogo), offered: null },
  };
}

// An optional field that was left empty was not given.
function orNull(text: string | undefined): string | null {
  return text ? text : null;
}
