import { printAreaOf } from "#contracts/catalogue/print-area.ts";
import type { QuoteRequestFields } from "#contracts/quotes/quote-request.ts";
import { sketchOf } from "#contracts/quotes/sketches.ts";
import { placesOfSketch } from "#domain/artwork/sketch.ts";
import { fileStartBytes } from "#domain/files/file-kind.ts";
import { clientLanguage } from "#domain/language/client-language.ts";
import type { Language, Locale } from "#domain/language/language.ts";
import { cents } from "#domain/money/cents.ts";
import type { UnitPriceE4 } from "#domain/money/unit-price.ts";
import type { PrintPrices } from "#domain/prices/price-list.ts";
import { type AskedSize, priceRequest } from "#domain/prices/price-request.ts";
import type { PrintPlace } from "#domain/prices/print-places.ts";
import { buyerNames } from "#domain/quotes/buyer-names.ts";
import { checkQuoteRequest } from "#domain/quotes/check-quote-request.ts";
import type { NameOf } from "#domain/quotes/cloth-names.ts";
import { maximumSizes } from "#domain/quotes/quote-limits.ts";
import { quoteTotal, quoteTotalRule } from "#domain/quotes/quote-total.ts";
import { normalizeLine } from "#domain/text/normalize.ts";
import { type Message, withValues } from "#domain/words.ts";
import {
  readSizesForQuote,
  type SizeForQuote,
} from "#server/features/catalogue/sizes/system-read-sizes-for-quote.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import type { Services } from "#server/services.ts";
import type { QuoteLine } from "../model/quote.ts";
import { type CheckedSketch, checkRequestedSketch } from "../sketches/check-sketch.ts";
import { namedFiles } from "../sketches/files-of-quote.ts";

/** A request that obeys every rule, with what is copied of the catalogue on this day. */
export interface CheckedRequest {
  readonly fields: QuoteRequestFields;
  /** Only when a logo is required. */
  readonly logo: UploadedFile | undefined;
  readonly lines: readonly QuoteLine[];
  readonly totalCents: number;
  readonly places: readonly PrintPlace[];
  readonly sketch?: CheckedSketch | undefined;
  /** The price list in use, and what printing costs by it: figures of this day (L2.9). */
  readonly priceListId: number | null;
  readonly printPrices: PrintPrices | null;
  readonly productId: number | null;
  readonly productType: string | null;
  readonly material: string | null;
  /** Of a quote that is asked for again: what its colours and materials were called. */
  readonly formerNames?: readonly NameOf[];
}

/** Applies every rule of the quote form, the catalogue, the price list (SPEC-3.33) and the total. @throws 422 with messages by field */
export async function checkRequest(
  { db, prices, shop }: Services,
  fields: QuoteRequestFields,
  {
    logo: file,
    artwork,
  }: { readonly logo: UploadedFile | undefined; readonly artwork: readonly UploadedFile[] },
  locale: Locale | undefined,
): Promise<CheckedRequest> {
  const sizes = await resolveSizes(db, fields);
  refuse({ ...sizeErrors(sizes), ...formErrors({ fields, file, sizes, locale }, shop.facts().minimumUnits) });
  const sent = new Set(namedFiles(file, artwork).keys());
  const sketch = await checkRequestedSketch(db, sketchAsked(fields, sizes), sent);
  const places = fields.isLogo ? (fields.places ?? sketchedPlaces(fields, sketch)) : [];
  const { listId: priceListId, list } = await prices.read(db);
  const { lines: priced } = priceRequest({ sizes: sizes.map(askedSizeOf), places }, list);
  const language = clientLanguage(fields.language, shop.facts());
  const lines = sizes.map((size, index) => lineOf(size, priced[index]?.unitPrice, language));
  const totalCents = quoteTotal(lines, cents(0));
  const totalError = quoteTotalRule(totalCents);
  if (totalError) refuse({ sizesQuantities: [totalError] });
  const logo = fields.isLogo ? file : undefined;
  const printPrices = fields.isLogo ? list.print : null;
  return { fields, logo, lines, totalCents, places, sketch, priceListId, printPrices, ...productOf(sizes) };
}

/** The sketch of a bag that is asked for; one of another product, or with a logo where none is asked for, is left aside. */
function sketchAsked({ sketch, isLogo }: QuoteRequestFields, sizes: readonly RequestedSize[]) {
  const isAskedFor = sizes.some(({ found: [size] }) => size?.productId === sketch?.product);
  return isAskedFor && (isLogo || sketch?.places.length === 0) ? sketch : undefined;
}

/** Where the logo is printed, as the sketch shows it (L2). */
function sketchedPlaces({ logo_colors = [] }: QuoteRequestFields, sketch: CheckedSketch | undefined) {
  if (!sketch) return [];
  return placesOfSketch(sketchOf(sketch.description), sketch.areas.map(printAreaOf), logo_colors.length);
}

