import type { DraftBody } from "#contracts/quotes/drafts.ts";
import type { Language } from "#domain/language/language.ts";
import { unitPriceToNumber } from "#domain/money/unit-price.ts";
import type { Cloth } from "#domain/offers/cloth.ts";
import type { Draft, DraftLine } from "#domain/offers/draft.ts";
import { layOutQuantities, listedPrices } from "#domain/offers/quantities.ts";
import type { PriceList } from "#domain/prices/price-list.ts";
import { priceRequest } from "#domain/prices/price-request.ts";
import { buyerNames, productLineName } from "#domain/quotes/buyer-names.ts";
import type { ClothSettings } from "#domain/quotes/cloth-colours.ts";
import { namesToday } from "#domain/quotes/cloth-names.ts";
import { maximumUnits } from "#domain/quotes/quote-limits.ts";
import {
  readSizesForQuote,
  type SizesFound,
} from "#server/features/catalogue/sizes/system-read-sizes-for-quote.ts";
import type { Services } from "#server/services.ts";
import { findLanguageOfQuote } from "../model/clients-of-quotes.repository.ts";

type Lines = readonly DraftLine[];
type Sizes = SizesFound["byId"];

/**
 * A draft with what the catalogue knows of its lines. One that names a size and nothing else is called as the catalogue has it in its buyer's language,
 * and costs what the price list in use says for these bags (SPEC-3.33). Every choice of an option is priced by itself, and so
 * is every quantity of a ladder (L9.4).
 */
export async function priceDraft(
  { db, prices, shop }: Pick<Services, "db" | "prices" | "shop">,
  body: DraftBody,
  quoteId: number,
): Promise<Draft> {
  const choices = (body.options ?? []).flatMap((option) => option.choices);
  const all: Lines = [...body.lines, ...choices.flatMap(({ lines }) => lines)];
  const sizeIds = all.flatMap(({ size_id }) => size_id ?? []);
  const hasQuantities = body.lines.some(({ quantities }) => quantities);
  if (sizeIds.length === 0 && !hasQuantities) return body;
  const { byId } = await readSizesForQuote(db, { sizeIds, withDrafts: true });
  const { list } = await prices.read(db);
  const draft = layOutQuantities(
    body,
    listedPrices(list, (sizeId) => byId.get(sizeId)?.productId),
  );
  const language = (await findLanguageOfQuote(db, quoteId)) ?? "en";
  const named = (lines: Lines) =>
    nameLines(lines, { sizes: byId, list, language, settings: shop.settings() });
  return {
    ...draft,
    lines: named(draft.lines),
    options: draft.options?.map((option) => ({
      ...option,
      choices: option.choices.map((choice) => ({ ...choice, lines: named(choice.lines) })),
    })),
  };
}

interface Known {
  readonly sizes: Sizes;
  readonly list: PriceList;
  readonly language: Language;
  readonly settings: ClothSettings;
}

function nameLines(lines: Lines, { sizes, list, language, settings }: Known): DraftLine[] {
  const asked = lines.flatMap(({ size_id, units }, index) => {
    const size = size_id === undefined ? undefined : sizes.get(size_id);
    if (!size || !isCount(units)) return [];
    const { sizeId, productId, unitPriceE4: unitPrice } = size;
    return { index, sizeId, productId, unitPrice, units };
  });
  const priced = priceRequest({ sizes: asked, places: [] }, list).lines;
  const prices = new Map(asked.map(({ index }, at) => [index, priced[at]?.unitPrice]));
  return lines.map((line, index) => {
    const size = line.size_id === undefined ? undefined : sizes.get(line.size_id);
    const isPriced = line.unit_price !== undefined || line.amount !== undefined;
    return {
      ...line,
      name: line.name || (size ? productLineName(buyerNames(size, language)) : ""),
      ...(size?.material && { cloth: ofMaterial(size.material, settings) }),
      ...(size && !isPriced && { unit_price: unitPriceToNumber(prices.get(index) ?? size.unitPriceE4) }),
    };
  });
}

/** The colours are the request's. */
function ofMaterial(material: string, settings: ClothSettings): Cloth {
  const names = namesToday({ codes: [], materials: [material] }, settings);
  return { colours: [], material, ...(names.length > 0 && { names }) };
}

function isCount(units: number | undefined): units is number {
  return Number.isInteger(units) && Number(units) > 0 && Number(units) <= maximumUnits;
}
