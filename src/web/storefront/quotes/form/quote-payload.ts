import type { Locale } from "#domain/language/language.ts";
import { hasSeveralLines, quoteTextLimits } from "#domain/quotes/quote-limits.ts";
import { totalUnits } from "#domain/quotes/units.ts";
import { cleanEmail, cleanLine, cleanText } from "#domain/text/clean.ts";
import { cutText } from "#domain/text/cut.ts";
import type { Estimate, QuoteLine } from "../sizes/quote-lines.ts";
import { draftTexts, type QuoteDraft } from "./quote-draft.ts";

const alwaysSent: ReadonlySet<string> = new Set(["name", "email", "phone", "message"]);

/** The fields of a quote request as they are sent, without the logo file. */
export function quotePayload(
  draft: QuoteDraft,
  { lines }: Estimate,
  locale: Locale,
): Readonly<Record<string, string>> {
  const texts = draftTexts
    .map((field) => [field, clean(field, draft[field])] as const)
    .filter(([field, text]) => text !== "" || alwaysSent.has(field));
  const isSeveral = draft.productColors.length > 1;
  return {
    ...Object.fromEntries(texts),
    quantity: String(totalUnits(lines)),
    sizes: JSON.stringify([...new Set(lines.map(({ size }) => size.name))]),
    sizesQuantities: JSON.stringify(unitsByName(lines)),
    // Names may repeat between products, ids do not: the server goes by these.
    size_ids: JSON.stringify(Object.fromEntries(lines.map(({ size, units }) => [size.id, units ?? 0]))),
    isLogo: draft.isLogo ? "1" : "0",
    colorRequirement: isSeveral ? "multiple" : "single",
    productColors: JSON.stringify(draft.productColors),
    ...(draft.isLogo && draft.logoColors.length > 0 ? { logo_colors: JSON.stringify(draft.logoColors) } : {}),
    ...(draft.isLogo && draft.places.length > 0 ? { places: JSON.stringify(draft.places) } : {}),
    ...(draft.isLogo && draft.sketch !== "" ? { sketch: draft.sketch } : {}),
    ...(draft.isLogo && draft.mayUseMark ? { may_use_mark: "1" } : {}),
    ...(draft.productId === null ? {} : { product_id: String(draft.productId) }),
    interest: interestOf(draft, lines),
    ...(locale === "mul" ? {} : { language: locale }),
  };
}

/** The logo, and what goes with it. */
export interface FilesOfRequest {
  readonly logo: File | undefined;
  readonly artwork?: readonly File[];
}

/** The form that carries them; the logo only when one is required. */
export function quoteForm(
  payload: Readonly<Record<string, string>>,
  draft: Pick<QuoteDraft, "isLogo">,
  { logo, artwork = [] }: FilesOfRequest,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(payload)) form.set(name, value);
  if (draft.isLogo && logo) form.set("logo", logo, logo.name);
  if (draft.isLogo) for (const file of artwork) form.append("artwork", file, file.name);
  return form;
}

function clean(field: string, text: string): string {
  if (field === "email") return cleanEmail(text);
  return field === "message" || hasSeveralLines(field) ? cleanText(text) : cleanLine(text);
}

function unitsByName(lines: readonly QuoteLine[]): Record<string, number> {
  const units: Record<string, number> = {};
  for (const { size, units: typed = 0 } of lines) units[size.name] = (units[size.name] ?? 0) + typed;
  return units;
}

/** What the request is about: as the cart named it, else the products that were ticked. */
function interestOf(draft: QuoteDraft, lines: readonly QuoteLine[]): string {
  const products = [...new Set(lines.map(({ product }) => product.name))].filter(Boolean).join(", ");
  return cutText(cleanLine(draft.interest || products), quoteTextLimits.interest);
}