interface Asked {
  readonly fields: QuoteRequestFields;
  readonly file: UploadedFile | undefined;
  readonly sizes: readonly RequestedSize[];
  readonly locale: Locale | undefined;
}

function formErrors({ fields, file, sizes, locale }: Asked, minimumUnits: number) {
  const values = {
    name: fields.name,
    email: fields.email,
    phone: fields.phone,
    locale,
    message: fields.message,
    sizes,
    isLogo: fields.isLogo,
    logo: file && {
      name: file.name,
      type: file.mediaType,
      size: file.bytes.length,
      start: file.bytes.subarray(0, fileStartBytes),
    },
    productColors: fields.productColors,
    logoColors: fields.logo_colors,
    delivery: fields,
  };
  return checkQuoteRequest(values, minimumUnits);
}

function sizeErrors(sizes: readonly RequestedSize[]): { sizes?: Message[] } {
  const errors = sizes.map(sizeError).filter((error) => error !== undefined);
  return errors.length > 0 ? { sizes: errors } : {};
}

function refuse(errors: Readonly<Partial<Record<string, readonly Message[]>>>): void {
  const fields: Record<string, readonly Message[]> = {};
  for (const [field, messages] of Object.entries(errors)) if (messages) fields[field] = messages;
  if (Object.keys(fields).length > 0) throw new AppError("invalid", { fields });
}

function askedSizeOf({ found: [size], units }: RequestedSize): AskedSize {
  if (!size || units === undefined) throw new Error("a size that was not checked");
  return { sizeId: size.sizeId, productId: size.productId, unitPrice: size.unitPriceE4, units };
}

function lineOf(
  { found: [size], units }: RequestedSize,
  unitPrice: UnitPriceE4 | undefined,
  language: Language,
): QuoteLine {
  if (!size || units === undefined || unitPrice === undefined) throw new Error("a size that was not checked");
  return {
    productId: size.productId,
    productName: size.productName,
    sizeId: size.sizeId,
    sizeName: size.sizeName,
    buyerNames: buyerNames(size, language),
    sizeLabel: size.sizeLabel,
    unitPrice,
    units,
    material: size.material,
  };
}

/** The product of the quote, if it is about one alone; its type and material are copied. */
function productOf(sizes: readonly RequestedSize[]) {
  const products = new Set(sizes.map(({ found: [size] }) => size?.productId));
  const size = sizes[0]?.found[0];
  if (!size || products.size !== 1) return { productId: null, productType: null, material: null };
  return { productId: size.productId, productType: size.productType, material: size.material };
}

const notOffered: Message = /*i18n*/ {
  id: "quote.sizes.notOffered",
  message: "{size}: this size is not available. Please choose another one.",
};
const ambiguous: Message = /*i18n*/ {
  id: "quote.sizes.ambiguous",
  message: "{size}: several products have a size of this name. Please choose the product first.",
};

/** Ids beyond it are in no column. */
const greatestId = 2_147_483_647;

/** A size as the request names it, with the units asked for, and the sizes of the catalogue that it may mean. */
interface RequestedSize {
  readonly name: string;
  readonly units: number | undefined;
  readonly found: readonly SizeForQuote[];
}

type SizeFields = Pick<
  QuoteRequestFields,
  "sizes" | "sizesQuantities" | "size_ids" | "product_id" | "interest"
>;

/** Looks up the sizes of a request, by id where ids were sent, otherwise by name within the product. */
async function resolveSizes(db: Db, fields: SizeFields): Promise<RequestedSize[]> {
  return fields.size_ids ? await resolveIds(db, fields.size_ids) : await resolveNames(db, fields);
}

/** What is wrong with a requested size as far as the catalogue is concerned. */
function sizeError({ name: size, found }: RequestedSize): Message | undefined {
  if (found.length === 0) return withValues(notOffered, { size });
  return found.length > 1 ? withValues(ambiguous, { size }) : undefined;
}

async function resolveIds(
  db: Db,
  units: Readonly<Record<string, number | undefined>>,
): Promise<RequestedSize[]> {
  const asked = Object.keys(units)
    .map(Number)
    .slice(0, maximumSizes + 1);
  const sizeIds = asked.filter((id) => id <= greatestId);
  const { byId } = await readSizesForQuote(db, { sizeIds });
  return asked.map((id) => {
    const size = byId.get(id);
    return { name: size?.sizeName ?? `#${id}`, units: units[id], found: size ? [size] : [] };
  });
}

async function resolveNames(db: Db, fields: SizeFields): Promise<RequestedSize[]> {
  const units = new Map(Object.entries(fields.sizesQuantities ?? {}));
  const asked = new Map(fields.sizes.map((name) => [normalizeLine(name), units.get(name)]));
  const sizeNames = [...asked.keys()].slice(0, maximumSizes + 1);
  const { byName } = await readSizesForQuote(db, {
    sizeNames,
    productId: fields.product_id,
    productName: fields.interest,
  });
  return sizeNames.map((name) => ({ name, units: asked.get(name), found: byName.get(name) ?? [] }));
}
