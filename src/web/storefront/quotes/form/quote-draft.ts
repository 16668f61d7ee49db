import { type PrintPlace, printPlaces } from "#domain/prices/print-places.ts";
import { defaultProductColours, deliveryFields, eachDeliveryField } from "#domain/quotes/quote-limits.ts";
import { isRecord, readJson, readNumber, readText } from "#domain/text/read-value.ts";

/** The text fields of the form, named as in the payload, which is how errors come back. */
export const draftTexts = ["name", "email", "phone", "message", ...deliveryFields] as const;
export type DraftText = (typeof draftTexts)[number];

/** The visitor's input so far, without the logo: storage holds no files. */
export interface QuoteDraft extends Readonly<Record<DraftText, string>> {
  /** Units by the id of each ticked size; null while none are typed, or no number. */
  readonly units: Readonly<Record<string, number | null>>;
  readonly isLogo: boolean;
  /** Name of the file chosen last, to ask for it again after a reload. */
  readonly logoName: string | null;
  /** He may use the mark. */
  readonly mayUseMark: boolean;
  readonly productColors: readonly string[];
  readonly logoColors: readonly string[];
  /** Where the logo is printed, and in how many colours; a place without a number is not printed. */
  readonly places: readonly PrintPlace[];
  /** How the bag is to look, as JSON of the call's `sketch`; empty where no logo was placed. */
  readonly sketch: string;
  /** What the request is about, as the cart or the product page named it. */
  readonly interest: string;
  readonly productId: number | null;
  /** The stored devisProduct that has already been taken over. */
  readonly prefilledFrom: string | null;
  /** Sending it got no answer (SPEC-3.13). */
  readonly isUnsent: boolean;
}

export const emptyDraft: QuoteDraft = {
  name: "",
  email: "",
  phone: "",
  message: "",
  ...eachDeliveryField(() => ""),
  units: {},
  isLogo: false,
  logoName: null,
  mayUseMark: false,
  productColors: defaultProductColours,
  logoColors: [],
  places: [],
  sketch: "",
  interest: "",
  productId: null,
  prefilledFrom: null,
  isUnsent: false,
};

/** The draft that storage holds; whatever else is there is an empty one. */
export function readDraft(stored: string | null): QuoteDraft {
  const value = readJson(stored ?? "");
  if (!isRecord(value)) return emptyDraft;
  const texts = draftTexts.map((field) => [field, readText(value[field]) ?? ""]);
  const colours = readTexts(value.productColors);
  return {
    ...emptyDraft,
    ...Object.fromEntries(texts),
    units: readUnits(value.units),
    isLogo: value.isLogo === true,
    logoName: readText(value.logoName),
    mayUseMark: value.mayUseMark === true,
    productColors: colours.length > 0 ? colours : defaultProductColours,
    logoColors: readTexts(value.logoColors),
    places: readPlaces(value.places),
    sketch: readText(value.sketch) ?? "",
    interest: readText(value.interest) ?? "",
    productId: readNumber(value.productId),
    prefilledFrom: readText(value.prefilledFrom),
    isUnsent: value.isUnsent === true,
  };
}

/** Whether anything stands in it that its visitor would miss; name and e-mail may come from an earlier form. */
export function isTouched(draft: QuoteDraft): boolean {
  return JSON.stringify({ ...draft, name: "", email: "" }) !== JSON.stringify(emptyDraft);
}

/** An untouched form leaves nothing behind. */
export function writeDraft(draft: QuoteDraft): string | null {
  return draft === emptyDraft ? null : JSON.stringify(draft);
}

function readTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === "string") : [];
}

function readPlaces(value: unknown): PrintPlace[] {
  const rows = Array.isArray(value) ? value.filter(isRecord) : [];
  return printPlaces.flatMap((place) => {
    const colours = readNumber(rows.find((row) => row.place === place)?.colours);
    return colours === null ? [] : { place, colours };
  });
}

function readUnits(value: unknown): Record<string, number | null> {
  if (!isRecord(value)) return {};
  const ids = Object.keys(value).filter((id) => /^[1-9]\d{0,9}$/.test(id));
  return Object.fromEntries(ids.map((id) => [id, readNumber(value[id])]));
}
