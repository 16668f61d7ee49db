import type { QuoteRequestFields } from "#contracts/quote-request.ts";
import { fileStartBytes } from "#domain/files/file-kind.ts";
import type { Locale } from "#domain/language/language.ts";
import { type Cents, cents } from "#domain/money/cents.ts";
import { checkQuoteRequest } from "#domain/quotes/check-quote-request.ts";
import { quoteTotal, quoteTotalRule } from "#domain/quotes/quote-total.ts";
import type { Message } from "#domain/words.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { UploadedFile } from "#server/platform/http/read-multipart.ts";
import type { Services } from "#server/services.ts";
import type { QuoteLine } from "../quote.ts";
import { type RequestedSize, resolveSizes, sizeError } from "./resolve-sizes.ts";

/** A request that obeys every rule, with what is copied of the catalogue on this day. */
export interface CheckedRequest {
  readonly fields: QuoteRequestFields;
  /** Only when a logo is required. */
  readonly logo: UploadedFile | undefined;
  readonly lines: readonly QuoteLine[];
  readonly totalCents: Cents;
  readonly productId: number | null;
  readonly productType: string | null;
  readonly material: string | null;
}

/** Applies every rule of the quote form, the catalogue and the total. @throws 422 with messages by field */
export async function checkRequest(
  { db, config }: Services,
  fields: QuoteRequestFields,
  file: UploadedFile | undefined,
  locale: Locale | undefined,
): Promise<CheckedRequest> {
  const sizes = await resolveSizes(db, fields);
  refuse({ ...sizeErrors(sizes), ...formErrors({ fields, file, sizes, locale }, config.MINIMUM_UNITS) });
  const lines = sizes.map(lineOf);
  const totalCents = quoteTotal(lines, cents(0));
  const totalError = quoteTotalRule(totalCents);
  if (totalError) refuse({ sizesQuantities: [totalError] });
  const logo = fields.isLogo ? file : undefined;
  return { fields, logo, lines, totalCents, ...productOf(sizes) };
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

function lineOf({ found: [size], units }: RequestedSize): QuoteLine {
  if (!size || units === undefined) throw new Error("a size that was not checked");
  return {
    productId: size.productId,
    productName: size.productName,
    sizeId: size.sizeId,
    sizeName: size.sizeName,
    sizeLabel: size.sizeLabel,
    unitPrice: size.unitPriceE4,
    units,
  };
}

/** The product of the quote, if it is about one alone; its type and material are copied. */
function productOf(sizes: readonly RequestedSize[]) {
  const products = new Set(sizes.map(({ found: [size] }) => size?.productId));
  const size = sizes[0]?.found[0];
  if (!size || products.size !== 1) return { productId: null, productType: null, material: null };
  return { productId: size.productId, productType: size.productType, material: size.material };
}
