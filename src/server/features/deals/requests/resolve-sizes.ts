import type { QuoteRequestFields } from "#contracts/quotes/quote-request.ts";
import { maximumSizes } from "#domain/quotes/quote-limits.ts";
import { normalizeLine } from "#domain/text/normalize.ts";
import { type Message, withValues } from "#domain/words.ts";
import {
  readSizesForQuote,
  type SizeForQuote,
} from "#server/features/catalogue/sizes/system-read-sizes-for-quote.ts";
import type { Db } from "#server/platform/database/db.ts";

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
export interface RequestedSize {
  readonly name: string;
  readonly units: number | undefined;
  readonly found: readonly SizeForQuote[];
}

type SizeFields = Pick<
  QuoteRequestFields,
  "sizes" | "sizesQuantities" | "size_ids" | "product_id" | "interest"
>;

/** Looks up the sizes of a request, by id where ids were sent, otherwise by name within the product. */
export async function resolveSizes(db: Db, fields: SizeFields): Promise<RequestedSize[]> {
  return fields.size_ids ? await resolveIds(db, fields.size_ids) : await resolveNames(db, fields);
}

/** What is wrong with a requested size as far as the catalogue is concerned. */
export function sizeError({ name: size, found }: RequestedSize): Message | undefined {
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
